// @generated from schemas/v1/native/opencode/run.schema.json by `npm run generate`. Do not edit.
import type { CompiledValidator } from "../../../../validation.js";

export declare const OpencodeRunStepStart: CompiledValidator;
export declare const OpencodeRunText: CompiledValidator;
export declare const OpencodeRunReasoning: CompiledValidator;
export declare const OpencodeRunToolUse: CompiledValidator;
export declare const OpencodeRunStepFinish: CompiledValidator;
export declare const OpencodeRunError: CompiledValidator;
export declare const OpencodeRunUnknown: CompiledValidator;
