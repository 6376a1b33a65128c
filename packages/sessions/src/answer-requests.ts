import {
  checkPermissionAnswer,
  checkQuestionAnswer,
  type AnswerFault,
} from "@agentstream/adapter-kit";
import type { HostInput } from "@agentstream/runner";
import type { PermissionAnswer, QuestionAnswer } from "@agentstream/schema";
import type { OpenRequests, RequestEvent } from "@agentstream/stream";

import { requireScope, type Caller } from "./caller.ts";
import { findSession, type Context } from "./context.ts";
import { isOver } from "./learn-facts.ts";
import { readRequests } from "./open-requests.ts";
import { fieldProblem, SessionProblem } from "./session-problem.ts";

export const answerPermission = (
  context: Context,
  caller: Caller,
  id: string,
  requestId: string,
  answer: PermissionAnswer,
): Promise<void> =>
  answerRequest(context, caller, id, requestId, {
    check: (request) =>
      request.type === "permissionRequested"
        ? checkPermissionAnswer(request, answer)
        : wrongRoute(requestId, "questions"),
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
    check: (request) =>
      request.type === "questionAsked"
        ? checkQuestionAnswer(request, answer)
        : wrongRoute(requestId, "permissions"),
    input: { type: "questionAnswer", requestId, answer },
  });

interface Answer {
  readonly check: (request: RequestEvent) => AnswerFault | undefined;
  readonly input: HostInput;
}

/**
 * The way of an answer: it is checked, one caller claims the request, the run gets it, and its outcome is in the
 * log. A caller always gets a reply: a run reports every input, at the latest when it is over.
 */
async function answerRequest(
  context: Context,
  caller: Caller,
  id: string,
  requestId: string,
  { check, input }: Answer,
): Promise<void> {
  requireScope(caller, "answer");
  const { store, signals } = context;
  const { state } = await findSession(context, caller, id);
  const lease = await store.leases.find(id);
  if (lease === undefined || isOver(state)) throw runIsOver();
  const { run } = lease;
  const fault = check(findRequest(await readRequests(store, id, run), requestId));
  if (fault !== undefined) throw fieldProblem(fault.path, fault.message);
  const scope = `answer:${id}`;
  const claim = { scope, key: requestId, sessionId: id, value: caller.owner };
  if ((await store.claim(claim)) !== undefined) throw alreadyAnswered(requestId);
  const result = await signals.send(lease, input);
  if (result !== "nobody" && result.isUsed) return;
  // it may have been used by a run whose reply was lost: then the log has its outcome
  const isSettled = (await readRequests(store, id, run)).isSettled(requestId);
  if (isSettled && result === "nobody") return;
  await store.release(scope, requestId);
  if (result === "nobody" || (await store.leases.find(id))?.epoch !== lease.epoch)
    throw runIsOver();
  // it was settled after it was checked: it expired, or the agent took it back
  if (isSettled) throw alreadyAnswered(requestId);
  throw new SessionProblem("invalid", `The answer was not used: ${result.reason}`);
}

function findRequest(requests: OpenRequests, requestId: string): RequestEvent {
  const request = requests.get(requestId);
  if (request !== undefined) return request;
  throw requests.isSettled(requestId)
    ? alreadyAnswered(requestId)
    : new SessionProblem("notFound", `This run has no request "${requestId}".`);
}

const runIsOver = (): SessionProblem =>
  new SessionProblem("gone", "The run is over and takes no answers any more.");

const alreadyAnswered = (requestId: string): SessionProblem =>
  new SessionProblem("alreadyAnswered", `"${requestId}" is answered already, or has expired.`);

function wrongRoute(requestId: string, route: string): never {
  throw new SessionProblem("invalid", `Answer "${requestId}" at /${route}/${requestId}.`);
}
