import { read, type Lenient } from "@agentstream/adapter-kit/author";
import type { OpencodeMessage } from "@agentstream/schema/native/opencode/serve";

import { modelName } from "../../model-name.ts";
import { noteError } from "../../note-error.ts";
import type { Handler } from "../line.ts";
import type { ServeState } from "../state.ts";
import { takeAnswer } from "../turns.ts";

/** A message began or changed: its role, the model, and what went wrong. */
export const handleMessageUpdated: Handler<"message.updated"> = (
  { properties },
  { session, state },
) => {
  const message = read.fields(read.fields(properties).info);
  const id = read.string(message.id);
  const role = read.string(message.role);
  if (id === undefined || role === undefined) return false;
  const known = state.messages.get(id);
  const { turn } = known ?? state;
  const isMain = session === state.main;
  if (known === undefined) {
    // of the user's own messages it is an object
    const isSummary = read.boolean(message.summary) === true;
    // an answer may begin the next turn
    if (isMain && role === "assistant") beginAnswer(message, state);
    state.messages.set(id, { role, turn: state.turn, isSummary });
  }
  const isOver = isMain && turn < state.turn && known !== undefined;
  const hasFailed = role === "assistant" && message.error !== undefined && !isOver;
  if (hasFailed) noteError(message.error, session, state);
};

function beginAnswer(
  { providerID, modelID, parentID }: Lenient<OpencodeMessage>,
  state: ServeState,
): void {
  const model = modelName(read.string(providerID), read.string(modelID));
  if (model !== undefined) state.emitter.session.learn({ model });
  takeAnswer(read.string(parentID), state);
}
