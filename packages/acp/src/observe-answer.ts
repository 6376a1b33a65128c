import type { Lenient, RpcAnswer } from "@agentstream/adapter-kit/author";
import type { AcpResult } from "@agentstream/schema/native/acp/message";

import { endEarlyTurn, endWhenSilent } from "./early-answer.ts";
import { endTurn } from "./end-turn.ts";
import { learnAgent, learnSession } from "./learn-session.ts";
import { mapError } from "./map-error.ts";
import type { State } from "./state.ts";

type Result = Extract<RpcAnswer, { ok: true }>["result"];
type Observer = (result: Result, state: State, id: unknown) => boolean;

/** An answer to a request of another host: its shape shows what was asked. The first that fits. */
const shapes: readonly [key: keyof AcpResult, observer: Observer][] = [
  ["protocolVersion", observeAgent],
  ["stopReason", observeEnd],
  ["sessionId", observeSession],
  ["modes", observeSession],
  ["models", observeSession],
  ["configOptions", observeSession],
];

/** False if it has no meaning among ours. */
export function observeAnswer(answer: RpcAnswer, id: unknown, state: State): boolean {
  if (!answer.ok) return observeError(answer, id, state);
  const observer = shapes.find(([key]) => key in answer.result)?.[1];
  if (observer !== undefined) return observer(answer.result, state, id);
  // what was done as it was asked is not reported
  return Object.keys(answer.result).length === 0;
}

function observeAgent(result: Result, state: State): boolean {
  learnAgent(result, state);
  if (state.sessionId === undefined) state.history = "opening";
  return true;
}

function observeSession(result: Lenient<AcpResult>, state: State): boolean {
  learnSession(result, undefined, state);
  if (state.history === "over") return true;
  // the answer has the id of a new session, and none for one that was loaded
  const isLate = result.sessionId === undefined && state.quirks.historyEndsAt !== undefined;
  state.history = isLate ? "late" : "over";
  return true;
}

/** The same answer twice is none. */
function observeEnd(result: Result, state: State, id: unknown): boolean {
  if (id !== undefined && id === state.lastAnswerId) return false;
  state.lastAnswerId = id;
  endEarlyTurn(state);
  endWhenSilent(() => endTurn({ ok: true, result }, state), state);
  return true;
}

/** Which request failed is not in an error: with a session it was a prompt, unless it was no method of the agent's. */
function observeError(
  answer: Extract<RpcAnswer, { ok: false }>,
  id: unknown,
  state: State,
): boolean {
  const { emitter, sessionId } = state;
  const { message, errorCode, httpStatus } = mapError(answer, state.quirks);
  const isPrompt = sessionId !== undefined && errorCode !== "unsupported";
  if (isPrompt && id !== undefined && id === state.lastAnswerId) return false;
  if (isPrompt) {
    state.lastAnswerId = id;
    endEarlyTurn(state);
    endTurn(answer, state);
  } else {
    emitter.error({ message, errorCode, fatal: sessionId === undefined, httpStatus });
  }
  return true;
}
