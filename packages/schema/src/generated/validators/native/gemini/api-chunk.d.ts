// @generated from schemas/v1/native/gemini/api-chunk.schema.json by `npm run generate`. Do not edit.
import type { CompiledValidator } from "../../../../validation.js";

export declare const GeminiApiChunk: CompiledValidator;
