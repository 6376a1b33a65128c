import type * as t from "../../vocabulary.ts";
import { candidates } from "./api-chunk/candidate.ts";
import { chunks } from "./api-chunk/chunk.ts";
import { parts } from "./api-chunk/part.ts";
import { usageMetadata } from "./api-chunk/usage.ts";

export const geminiApiChunk: t.Document = {
  name: "native/gemini/api-chunk",
  title: "Gemini API chunk",
  description:
    "One piece of an answer of the Gemini API, or a bare text; no recorded version of Gemini CLI prints it.",
  root: "GeminiApiChunk",
  definitions: { ...chunks, ...candidates, ...parts, ...usageMetadata },
};
