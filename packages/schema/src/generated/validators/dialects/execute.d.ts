// @generated from schemas/v1/dialects/execute.schema.json by `npm run generate`. Do not edit.
import type { CompiledValidator } from "../../../validation.js";

export declare const OutputAgentToken: CompiledValidator;
export declare const OutputThinking: CompiledValidator;
export declare const OutputToolCall: CompiledValidator;
export declare const OutputToolResult: CompiledValidator;
export declare const OutputSubagent: CompiledValidator;
export declare const OutputHook: CompiledValidator;
export declare const OutputUsage: CompiledValidator;
export declare const OutputStdout: CompiledValidator;
export declare const OutputStderr: CompiledValidator;
export declare const OutputError: CompiledValidator;
export declare const OutputSessionEnd: CompiledValidator;
export declare const OutputUnknown: CompiledValidator;
