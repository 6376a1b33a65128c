import type { TProperties } from "typebox";

import {
  boolean,
  literal,
  map,
  anything,
  number,
  optional,
  ref,
  string,
  words,
} from "../../../vocabulary.ts";

/** The parts of a message that both protocols print, without the ids that each needs of them. */

const metadata = optional(map(anything(), "What the provider adds."));
const snapshot = optional(string("The state of the files, as a git tree; absent outside of git."));

export const stepStart: TProperties = {
  type: literal("step-start"),
  snapshot,
};

export const text: TProperties = {
  type: literal("text"),
  text: string("The whole text so far; empty when the part is new."),
  time: optional(ref("OpencodeTimeSpan")),
  synthetic: optional(boolean("Written by opencode, not by the user or the model.")),
  ignored: optional(boolean("Not sent to the model.")),
  metadata,
};

export const reasoning: TProperties = {
  type: literal("reasoning"),
  text: string("The whole text so far; empty when the part is new."),
  time: optional(ref("OpencodeTimeSpan")),
  metadata,
};

export const tool: TProperties = {
  type: literal("tool"),
  callID: string("The model's own id of the call."),
  tool: string("`invalid`: no such tool; its name and the error are in the input."),
  state: ref("OpencodeToolState"),
  metadata,
};

export const stepFinish: TProperties = {
  type: literal("step-finish"),
  reason: words(
    ["stop", "tool-calls", "length", "content-filter", "error", "other", "unknown"],
    "Why the model stopped.",
  ),
  tokens: ref("OpencodeTokens", "Of this step alone."),
  cost: optional(number("Of this step, in US dollars: opencode's estimate; 0 without a price.")),
  snapshot,
};
