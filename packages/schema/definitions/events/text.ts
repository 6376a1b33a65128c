import * as t from "../vocabulary.ts";
import { event } from "./event.ts";

const thinkingKinds = t.wordList("ThinkingKind", ["summary", "raw"]);
const discardReasons = t.wordList("DiscardReason", ["retried", "superseded"]);

const block = {
  content: t.string("The new part of the text; the contents of a block concatenate to its text."),
  isComplete: t.optional(t.boolean("The block is closed by this chunk. Absent: false.")),
  text: t.optional(t.string("The whole text of the block; only on its closing chunk.")),
  blockId: t.optional(t.string("The id of the block; always sent by us.")),
  messageId: t.optional(t.string("The vendor's id of the message.")),
};
const interrupted = t.optional(t.boolean("The block was cut off: its text is incomplete."));

export const textEvents: t.Definitions = {
  ...event("textChunk", "A piece of the agent's text.", {
    ...block,
    phase: t.optional(
      t.words(["commentary", "final_answer"], "The purpose of the text, in the vendor's words."),
    ),
    local: t.optional(t.boolean("Written by the CLI itself, not by a model.")),
    interrupted,
  }),
  ...event("thinkingChunk", "A piece of the agent's thoughts.", {
    ...block,
    kind: t.optional(t.listed(thinkingKinds)),
    redacted: t.optional(t.boolean("The vendor does not show these thoughts.")),
    interrupted,
  }),
  ...event("blockDiscarded", "A block is void; readers must discard its chunks.", {
    blockId: t.string(
      "A block, or the toolId of a tool whose input streamed but that never started.",
    ),
    reason: t.optional(
      t.listed(
        discardReasons,
        "`retried`: the request was repeated. `superseded`: another text replaces it.",
      ),
    ),
  }),
};
