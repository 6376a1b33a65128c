// @generated from schemas/v1/native/gemini/stream-json.schema.json by `npm run generate`. Do not edit.
import type { CompiledValidator } from "../../../../validation.js";

export declare const GeminiStreamEvent: CompiledValidator;
