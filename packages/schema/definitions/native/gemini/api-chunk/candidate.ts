import {
  anything,
  count,
  list,
  map,
  open,
  optional,
  ref,
  string,
  words,
  type Definitions,
} from "../../../vocabulary.ts";

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

export const candidates: Definitions = {
  GeminiCandidate: open("One answer of the model, or the next piece of it.", {
    content: optional(ref("GeminiContent", "Missing if only the end is reported.")),
    finishReason: optional(words(finishReasons, "Absent: the answer continues.")),
    finishMessage: optional(string()),
    index: optional(count()),
    safetyRatings: optional(list(map(anything()))),
    citationMetadata: optional(map(anything())),
    groundingMetadata: optional(map(anything(), "The web pages that the answer is based on.")),
  }),
  GeminiContent: open("A message, in parts.", {
    parts: optional(list(ref("GeminiPart"))),
    role: optional(words(["model", "user"])),
  }),
};
