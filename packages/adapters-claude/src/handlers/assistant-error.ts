import { untyped as read } from "@agentstream/adapter-kit";

import { mapError, statusIn } from "../map-error.ts";
import type { Context, Handler } from "../state.ts";
import { textOfBlocks } from "../text-of-blocks.ts";
import { ownerOf, takeStreamed, threadOf } from "../thread.ts";

/** The CLI puts an error of the API into words: they are an error, and no text of the agent's. */
export const handleAssistantError: Handler = (native, context) => {
  const message = read.fields(native["message"]);
  const thread = threadOf(native);
  const word = read.string(native["error"]) ?? read.string(native["api_error"]);
  const status = read.integer(native["api_error_status"]);
  const text = textOfBlocks(message["content"]);
  const streaming = context.state.messages.get(thread);
  // text that streamed before the error was said all the same
  const streamed =
    streaming?.id === message["id"] && streaming ? takeStreamed(streaming, "text") : undefined;
  if (streamed !== undefined) context.emitter.blocks.close(streamed.key);
  if (message["stop_reason"] === "refusal" && thread === "") context.state.turn.isRefused = true;
  emitError({ message: text || (word ?? "An error of the API."), word, status, thread }, context);
};

interface ToldError {
  readonly message: string;
  readonly word?: string | undefined;
  readonly status?: number | undefined;
  readonly thread: string;
}

/** Tells an error; one of the main thread is why its turn will end. */
function emitError({ message, word, status, thread }: ToldError, context: Context): void {
  const { emitter, state } = context;
  const httpStatus = status ?? statusIn(message);
  const errorCode = mapError({ word, status: httpStatus, text: message });
  if (thread === "") state.turn.error = { message, errorCode };
  emitter.error({
    message,
    errorCode,
    fatal: thread === "",
    ...(httpStatus !== undefined && { httpStatus }),
    ...ownerOf(thread, context),
  });
}
