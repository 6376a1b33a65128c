import type { Handler as KitHandler, MemberOf, TagsOf } from "@agentstream/adapter-kit/author";
import type { CodexLine, CodexUsage } from "@agentstream/schema/native/codex/exec";

import type { State } from "./state.ts";

/** What first versions printed beyond what its schema describes. No recording has any of it. */
type UnrecordedLine =
  | { type: "turn.completed"; text?: string }
  | { type: "turn.failed"; message?: string; error?: string }
  | { type: "error"; error?: string | { message: string } }
  | { type: "result"; usage?: CodexUsage; is_error?: boolean };

/** The lines of `codex exec --json`, and those of older versions. */
export type ExecLine = CodexLine | UnrecordedLine;

/** Translates the lines of some types. */
export type Handler<Type extends TagsOf<ExecLine, "type">> = KitHandler<
  MemberOf<ExecLine, "type", Type>,
  State
>;

export type ErrorLine = MemberOf<ExecLine, "type", "error">;
