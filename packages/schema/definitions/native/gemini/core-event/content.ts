import * as t from "../../../vocabulary.ts";

const event = t.tagged("type", "GeminiCore*");

export const coreContents: t.Definitions = {
  ...event("content", "The next piece of the answer.", {
    value: t.string(),
  }),
  ...event("thought", "A short thought of the model.", {
    value: t.ref("GeminiCoreThoughtSummary"),
  }),
  GeminiCoreThoughtSummary: t.open("A thought: its headline and the rest.", {
    subject: t.string(),
    description: t.string(),
  }),
  ...event("citation", "The sources of the answer, as one text, at its end.", {
    value: t.string(),
  }),
  ...event("model_info", "Which model answers.", {
    value: t.string("The model's name."),
  }),
  ...event("chat_compressed", "The conversation was shortened to fit.", {
    value: t.nullable(t.ref("GeminiCoreCompression")),
  }),
  GeminiCoreCompression: t.open("How much a conversation was shortened.", {
    originalTokenCount: t.count("Tokens before."),
    newTokenCount: t.count("Tokens after."),
    compressionStatus: t.optional(
      t.integer("1: it was shortened; a higher number: why it was not."),
    ),
  }),
};
