import * as t from "../../../vocabulary.ts";
import { permissionModes } from "./system-session.ts";

/** What the CLI answers to its host. */
export const controlResponses: t.Definitions = {
  ClaudeControlResponse: t.open("The CLI answers a request of its host.", {
    type: t.literal("control_response"),
    response: t.ref("ClaudeControlResponseBody"),
  }),
  ...t.unionOf("ClaudeControlResponseBody", "An answer of the CLI: success or error.", {
    ClaudeControlSuccess: t.open("The request was carried out.", {
      subtype: t.literal("success"),
      request_id: t.string(),
      response: t.maybe(t.ref("ClaudeControlResult")),
      pending_permission_requests: t.optional(t.list(t.anything())),
      pending_user_dialog_requests: t.optional(t.list(t.anything())),
    }),
    ClaudeControlError: t.open("The request was refused, or it failed.", {
      subtype: t.literal("error"),
      request_id: t.string(),
      error: t.string(),
      error_code: t.optional(t.words(["unsupported_request", "bypass_not_launched"])),
    }),
    ClaudeUnknownControlResponse: t.unknownMember(
      "An answer of a kind that this version does not know.",
      { request_id: t.string() },
      "subtype",
    ),
  }),
};

/** What an answer carries. */
export const controlResults: t.Definitions = {
  ClaudeControlResult: t.open(
    "The result of a request. Every request has fields of its own; most of these belong to `initialize`.",
    {
      commands: t.optional(t.list(t.ref("ClaudeSlashCommand"))),
      agents: t.optional(
        t.list(t.map(t.anything()), "Sub-agents: `name`, `description`, `model`."),
      ),
      models: t.optional(t.list(t.ref("ClaudeModelChoice"))),
      account: t.optional(t.map(t.anything(), "The account, and where its key comes from.")),
      claude_code_version: t.optional(t.string()),
      current_permission_mode: t.optional(t.words(permissionModes)),
      session_state: t.optional(t.words(["idle", "running", "requires_action"])),
      output_style: t.optional(t.string()),
      available_output_styles: t.optional(t.list(t.string())),
      user_output_styles_dir: t.optional(t.string()),
      pid: t.optional(t.integer("The process of the CLI.")),
      capabilities: t.optional(t.list(t.string())),
      hooks_applied: t.optional(t.boolean()),
      hook_on_failure_supported: t.optional(t.boolean()),
      hooks_when_unanswered_kept: t.optional(t.integer()),
      other_hook_ask_outranks_host: t.optional(t.boolean()),
      feedback_mode: t.optional(t.anything()),
      analytics_disabled: t.optional(t.boolean()),
      remote_control_available: t.optional(t.boolean()),
      remote_control_auto_enable: t.optional(t.boolean()),
      remote_control_auto_connect_default: t.optional(t.boolean()),
      remote_control_auto_on_by_default: t.optional(t.boolean()),
      ide_rc_auto_enable_gate: t.optional(t.boolean()),
      fast_mode_state: t.optional(t.string()),
      fast_mode_disabled_reason: t.maybe(t.string()),
      still_queued: t.optional(t.list(t.anything(), "Of `interrupt`: messages that still wait.")),
    },
  ),
  ClaudeModelChoice: t.open("A model that can be chosen.", {
    value: t.string("What `set_model` and `--model` take."),
    resolvedModel: t.optional(t.string()),
    displayName: t.optional(t.string()),
    description: t.optional(t.string()),
    supportsEffort: t.optional(t.boolean()),
    supportedEffortLevels: t.optional(t.list(t.string())),
    supportsAdaptiveThinking: t.optional(t.boolean()),
    supportsThinkingOff: t.optional(t.boolean()),
    supportsFastMode: t.optional(t.boolean()),
    supportsAutoMode: t.optional(t.boolean()),
  }),
};
