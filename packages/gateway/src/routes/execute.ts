import type { ExecuteRequest, OutputEvent } from "@agentstream/schema";
import { isExecuteRequest, validate } from "@agentstream/schema/requests/execute";
import { fingerprintOf, type Accepted, type Caller, type Sessions } from "@agentstream/sessions";

import { startProblems } from "../api-docs/route-docs.ts";
import { mayRead } from "../may-read.ts";
import { readBody } from "../read-body.ts";
import type { HttpRoute, RouteCall } from "../route.ts";
import { answerSse } from "../wire/answer-sse.ts";
import { createAnswerLimit } from "../wire/create-answer-limit.ts";
import { encodeBatches } from "../wire/encode-sse.ts";
import { signalOf } from "../wire/send-sse.ts";
import { speak } from "../wire/speak-dialect.ts";

/** Runs a task and streams what comes of it: the form of an older gateway, to the letter. */
export const execute: HttpRoute = {
  method: "POST",
  url: "/v1/execute",
  docs: {
    summary: "Run a task and stream its output",
    body: "requests/execute",
    answers: {
      200: { "text/event-stream": ["dialects/execute"], "application/json": ["responses/execute"] },
    },
    problems: startProblems,
  },
  access: "body",
  scope: "run",
  async handle(call) {
    const { context, request, reply } = call;
    const body = readBody({ is: isExecuteRequest, validate }, request.body);
    const caller = mayRead(call.caller);
    const { session, run } = await accept(context.sessions, caller, body);
    const headers = { "agentstream-session": session.id };
    const signal = signalOf(reply.raw);
    const items = context.sessions.read(caller, session.id, { run, signal });
    const values = valuesOf(speak(items, { name: "execute", options: {} }, 0));
    if (wantsJson(call)) return reply.headers(headers).send(await collect(session.id, values));
    await answerSse(reply, headers, encodeBatches(values), signal);
  },
};

function accept(sessions: Sessions, caller: Caller, body: ExecuteRequest): Promise<Accepted> {
  const { idempotency_key, auth_token: _, task, driver, model, config, session_id } = body;
  const wish = {
    agentType: driver,
    prompt: task,
    config: model === undefined ? { ...config } : { ...config, model },
    isUnattended: true,
  };
  const fingerprint = fingerprintOf("/v1/execute", { task, driver, model, config, session_id });
  const key = { key: idempotency_key, fingerprint };
  return session_id === undefined
    ? sessions.begin(caller, wish, key)
    : sessions.addTurn(caller, session_id, wish, key);
}

/** Server-sent events, unless JSON alone is asked for. */
const wantsJson = ({ request }: RouteCall): boolean => {
  const { accept: wanted = "" } = request.headers;
  return wanted.includes("application/json") && !wanted.includes("text/event-stream");
};

async function* valuesOf(spoken: ReturnType<typeof speak>): AsyncGenerator<readonly OutputEvent[]> {
  for await (const batch of spoken) yield batch.map(({ value }) => value).filter(isOutput);
}

const isOutput = (value: unknown): value is OutputEvent =>
  typeof value === "object" && value !== null && "kind" in value;

interface Collected {
  readonly session_id: string;
  /** All of the agent's words. */
  readonly text: string;
  readonly exit_code: number;
  readonly duration_ms: number;
  readonly events: readonly OutputEvent[];
}

async function collect(
  session_id: string,
  batches: AsyncIterable<readonly OutputEvent[]>,
): Promise<Collected> {
  const events: OutputEvent[] = [];
  const limit = createAnswerLimit(session_id);
  for await (const batch of batches)
    for (const event of batch) {
      limit.add(JSON.stringify(event).length);
      events.push(event);
    }
  const text = events.map((event) => (event.kind === "agent_token" ? event.text : "")).join("");
  const end = events.at(-1);
  const { exit_code, duration_ms } =
    end?.kind === "session_end" ? end : { exit_code: 1, duration_ms: 0 };
  return { session_id, text, exit_code, duration_ms, events };
}
