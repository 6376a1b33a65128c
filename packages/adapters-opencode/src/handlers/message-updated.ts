import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";

import type { ServeHandler } from "../handler.ts";
import type { ServeState } from "../state.ts";
import { takeAnswer } from "../turns.ts";
import { noteError } from "./error.ts";
import { modelOf } from "./subagent.ts";

/** A message began or changed: who speaks, with which model, and what went wrong. */
export const handleMessageUpdated: ServeHandler = ({ info }, session, state) => {
  const message = read.fields(info);
  const id = read.string(message["id"]);
  const role = read.string(message["role"]);
  if (id === undefined || role === undefined) return false;
  const known = state.messages.get(id);
  const { turn } = known ?? state;
  const isMain = session === state.main;
  if (known === undefined) {
    const isSummary = message["summary"] === true;
    // an answer may begin the next turn
    if (isMain && role === "assistant") beginAnswer(message, state);
    state.messages.set(id, { role, turn: state.turn, isSummary });
  }
  const isOver = isMain && turn < state.turn && known !== undefined;
  const hasFailed = role === "assistant" && message["error"] !== undefined && !isOver;
  if (hasFailed) noteError(message["error"], session, state);
  return true;
};

function beginAnswer(message: NativeObject, state: ServeState): void {
  const model = modelOf(message);
  if (model !== undefined) state.emitter.session.learn({ model });
  takeAnswer(read.string(message["parentID"]), state);
}
