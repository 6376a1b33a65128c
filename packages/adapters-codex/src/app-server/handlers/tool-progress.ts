import { read, type Lenient, type Unsure } from "@agentstream/adapter-kit/author";

import type { Handler } from "../line.ts";
import { findPosition } from "../position.ts";
import type { ServerContext } from "../state.ts";

type Params = Lenient<{ threadId?: string; turnId?: string; itemId: string }>;

/** A piece of what a call prints, or of what is written to it; false if it is none. */
function emitProgress(
  kind: "input" | "output",
  piece: Unsure<string> | undefined,
  params: Params,
  context: ServerContext,
): boolean {
  const text = read.string(piece);
  const itemId = read.string(params.itemId);
  if (text === undefined || itemId === undefined) return false;
  const { key } = findPosition(params, itemId, context);
  const { tools } = context.emitter;
  // an empty piece says nothing; what is for a call that has ended becomes an extension event
  if (text !== "" || !tools.isOpen(key))
    tools.progress(key, kind === "input" ? { input: text } : { output: text });
  return true;
}

export const handleOutputDelta: Handler<
  "item/commandExecution/outputDelta" | "item/fileChange/outputDelta"
> = (native, context) => {
  const params = read.fields(native.params);
  return emitProgress("output", params.delta, params, context);
};

export const handleTerminalInteraction: Handler<"item/commandExecution/terminalInteraction"> = (
  native,
  context,
) => {
  const params = read.fields(native.params);
  return emitProgress("input", params.stdin, params, context);
};

export const handleProgress: Handler<"item/mcpToolCall/progress"> = (native, context) => {
  const params = read.fields(native.params);
  return emitProgress("output", params.message, params, context);
};
