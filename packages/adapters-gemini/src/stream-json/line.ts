import type { Handler as KitHandler, MemberOf, TagsOf } from "@agentstream/adapter-kit/author";
import type { GeminiCoreEvent } from "@agentstream/schema/native/gemini/core-event";
import type { GeminiStreamEvent } from "@agentstream/schema/native/gemini/stream-json";

import type { State } from "./state.ts";

/** What the CLI's core emits beyond what its schema describes. No recording has any of it. */
type UnrecordedLine =
  | { type: "tool_call_response"; value: ToolResponse }
  | { type: "user_cancelled" }
  | { type: NoticeType; value?: { reason?: string } };

export type NoticeType =
  | "loop_detected"
  | "max_session_turns"
  | "agent_execution_stopped"
  | "agent_execution_blocked"
  | "context_window_will_overflow"
  | "invalid_stream";

interface ToolResponse {
  callId: string;
  resultDisplay?: unknown;
  error?: string | { message: string };
  errorType?: string;
}

/** The lines of stream-json, and the forms of older versions: they are distinguished line by line. */
export type GeminiLine = GeminiStreamEvent | GeminiCoreEvent | UnrecordedLine;

/** Translates the lines of one type. */
export type Handler<Type extends TagsOf<GeminiLine, "type">> = KitHandler<
  MemberOf<GeminiLine, "type", Type>,
  State
>;
