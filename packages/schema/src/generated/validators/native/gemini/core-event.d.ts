// @generated from schemas/v1/native/gemini/core-event.schema.json by `npm run generate`. Do not edit.
import type { CompiledValidator } from "../../../../validation.js";

export declare const GeminiCoreEvent: CompiledValidator;
