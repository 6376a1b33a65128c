// @generated from schemas/v1/dialects/daemon.schema.json by `npm run generate`. Do not edit.
import type { CompiledValidator } from "../../../validation.js";

export declare const StreamSystem: CompiledValidator;
export declare const StreamPartial: CompiledValidator;
export declare const StreamText: CompiledValidator;
export declare const StreamToolUse: CompiledValidator;
export declare const StreamResult: CompiledValidator;
export declare const StreamQueued: CompiledValidator;
export declare const StreamError: CompiledValidator;
export declare const StreamPing: CompiledValidator;
export declare const StreamInterrupted: CompiledValidator;
export declare const StreamUnknown: CompiledValidator;
