import { read, type Unsure } from "@agentstream/adapter-kit/author";

import type { Handler } from "../line.ts";
import type { Context } from "../state.ts";

export const handlePlan: Handler<"plan"> = ({ payload }, context) =>
  emitText(read.fields(payload).message, context);

export const handleLog: Handler<"log"> = ({ payload }, context) =>
  emitText(read.fields(payload).line, context);

/** A text comes whole. */
function emitText(native: Unsure<string> | undefined, context: Context): void {
  const text = read.string(native);
  if (text !== undefined)
    context.emitter.blocks.whole(`text_${context.texts++}`, text, { type: "textChunk" });
}
