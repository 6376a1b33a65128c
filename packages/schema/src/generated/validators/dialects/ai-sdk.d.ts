// @generated from schemas/v1/dialects/ai-sdk.schema.json by `npm run generate`. Do not edit.
import type { CompiledValidator } from "../../../validation.js";

export declare const UiMessageChunk: CompiledValidator;
