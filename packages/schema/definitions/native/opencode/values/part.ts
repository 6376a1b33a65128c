import type { TProperties } from "typebox";

import * as t from "../../../vocabulary.ts";

/** The parts of a message that both protocols print, without the ids that each needs of them. */

const metadata = t.optional(t.map(t.anything(), "The provider's additions."));
const snapshot = t.optional(
  t.string("The state of the files, as a git tree; absent outside of git."),
);

export const stepStart: TProperties = {
  type: t.literal("step-start"),
  snapshot,
};

export const text: TProperties = {
  type: t.literal("text"),
  text: t.string("The whole text so far; empty when the part is new."),
  time: t.optional(t.ref("OpencodeTimeSpan")),
  synthetic: t.optional(t.boolean("Written by opencode, not by the user or the model.")),
  ignored: t.optional(t.boolean("Not sent to the model.")),
  metadata,
};

export const reasoning: TProperties = {
  type: t.literal("reasoning"),
  text: t.string("The whole text so far; empty when the part is new."),
  time: t.optional(t.ref("OpencodeTimeSpan")),
  metadata,
};

export const tool: TProperties = {
  type: t.literal("tool"),
  callID: t.string("The model's own id of the call."),
  tool: t.string("`invalid`: no such tool; its name and the error are in the input."),
  state: t.ref("OpencodeToolState"),
  metadata,
};

export const stepFinish: TProperties = {
  type: t.literal("step-finish"),
  reason: t.words(
    ["stop", "tool-calls", "length", "content-filter", "error", "other", "unknown"],
    "Why the model stopped.",
  ),
  tokens: t.ref("OpencodeTokens", "Of this step alone."),
  cost: t.optional(
    t.number("Of this step, in US dollars: opencode's estimate; 0 without a price."),
  ),
  snapshot,
};
