// @generated from schemas/v1/native/claude/stream-input.schema.json by `npm run generate`. Do not edit.
import type { CompiledValidator } from "../../../../validation.js";

export declare const ClaudeUserInput: CompiledValidator;
export declare const ClaudeHostRequest: CompiledValidator;
export declare const ClaudeHostResponse: CompiledValidator;
export declare const ClaudeControlCancelRequest: CompiledValidator;
export declare const ClaudeKeepAlive: CompiledValidator;
export declare const ClaudeUnknownInput: CompiledValidator;
