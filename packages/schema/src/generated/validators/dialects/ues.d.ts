// @generated from schemas/v1/dialects/ues.schema.json by `npm run generate`. Do not edit.
import type { CompiledValidator } from "../../../validation.js";

export declare const UesInit: CompiledValidator;
export declare const UesText: CompiledValidator;
export declare const UesTextDelta: CompiledValidator;
export declare const UesToolUse: CompiledValidator;
export declare const UesToolResult: CompiledValidator;
export declare const UesThinking: CompiledValidator;
export declare const UesError: CompiledValidator;
export declare const UesPermissionRequest: CompiledValidator;
export declare const UesDone: CompiledValidator;
export declare const UesExtension: CompiledValidator;
export declare const UesUnknown: CompiledValidator;
