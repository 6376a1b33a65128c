import type { HostInput } from "@agentstream/runner";
import type { PermissionAnswer, QuestionAnswer } from "@agentstream/schema";

import { requireScope, type Caller } from "./caller.ts";
import { findSession, type Context } from "./context.ts";
import type { LiveSession } from "./live-session.ts";
import { alreadyAnswered } from "./open-requests.ts";
import { SessionProblem } from "./session-problem.ts";

export const answerPermission = (
  context: Context,
  caller: Caller,
  id: string,
  requestId: string,
  answer: PermissionAnswer,
): Promise<void> =>
  answerRequest(context, caller, id, requestId, {
    check: ({ requests }) => requests.checkPermission(requestId, answer),
    input: { type: "permissionAnswer", requestId, answer },
  });

export const answerQuestion = (
  context: Context,
  caller: Caller,
  id: string,
  requestId: string,
  answer: QuestionAnswer,
): Promise<void> =>
  answerRequest(context, caller, id, requestId, {
    check: ({ requests }) => requests.checkQuestion(requestId, answer),
    input: { type: "questionAnswer", requestId, answer },
  });

interface Answer {
  readonly check: (live: LiveSession) => void;
  readonly input: HostInput;
}

/** The walk of an answer: one caller claims the request, the run hears it, and what became of it is in the log. */
async function answerRequest(
  context: Context,
  caller: Caller,
  id: string,
  requestId: string,
  { check, input }: Answer,
): Promise<void> {
  requireScope(caller, "answer");
  await findSession(context, caller, id);
  const live = context.lives.get(id);
  const run = live?.run;
  if (live === undefined || run === undefined)
    throw new SessionProblem("gone", "The run is over: nobody waits for the answer any more.");
  check(live);
  const claim = { scope: `answer:${id}`, key: requestId, sessionId: id, value: caller.owner };
  if ((await context.store.claim(claim)) !== undefined) throw alreadyAnswered(requestId);
  const settled = live.requests.settled(requestId);
  run.send(input);
  await settled;
}
