// @generated from schemas/v1/native/claude/stream-json.schema.json by `npm run generate`. Do not edit.
import type { CompiledValidator } from "../../../../validation.js";

export declare const ClaudeSystemMessage: CompiledValidator;
export declare const ClaudeAssistantMessage: CompiledValidator;
export declare const ClaudeUserMessage: CompiledValidator;
export declare const ClaudeStreamEventMessage: CompiledValidator;
export declare const ClaudeResultMessage: CompiledValidator;
export declare const ClaudeRateLimitEvent: CompiledValidator;
export declare const ClaudePromptSuggestion: CompiledValidator;
export declare const ClaudeToolProgress: CompiledValidator;
export declare const ClaudeToolUseSummary: CompiledValidator;
export declare const ClaudeTranscriptMirror: CompiledValidator;
export declare const ClaudeCommandLifecycle: CompiledValidator;
export declare const ClaudeConversationReset: CompiledValidator;
export declare const ClaudeControlRequest: CompiledValidator;
export declare const ClaudeControlResponse: CompiledValidator;
export declare const ClaudeControlCancelRequest: CompiledValidator;
export declare const ClaudeKeepAlive: CompiledValidator;
export declare const ClaudeUnknownOutput: CompiledValidator;
