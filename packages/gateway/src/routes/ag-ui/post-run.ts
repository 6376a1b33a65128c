import { fieldProblem, SessionProblem, type Accepted } from "@agentstream/sessions";
import { present } from "@agentstream/stream";

import { sse, startProblems } from "../../api-docs/route-docs.ts";
import { mayRead } from "../../may-read.ts";
import { refuseSteering } from "../../refuse-steering.ts";
import { renameFields } from "../../rename-fields.ts";
import type { HttpRoute, RouteCall } from "../../route.ts";
import { largeBody } from "../../wire/keep-message.ts";
import { keyOf } from "../create-session.ts";
import { answerInterrupts } from "./answers.ts";
import { promptOf } from "./prompt-of.ts";
import { readRun, type AgUiInput } from "./read-run.ts";
import { sendRun, sendThread } from "./send-run.ts";

/** A run of AG-UI: a prompt, answers to interrupts, or a look at the thread. */
export const postAgUiRun: HttpRoute = {
  method: "POST",
  url: "/v1/ag-ui",
  docs: {
    summary: "Run an agent by the Agent User Interaction Protocol",
    body: "requests/ag-ui",
    headers: ["Idempotency-Key"],
    answers: { 200: sse("dialects/ag-ui") },
    problems: [...startProblems, "alreadyAnswered"],
  },
  access: "token",
  scope: "run",
  queryNames: ["agentType"],
  bodyLimit: largeBody,
  async handle(call) {
    const { context, caller } = call;
    const input = readRun(call.context.largeBodies.take(call.request));
    const { threadId, runId, resume = [] } = input.request;
    const place = { threadId, runId };
    if (resume.length === 0 && input.last?.role === "user") {
      const { session, run } = await prompt(call, input);
      return sendRun(call, session, run, place);
    }
    const session = await context.sessions.findAlias(mayRead(caller), threadId);
    if (resume.length === 0) {
      if (session === undefined && input.last !== undefined)
        throw fieldProblem(input.path, "This starts a session: expected a user's message last.");
      return sendThread(call, session, place);
    }
    if (session === undefined)
      throw new SessionProblem(
        "notFound",
        "There is no thread of this id: its interrupts are gone.",
      );
    const run = await context.sessions.currentRun(session);
    await answerInterrupts(call, session, resume);
    const answered = resume.map(({ interruptId }) => interruptId);
    return sendRun(call, session, run, place, answered);
  },
};

async function prompt(call: RouteCall, input: AgUiInput): Promise<Accepted> {
  const { context, caller, query } = call;
  const { threadId, runId, forwardedProps = {} } = input.request;
  const { agentType = query["agentType"], config, outputSchema, env, mcpServers } = forwardedProps;
  const { ifBusy = "refuse" } = forwardedProps;
  const { prompt: asked, pathOf } = promptOf(input);
  const settings = present({ agentType, config, outputSchema, env, mcpServers });
  const turn = { ...settings, ifBusy, prompt: asked };
  const key = keyOf(call, "/v1/ag-ui", { threadId, runId, ...turn });
  return renameFields(
    async () => {
      refuseSteering(ifBusy);
      return context.sessions.promptAlias(caller, threadId, turn, key);
    },
    (path) => fieldOf(pathOf(path)),
  );
}

/** Where a field of ours stands in the request. */
const fieldOf = (path: string): string =>
  /^\/(?:agentType|config|outputSchema|env|mcpServers|ifBusy)/.test(path)
    ? `/forwardedProps${path}`
    : path;
