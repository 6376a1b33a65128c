// @generated from schemas/v1/native/gemini/stream-json.schema.json by `npm run generate`. Do not edit.
import type { CompiledValidator } from "../../../../validation.js";

export declare const GeminiInit: CompiledValidator;
export declare const GeminiMessage: CompiledValidator;
export declare const GeminiResult: CompiledValidator;
export declare const GeminiToolUse: CompiledValidator;
export declare const GeminiToolResult: CompiledValidator;
export declare const GeminiError: CompiledValidator;
export declare const GeminiUnknownEvent: CompiledValidator;
