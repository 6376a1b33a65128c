import * as t from "../../../vocabulary.ts";

const about = {
  modelVersion: t.optional(t.string("The model that answers.")),
  responseId: t.optional(t.string()),
};
const usageMetadata = t.ref(
  "GeminiUsageMetadata",
  "Cumulative in one answer: the last one counts.",
);
const promptFeedback = t.ref("GeminiPromptFeedback");

export const chunks: t.Definitions = {
  ...t.unionOf("GeminiApiChunk", "One piece of a model's answer as the Gemini API sends it.", {
    GeminiTextChunk: t.open("The next piece of the answer, as bare text.", { text: t.string() }),
    GeminiCandidatesChunk: t.without(
      ["text"],
      t.open("The next piece of the answer.", {
        candidates: t.list(t.ref("GeminiCandidate"), "Mostly one."),
        usageMetadata: t.optional(usageMetadata),
        promptFeedback: t.optional(promptFeedback),
        ...about,
      }),
    ),
    GeminiUsageChunk: t.without(
      ["text", "candidates"],
      t.open("The usage of the answer, without a piece of the answer.", {
        usageMetadata,
        promptFeedback: t.optional(promptFeedback),
        ...about,
      }),
    ),
    GeminiFeedbackChunk: t.without(
      ["text", "candidates", "usageMetadata"],
      t.open("The API's judgement of the prompt, mostly a refusal.", { promptFeedback, ...about }),
    ),
    GeminiErrorChunk: t.without(
      ["text", "candidates", "usageMetadata", "promptFeedback"],
      t.open("The request failed.", { error: t.ref("GeminiApiError") }),
    ),
    GeminiOtherChunk: t.without(
      ["text", "candidates", "usageMetadata", "promptFeedback", "error"],
      t.open("A piece of a kind that this version does not know.", about),
    ),
  }),
  GeminiPromptFeedback: t.open("The API's judgement of a prompt.", {
    blockReason: t.optional(
      t.words(["SAFETY", "OTHER", "BLOCKLIST", "PROHIBITED_CONTENT", "IMAGE_SAFETY", "JAILBREAK"]),
    ),
    blockReasonMessage: t.optional(t.string()),
    safetyRatings: t.optional(t.list(t.map(t.anything()))),
  }),
  GeminiApiError: t.open("Why a request failed.", {
    message: t.string(),
    code: t.optional(t.integer("The HTTP status.")),
    status: t.optional(
      t.words([
        "INVALID_ARGUMENT",
        "UNAUTHENTICATED",
        "PERMISSION_DENIED",
        "NOT_FOUND",
        "RESOURCE_EXHAUSTED",
        "INTERNAL",
        "UNAVAILABLE",
      ]),
    ),
    details: t.optional(t.list(t.anything())),
  }),
};
