import type {
  Handler as KitHandler,
  Lenient,
  MemberOf,
  TagsOf,
} from "@agentstream/adapter-kit/author";
import type {
  ClaudeContentBlock,
  ClaudeOutputMessage,
  ClaudeStreamEvent,
  ClaudeToolUseBlock,
} from "@agentstream/schema/native/claude/stream-json";

import type { Context } from "./state.ts";

/** What the CLI, or Qwen Code, prints beyond what its schema describes. No recording has any of it. */
type UnrecordedLine =
  | { type: "result"; error?: { message: string } }
  | { type: "system"; subtype: "mirror_error"; error: string }
  | { type: "system"; subtype: "local_command_output"; content: string }
  | { type: "system"; subtype: "elicitation_complete"; elicitation_id: string };

/** The lines of `--output-format stream-json`. */
export type ClaudeLine = ClaudeOutputMessage | UnrecordedLine;

/** Lines about the session, distinguished by subtype. */
export type SystemLine = Extract<ClaudeLine, { type: "system" }>;

/** One block of an assistant message. */
export type ContentBlock =
  | ClaudeContentBlock
  | (Omit<ClaudeToolUseBlock, "type"> & { type: "mcp_tool_use" });

/** The event of a `stream_event` line. */
export type StreamEvent = ClaudeStreamEvent | { type: "ping" };

/** A line of one type. */
export type LineOf<Type extends TagsOf<ClaudeLine, "type">> = Lenient<
  MemberOf<ClaudeLine, "type", Type>
>;

/** Translates the lines of one type. */
export type Handler<Type extends TagsOf<ClaudeLine, "type">> = KitHandler<
  MemberOf<ClaudeLine, "type", Type>,
  Context
>;

/** Translates the system lines of one subtype. */
export type SystemHandler<Subtype extends TagsOf<SystemLine, "subtype">> = KitHandler<
  MemberOf<SystemLine, "subtype", Subtype>,
  Context
>;
