import { isEarlier } from "./is-earlier.ts";
import type { State } from "./state.ts";

/** How long the agent is silent after the last text of a turn: on a busy machine pieces came 300 ms apart. */
const silenceMs = 1000;

/** A prompt that was answered before the last text of its turn was sent. */
export interface EarlyAnswer {
  readonly endTurn: () => void;
  readonly endsAt: number;
}

/** Ends the turn of a prompt that was answered; of an agent that may still send text, once it is silent. */
export function endWhenSilent(endTurn: () => void, state: State): void {
  const mayBeEarly = isEarlier(state, state.quirks.answersEarlyUntil);
  if (mayBeEarly) state.earlyAnswer = { endTurn, endsAt: state.now() + silenceMs };
  else endTurn();
}

/** More came of the turn: its end waits. */
export function waitForMore(state: State): void {
  if (state.earlyAnswer !== undefined)
    state.earlyAnswer = { ...state.earlyAnswer, endsAt: state.now() + silenceMs };
}

/** Ends the turn whose answer was early, if there is one; with a time: if it is due. */
export function endEarlyTurn(state: State, now: number = Infinity): void {
  const { earlyAnswer } = state;
  if (earlyAnswer === undefined || earlyAnswer.endsAt > now) return;
  state.earlyAnswer = undefined;
  earlyAnswer.endTurn();
}
