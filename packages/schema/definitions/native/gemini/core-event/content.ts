import * as t from "../../../vocabulary.ts";

export const coreContents: t.Definitions = {
  GeminiCoreContent: t.open("The next piece of the answer.", {
    type: t.literal("content"),
    value: t.string(),
  }),
  GeminiCoreThought: t.open("What the model thinks, in short.", {
    type: t.literal("thought"),
    value: t.ref("GeminiCoreThoughtSummary"),
  }),
  GeminiCoreThoughtSummary: t.open("A thought: its headline and the rest.", {
    subject: t.string(),
    description: t.string(),
  }),
  GeminiCoreCitation: t.open("The sources of the answer, as one text; at its end.", {
    type: t.literal("citation"),
    value: t.string(),
  }),
  GeminiCoreModelInfo: t.open("Which model answers.", {
    type: t.literal("model_info"),
    value: t.string("The model's name."),
  }),
  GeminiCoreChatCompressed: t.open("The conversation was shortened to fit.", {
    type: t.literal("chat_compressed"),
    value: t.nullable(t.ref("GeminiCoreCompression")),
  }),
  GeminiCoreCompression: t.open("How much a conversation was shortened.", {
    originalTokenCount: t.count("Tokens before."),
    newTokenCount: t.count("Tokens after."),
    compressionStatus: t.optional(t.integer("1: it was shortened; higher: why it was not.")),
  }),
};
