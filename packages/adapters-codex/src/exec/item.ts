import type { Emitter, Handler, Lenient, MemberOf, TagsOf } from "@agentstream/adapter-kit/author";
import type { CodexServerItem } from "@agentstream/schema/native/codex/app-server";
import type { CodexFlatChange, CodexItem } from "@agentstream/schema/native/codex/exec";

import type { State } from "./state.ts";

type SnakeCase<S extends string> = S extends `${infer Head}${infer Rest}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Rest>}`
  : S;

/** Item types that `codex exec` calls otherwise. */
type ExecName<S extends string> = S extends "collabAgentToolCall"
  ? "collab_tool_call"
  : SnakeCase<S>;

/** An item of `codex app-server` with the names that `codex exec` has. */
type InExecWords<T> = T extends { type: infer Type extends string }
  ? {
      [K in keyof T as SnakeCase<K & string>]: K extends "type" ? ExecName<Type> : T[K];
    }
  : never;

type Known<T> = T extends { type: TagsOf<T, "type"> } ? T : never;

/** What no recording has, and fields of flat lines. */
type UnrecordedItem =
  | { type: "image_generation"; status?: string; saved_path?: string; revised_prompt?: string }
  | { type: "image_generation" | "sleep"; duration_ms?: number }
  | { type: "sleep"; status?: string }
  | { type: "error"; text?: string }
  | { type: "file_change"; changes: CodexFlatChange[]; stdout?: string; stderr?: string }
  | { type: "image_view" | "web_search" | "sub_agent_activity"; status?: string }
  | { type: "mcp_tool_call"; error?: string; result?: string };

type ExecForm = Known<CodexItem> | UnrecordedItem;
type ServerForm = InExecWords<Known<CodexServerItem>>;

/** Items that are no calls. */
type Other =
  | "agent_message"
  | "context_compaction"
  | "entered_review_mode"
  | "error"
  | "exited_review_mode"
  | "plan"
  | "reasoning"
  | "todo_list"
  | "user_message";

/** The items of calls, which both protocols have, in the words of `codex exec`. */
export type CallItem = Exclude<ExecForm | ServerForm, { type: Other }>;
/** The other items of `codex exec`. */
export type ExecItem = Extract<ExecForm, { type: Other }>;
/** Those of `codex app-server`, in the words of `codex exec`. */
export type ServerItem = Extract<ServerForm, { type: Other | "sub_agent_activity" }>;

/** The fields of a call of one type. */
export type CallOf<Type extends TagsOf<CallItem, "type">> = Lenient<
  MemberOf<CallItem, "type", Type>
>;

/** Where an item stands. */
export interface ItemPosition {
  readonly phase: "started" | "updated" | "completed";
  /** Its id; a flat line has none: its type stands for the one that is open. */
  readonly key: string;
  readonly isFlat: boolean;
}

export interface ItemContext extends ItemPosition {
  readonly emitter: Emitter;
  readonly state: State;
}

/** Translates the items of one type. */
export type ItemHandler<Type extends TagsOf<ExecItem, "type">> = Handler<
  MemberOf<ExecItem, "type", Type>,
  ItemContext
>;
