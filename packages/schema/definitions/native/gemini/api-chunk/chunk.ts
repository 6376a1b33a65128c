import {
  anything,
  integer,
  list,
  map,
  open,
  optional,
  ref,
  string,
  without,
  words,
  type Definitions,
} from "../../../vocabulary.ts";

const about = {
  modelVersion: optional(string("The model that answers.")),
  responseId: optional(string()),
};
const usageMetadata = ref("GeminiUsageMetadata", "Cumulative in one answer: the last one counts.");
const promptFeedback = ref("GeminiPromptFeedback");

export const chunks: Definitions = {
  GeminiTextChunk: open("The next piece of the answer, as bare text.", { text: string() }),
  GeminiCandidatesChunk: without(
    ["text"],
    open("The next piece of the answer.", {
      candidates: list(ref("GeminiCandidate"), "Mostly one."),
      usageMetadata: optional(usageMetadata),
      promptFeedback: optional(promptFeedback),
      ...about,
    }),
  ),
  GeminiUsageChunk: without(
    ["text", "candidates"],
    open("What the answer used, without a piece of it.", {
      usageMetadata,
      promptFeedback: optional(promptFeedback),
      ...about,
    }),
  ),
  GeminiFeedbackChunk: without(
    ["text", "candidates", "usageMetadata"],
    open("The prompt was judged, mostly refused.", { promptFeedback, ...about }),
  ),
  GeminiErrorChunk: without(
    ["text", "candidates", "usageMetadata", "promptFeedback"],
    open("The request failed.", { error: ref("GeminiApiError") }),
  ),
  GeminiOtherChunk: without(
    ["text", "candidates", "usageMetadata", "promptFeedback", "error"],
    open("A piece of a kind that this version does not know.", about),
  ),
  GeminiPromptFeedback: open("What the API says of a prompt.", {
    blockReason: optional(
      words(["SAFETY", "OTHER", "BLOCKLIST", "PROHIBITED_CONTENT", "IMAGE_SAFETY", "JAILBREAK"]),
    ),
    blockReasonMessage: optional(string()),
    safetyRatings: optional(list(map(anything()))),
  }),
  GeminiApiError: open("Why a request failed.", {
    message: string(),
    code: optional(integer("The HTTP status.")),
    status: optional(
      words([
        "INVALID_ARGUMENT",
        "UNAUTHENTICATED",
        "PERMISSION_DENIED",
        "NOT_FOUND",
        "RESOURCE_EXHAUSTED",
        "INTERNAL",
        "UNAVAILABLE",
      ]),
    ),
    details: optional(list(anything())),
  }),
};
