// @generated from schemas/v1/native/gemini/core-event.schema.json by `npm run generate`. Do not edit.
import type { CompiledValidator } from "../../../../validation.js";

export declare const GeminiCoreContent: CompiledValidator;
export declare const GeminiCoreThought: CompiledValidator;
export declare const GeminiCoreCitation: CompiledValidator;
export declare const GeminiCoreModelInfo: CompiledValidator;
export declare const GeminiCoreChatCompressed: CompiledValidator;
export declare const GeminiCoreToolCall: CompiledValidator;
export declare const GeminiCoreToolCallRequest: CompiledValidator;
export declare const GeminiCoreFinished: CompiledValidator;
export declare const GeminiCoreResult: CompiledValidator;
export declare const GeminiCoreError: CompiledValidator;
export declare const GeminiCoreRetry: CompiledValidator;
export declare const GeminiCoreUnknown: CompiledValidator;
