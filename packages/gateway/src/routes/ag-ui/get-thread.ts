import { threadMessages, type ThreadMessage } from "@agentstream/dialects";
import { fieldProblem, isOver, SessionProblem, type StoredSession } from "@agentstream/sessions";

import { mayRead } from "../../may-read.ts";
import { readLimit, readWord } from "../../read-query.ts";
import type { HttpRoute, RouteCall } from "../../route.ts";
import { readEndedRuns } from "../../wire/read-ended-runs.ts";
import { sendRun } from "./send-run.ts";

/** What TanStack's client loads at first: a thread by its id, then the run that was named as running. */
export const getAgUiThread: HttpRoute = {
  method: "GET",
  url: "/v1/ag-ui",
  docs: {
    summary: "Read a thread, or the run that it names",
    answers: {
      200: {
        "application/json": [
          {
            anyObject: "`messages`, `activeRun` and `page`, as TanStack's `ChatClient` reads them.",
          },
        ],
        "text/event-stream": ["dialects/ag-ui"],
      },
    },
    problems: ["notFound"],
  },
  access: "token",
  scope: "read",
  queryNames: ["threadId", "runId", "offset", "limit", "before"],
  async handle(call) {
    const { threadId, runId } = call.query;
    if (runId !== undefined) return readRun(call, runId);
    if (threadId !== undefined) return readThread(call, threadId);
    throw fieldProblem("/threadId", "Expected the id of a thread, or a runId of its `activeRun`.");
  },
};

/** The id of a run, for clients that have not started it. */
const runIdOf = ({ id }: StoredSession, run: number): string => `${id}/${run}`;

interface Thread {
  readonly messages: readonly ThreadMessage[];
  /** Its stream has what is missing in the messages, with its interrupts. */
  readonly activeRun: { readonly runId: string } | null;
  readonly interrupts: null;
  readonly page: { readonly truncated: boolean; readonly cursor?: string };
}

async function readThread(call: RouteCall, threadId: string): Promise<Thread> {
  const { context, caller, query } = call;
  const limit = readLimit(query, Infinity, Number.MAX_SAFE_INTEGER);
  const session = await context.sessions.findAlias(mayRead(caller), threadId);
  const all = session === undefined ? [] : threadMessages(await readEndedRuns(call, session));
  const { before } = query;
  const end = before === undefined ? all.length : all.findIndex(({ id }) => id === before);
  if (end === -1)
    throw fieldProblem("/before", "Expected the `cursor` of an earlier page of this thread.");
  const start = Math.max(0, end - limit);
  const messages = all.slice(start, end);
  const [first] = messages;
  const isRunning = session !== undefined && !isOver(session.state);
  return {
    messages,
    activeRun: isRunning
      ? { runId: runIdOf(session, await context.sessions.currentRun(session)) }
      : null,
    interrupts: null,
    page: start > 0 && first ? { truncated: true, cursor: first.id } : { truncated: false },
  };
}

async function readRun(call: RouteCall, runId: string): Promise<void> {
  const { context, caller, query } = call;
  readWord(query, "offset", ["-1"]);
  const [, id = "", run = ""] = /^(.+)\/(\d{1,9})$/.exec(runId) ?? [];
  const session = await context.sessions.findAlias(mayRead(caller), id);
  if (session === undefined || Number(run) < 1 || Number(run) > session.runs)
    throw new SessionProblem(
      "notFound",
      "No run of this id; `activeRun` of GET /v1/ag-ui?threadId= names the one that runs.",
    );
  return sendRun(call, session, Number(run), { threadId: session.alias ?? session.id, runId });
}
