import * as t from "../../../vocabulary.ts";
import { answered } from "./line.ts";
import { system } from "./system.ts";

export const permissionModes = ["default", "acceptEdits", "plan", "dontAsk", "bypassPermissions"];

export const sessionLines: t.Definitions = {
  ...system(
    "init",
    "A turn starts, with its tools and settings. Comes once per turn, not per process.",
    {
      session_id: t.string("What `--resume` takes. It changes when the context is cleared."),
      model: t.optional(t.string("May have a suffix, such as `[1m]`.")),
      cwd: t.optional(t.string()),
      original_cwd: t.optional(t.string()),
      additional_directories: t.optional(t.list(t.string())),
      tools: t.optional(
        t.list(t.string(), "The sub-agent tool is listed as `Task`, and called `Agent`."),
      ),
      mcp_servers: t.optional(t.list(t.ref("ClaudeMcpServer"))),
      permissionMode: t.optional(t.words(permissionModes)),
      permission_mode: t.optional(
        t.words(["default", "yolo"], "Qwen Code's name for `permissionMode`."),
      ),
      slash_commands: t.optional(t.list(t.string())),
      terminal_slash_commands: t.optional(t.list(t.string())),
      agents: t.optional(t.list(t.string())),
      skills: t.optional(t.list(t.string())),
      plugins: t.optional(t.list(t.ref("ClaudePlugin"))),
      capabilities: t.optional(t.list(t.string())),
      apiKeySource: t.optional(t.string("`none` without a key.")),
      claude_code_version: t.optional(t.string()),
      qwen_code_version: t.optional(t.string()),
      output_style: t.optional(t.string()),
      view_mode: t.optional(t.string()),
      memory_paths: t.optional(t.map(t.anything())),
      messaging_socket_path: t.optional(t.string()),
      analytics_disabled: t.optional(t.boolean()),
      product_feedback_disabled: t.optional(t.boolean()),
      fast_mode_state: t.optional(t.string()),
      fast_mode_disabled_reason: t.maybe(t.string()),
      per_turn_effort_active: t.optional(t.boolean()),
      ultrathink_available: t.optional(t.boolean()),
      ultrathink_typed_raises: t.optional(t.boolean()),
      ...answered,
    },
  ),
  ClaudeMcpServer: t.open("An MCP server, and whether it works.", {
    name: t.string(),
    status: t.words(["connected", "failed", "pending", "needs-auth", "disabled"]),
  }),
  ClaudePlugin: t.open("A plugin that is loaded.", {
    name: t.string(),
    path: t.optional(t.string()),
    source: t.optional(t.string()),
  }),
  ...system("status", "What the CLI does now, a change of mode, or the end of a compaction.", {
    status: t.nullable(t.words(["requesting", "compacting"]), "Null: nothing any more."),
    permissionMode: t.optional(t.words(permissionModes, "The mode from now on.")),
    compact_result: t.optional(t.words(["success", "failed"])),
    compact_error: t.optional(t.string()),
    compact_output_chars: t.optional(t.count()),
    ...answered,
  }),
  ...system("compact_boundary", "The context was compacted: what came before is a summary now.", {
    compact_metadata: t.ref("ClaudeCompaction"),
    logical_parent_uuid: t.maybe(t.string()),
  }),
  ClaudeCompaction: t.open("How the context was compacted.", {
    trigger: t.words(["auto", "manual"]),
    pre_tokens: t.count("Size of the context before."),
    post_tokens: t.optional(t.count("Size of the context after.")),
    cumulative_dropped_tokens: t.optional(t.integer()),
    duration_ms: t.optional(t.number()),
    preserved_segment: t.maybe(t.map(t.anything())),
    preserved_messages: t.maybe(t.map(t.anything())),
  }),
  ...system("session_state_changed", "The session is busy, waits for an answer, or is done.", {
    state: t.words(["running", "requires_action", "idle"]),
  }),
  ...system("session_title_changed", "The session has a new title.", { title: t.string() }),
  ...system("commands_changed", "The slash commands changed: skills or plugins were added.", {
    commands: t.list(t.ref("ClaudeSlashCommand")),
  }),
  ClaudeSlashCommand: t.open("A slash command.", {
    name: t.string("Without its slash."),
    description: t.optional(t.string()),
    argumentHint: t.maybe(t.string()),
    aliases: t.optional(t.list(t.string())),
    builtin: t.optional(t.boolean()),
  }),
};
