// @generated from schemas/v1/native/gemini/api-chunk.schema.json by `npm run generate`. Do not edit.

/**
 * One piece of a model's answer as the Gemini API sends it.
 */
export type GeminiApiChunk =
  | GeminiTextChunk
  | GeminiCandidatesChunk
  | GeminiUsageChunk
  | GeminiFeedbackChunk
  | GeminiErrorChunk
  | GeminiOtherChunk;

/**
 * The next piece of the answer, as bare text.
 */
export interface GeminiTextChunk {
  text: string;
}
/**
 * The next piece of the answer.
 */
export interface GeminiCandidatesChunk {
  /**
   * Mostly one.
   */
  candidates: GeminiCandidate[];
  /**
   * Cumulative in one answer: the last one counts.
   */
  usageMetadata?: GeminiUsageMetadata;
  promptFeedback?: GeminiPromptFeedback;
  /**
   * The model that answers.
   */
  modelVersion?: string;
  responseId?: string;
}
/**
 * The usage of the answer, without a piece of the answer.
 */
export interface GeminiUsageChunk {
  /**
   * Cumulative in one answer: the last one counts.
   */
  usageMetadata: GeminiUsageMetadata;
  promptFeedback?: GeminiPromptFeedback;
  /**
   * The model that answers.
   */
  modelVersion?: string;
  responseId?: string;
}
/**
 * The API's judgement of the prompt, mostly a refusal.
 */
export interface GeminiFeedbackChunk {
  promptFeedback: GeminiPromptFeedback;
  /**
   * The model that answers.
   */
  modelVersion?: string;
  responseId?: string;
}
/**
 * The request failed.
 */
export interface GeminiErrorChunk {
  error: GeminiApiError;
}
/**
 * A piece of a kind that this version does not know.
 */
export interface GeminiOtherChunk {
  /**
   * The model that answers.
   */
  modelVersion?: string;
  responseId?: string;
}
/**
 * The API's judgement of a prompt.
 */
export interface GeminiPromptFeedback {
  blockReason?:
    | "SAFETY"
    | "OTHER"
    | "BLOCKLIST"
    | "PROHIBITED_CONTENT"
    | "IMAGE_SAFETY"
    | "JAILBREAK"
    | (string & {});
  blockReasonMessage?: string;
  safetyRatings?: {[key: string]: unknown}[];
}
/**
 * Why a request failed.
 */
export interface GeminiApiError {
  message: string;
  /**
   * The HTTP status.
   */
  code?: number;
  status?:
    | "INVALID_ARGUMENT"
    | "UNAUTHENTICATED"
    | "PERMISSION_DENIED"
    | "NOT_FOUND"
    | "RESOURCE_EXHAUSTED"
    | "INTERNAL"
    | "UNAVAILABLE"
    | (string & {});
  details?: unknown[];
}
/**
 * One answer of the model, or the next piece of it.
 */
export interface GeminiCandidate {
  /**
   * Missing if only the end is reported.
   */
  content?: GeminiContent;
  /**
   * Absent: the answer continues.
   */
  finishReason?:
    | "STOP"
    | "MAX_TOKENS"
    | "SAFETY"
    | "RECITATION"
    | "LANGUAGE"
    | "OTHER"
    | "BLOCKLIST"
    | "PROHIBITED_CONTENT"
    | "SPII"
    | "MALFORMED_FUNCTION_CALL"
    | "UNEXPECTED_TOOL_CALL"
    | "IMAGE_SAFETY"
    | (string & {});
  finishMessage?: string;
  index?: number;
  safetyRatings?: {[key: string]: unknown}[];
  citationMetadata?: {[key: string]: unknown};
  /**
   * The web pages that the answer is based on.
   */
  groundingMetadata?: {[key: string]: unknown};
}
/**
 * A message, in parts.
 */
export interface GeminiContent {
  parts?: GeminiPart[];
  role?: "model" | "user" | (string & {});
}
/**
 * A part of a message. Its key is its kind.
 */
export interface GeminiPart {
  /**
   * Only what is new.
   */
  text?: string;
  /**
   * True: the text is a thought, not part of the answer.
   */
  thought?: boolean;
  /**
   * Opaque; must be sent back with the part.
   */
  thoughtSignature?: string;
  functionCall?: GeminiFunctionCall;
  functionResponse?: GeminiFunctionResponse;
  inlineData?: GeminiInlineData;
  fileData?: GeminiFileData;
  executableCode?: GeminiExecutableCode;
  codeExecutionResult?: GeminiCodeExecutionResult;
}
/**
 * The model calls a tool.
 */
export interface GeminiFunctionCall {
  name: string;
  /**
   * Absent: none.
   */
  args?: {[key: string]: unknown};
  /**
   * Joins a call and its result, if the API sends one.
   */
  id?: string;
}
/**
 * The result of a tool, as the model receives it.
 */
export interface GeminiFunctionResponse {
  name: string;
  response?: {[key: string]: unknown};
  /**
   * Joins a call and its result, if the API sends one.
   */
  id?: string;
}
/**
 * Bytes within the message, such as an image.
 */
export interface GeminiInlineData {
  /**
   * Base64.
   */
  data: string;
  mimeType?: string;
}
/**
 * A file by its address.
 */
export interface GeminiFileData {
  fileUri: string;
  mimeType?: string;
}
/**
 * Code that the model runs on the API's side.
 */
export interface GeminiExecutableCode {
  code: string;
  language?: "PYTHON" | (string & {});
}
/**
 * The result of code that ran on the API's side.
 */
export interface GeminiCodeExecutionResult {
  outcome: "OUTCOME_OK" | "OUTCOME_FAILED" | "OUTCOME_DEADLINE_EXCEEDED" | (string & {});
  output?: string;
}
/**
 * The usage of one answer; the API omits figures that are 0.
 */
export interface GeminiUsageMetadata {
  /**
   * Cached input is included.
   */
  promptTokenCount?: number;
  /**
   * Without thoughts.
   */
  candidatesTokenCount?: number;
  /**
   * The sum.
   */
  totalTokenCount?: number;
  /**
   * The part of the prompt that came from a cache.
   */
  cachedContentTokenCount?: number;
  thoughtsTokenCount?: number;
  /**
   * Not part of `promptTokenCount`.
   */
  toolUsePromptTokenCount?: number;
  /**
   * The prompt, by modality.
   */
  promptTokensDetails?: {[key: string]: unknown}[];
  /**
   * The answer, by modality.
   */
  candidatesTokensDetails?: {[key: string]: unknown}[];
  /**
   * What was cached, by modality.
   */
  cacheTokensDetails?: {[key: string]: unknown}[];
  /**
   * The prompts of tools, by modality.
   */
  toolUsePromptTokensDetails?: {[key: string]: unknown}[];
}
