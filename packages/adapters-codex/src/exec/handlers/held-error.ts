import { read, type NativeLine } from "@agentstream/adapter-kit/author";

import type { State } from "../state.ts";
import { errorOf, readMessage } from "./error.ts";

/** Before another line: an error that did not end the turn is emitted as what it was. */
export function releaseError(native: NativeLine, state: State): void {
  const { heldError } = state;
  if (heldError === undefined) return;
  const type = read.string(native["type"]);
  if (type === "turn.failed") return;
  const isRepeated = type === "error" && readMessage(native) === heldError;
  if (!isRepeated) emitHeldError(state, false);
}

export function emitHeldError(state: State, fatal: boolean): void {
  const message = state.heldError;
  state.heldError = undefined;
  if (message !== undefined) state.emitter.error(errorOf(message, fatal));
}
