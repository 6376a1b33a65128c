import * as t from "../../vocabulary.ts";
import { candidates } from "./api-chunk/candidate.ts";
import { chunks } from "./api-chunk/chunk.ts";
import { parts } from "./api-chunk/part.ts";
import { usageMetadata } from "./api-chunk/usage.ts";

const definitions: t.Definitions = {
  GeminiApiChunk: t.union("One piece of a model's answer as the Gemini API sends it.", [
    "GeminiTextChunk",
    "GeminiCandidatesChunk",
    "GeminiUsageChunk",
    "GeminiFeedbackChunk",
    "GeminiErrorChunk",
    "GeminiOtherChunk",
  ]),
  ...chunks,
  ...candidates,
  ...parts,
  ...usageMetadata,
};

export const geminiApiChunk: t.Document = {
  name: "native/gemini/api-chunk",
  title: "Gemini API chunk",
  description:
    "One piece of an answer of the Gemini API, or a bare text; no recorded version of Gemini CLI prints it.",
  root: "GeminiApiChunk",
  definitions,
};
