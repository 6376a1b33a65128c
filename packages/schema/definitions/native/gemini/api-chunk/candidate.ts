import * as t from "../../../vocabulary.ts";

export const finishReasons = [
  "STOP",
  "MAX_TOKENS",
  "SAFETY",
  "RECITATION",
  "LANGUAGE",
  "OTHER",
  "BLOCKLIST",
  "PROHIBITED_CONTENT",
  "SPII",
  "MALFORMED_FUNCTION_CALL",
  "UNEXPECTED_TOOL_CALL",
  "IMAGE_SAFETY",
];

export const candidates: t.Definitions = {
  GeminiCandidate: t.open("One answer of the model, or the next piece of it.", {
    content: t.optional(t.ref("GeminiContent", "Missing if only the end is reported.")),
    finishReason: t.optional(t.words(finishReasons, "Absent: the answer continues.")),
    finishMessage: t.optional(t.string()),
    index: t.optional(t.count()),
    safetyRatings: t.optional(t.list(t.map(t.anything()))),
    citationMetadata: t.optional(t.map(t.anything())),
    groundingMetadata: t.optional(
      t.map(t.anything(), "The web pages that the answer is based on."),
    ),
  }),
  GeminiContent: t.open("A message, in parts.", {
    parts: t.optional(t.list(t.ref("GeminiPart"))),
    role: t.optional(t.words(["model", "user"])),
  }),
};
