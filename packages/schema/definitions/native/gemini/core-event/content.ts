import {
  count,
  integer,
  literal,
  nullable,
  open,
  ref,
  string,
  optional,
  type Definitions,
} from "../../../vocabulary.ts";

export const coreContents: Definitions = {
  GeminiCoreContent: open("The next piece of the answer.", {
    type: literal("content"),
    value: string(),
  }),
  GeminiCoreThought: open("What the model thinks, in short.", {
    type: literal("thought"),
    value: ref("GeminiCoreThoughtSummary"),
  }),
  GeminiCoreThoughtSummary: open("A thought: its headline and the rest.", {
    subject: string(),
    description: string(),
  }),
  GeminiCoreCitation: open("The sources of the answer, as one text; at its end.", {
    type: literal("citation"),
    value: string(),
  }),
  GeminiCoreModelInfo: open("Which model answers.", {
    type: literal("model_info"),
    value: string("The model's name."),
  }),
  GeminiCoreChatCompressed: open("The conversation was shortened to fit.", {
    type: literal("chat_compressed"),
    value: nullable(ref("GeminiCoreCompression")),
  }),
  GeminiCoreCompression: open("How much a conversation was shortened.", {
    originalTokenCount: count("Tokens before."),
    newTokenCount: count("Tokens after."),
    compressionStatus: optional(integer("1: it was shortened; higher: why it was not.")),
  }),
};
