import { read } from "@agentstream/adapter-kit/author";

import { mapError, statusIn } from "../../map-error.ts";
import { takeStreamed } from "../blocks.ts";
import type { LineOf } from "../line.ts";
import type { Context } from "../state.ts";
import { textOf } from "../text-of.ts";
import { ownerOf, threadOf } from "../thread.ts";

/** An error of the API, which the CLI puts into words: they are an error, not the agent's text. */
export function handleAssistantError(native: LineOf<"assistant">, context: Context): void {
  const { emitter, state } = context;
  const { id, content, stop_reason } = read.fields(native.message);
  const thread = threadOf(native.parent_tool_use_id);
  const word = read.string(native.error) ?? read.string(native.api_error);
  const message = textOf(content) || (word ?? "An error of the API.");
  // text that streamed before the error stays
  const streaming = state.messages.get(thread);
  const streamed =
    streaming !== undefined && streaming.id === read.string(id)
      ? takeStreamed(streaming, "text")
      : undefined;
  if (streamed !== undefined) emitter.blocks.close(streamed.key);
  const httpStatus = read.integer(native.api_error_status) ?? statusIn(message);
  const errorCode = mapError({ word, status: httpStatus, text: message });
  if (thread === "") {
    // why the turn will end
    if (read.is(stop_reason, "refusal")) state.turn.isRefused = true;
    state.turn.error = { message, errorCode };
  }
  const owner = ownerOf(thread, context);
  emitter.error({ message, errorCode, fatal: thread === "", httpStatus, ...owner });
}
