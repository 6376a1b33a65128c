// @generated from schemas/v1/native/claude/session-event.schema.json by `npm run generate`. Do not edit.
import type { CompiledValidator } from "../../../../validation.js";

export declare const SessionPlan: CompiledValidator;
export declare const SessionLog: CompiledValidator;
export declare const SessionDiff: CompiledValidator;
export declare const SessionAction: CompiledValidator;
export declare const SessionToolResult: CompiledValidator;
export declare const SessionError: CompiledValidator;
export declare const SessionCancelled: CompiledValidator;
export declare const SessionUnknown: CompiledValidator;
