import {
  anything,
  boolean,
  integer,
  list,
  literal,
  map,
  nullable,
  open,
  optional,
  ref,
  string,
  union,
  unknownMember,
  words,
  type Definitions,
} from "../../../vocabulary.ts";
import { permissionModes } from "./system-session.ts";

/** What the CLI answers to its host. */
export const controlResponses: Definitions = {
  ClaudeControlResponse: open("The CLI answers a request of its host.", {
    type: literal("control_response"),
    response: ref("ClaudeControlResponseBody"),
  }),
  ClaudeControlResponseBody: union("Whether the request was done.", [
    "ClaudeControlSuccess",
    "ClaudeControlError",
    "ClaudeUnknownControlResponse",
  ]),
  ClaudeControlSuccess: open("The request was done.", {
    subtype: literal("success"),
    request_id: string(),
    response: optional(nullable(ref("ClaudeControlResult"))),
    pending_permission_requests: optional(list(anything())),
    pending_user_dialog_requests: optional(list(anything())),
  }),
  ClaudeControlError: open("The request was refused, or it failed.", {
    subtype: literal("error"),
    request_id: string(),
    error: string(),
    error_code: optional(words(["unsupported_request", "bypass_not_launched"])),
  }),
  ClaudeUnknownControlResponse: unknownMember(
    "An answer of a kind that this version does not know.",
    "subtype",
    ["success", "error"],
    { request_id: string() },
  ),
};

/** What an answer carries. */
export const controlResults: Definitions = {
  ClaudeControlResult: open(
    "What a request gave. Every request has fields of its own; most of these belong to `initialize`.",
    {
      commands: optional(list(ref("ClaudeSlashCommand"))),
      agents: optional(list(map(anything()), "Sub-agents: `name`, `description`, `model`.")),
      models: optional(list(ref("ClaudeModelChoice"))),
      account: optional(map(anything(), "Where the key comes from.")),
      claude_code_version: optional(string()),
      current_permission_mode: optional(words(permissionModes)),
      session_state: optional(words(["idle", "running", "requires_action"])),
      output_style: optional(string()),
      available_output_styles: optional(list(string())),
      user_output_styles_dir: optional(string()),
      pid: optional(integer("The process of the CLI.")),
      capabilities: optional(list(string())),
      hooks_applied: optional(boolean()),
      hook_on_failure_supported: optional(boolean()),
      hooks_when_unanswered_kept: optional(integer()),
      other_hook_ask_outranks_host: optional(boolean()),
      feedback_mode: optional(anything()),
      analytics_disabled: optional(boolean()),
      remote_control_available: optional(boolean()),
      remote_control_auto_enable: optional(boolean()),
      remote_control_auto_connect_default: optional(boolean()),
      remote_control_auto_on_by_default: optional(boolean()),
      ide_rc_auto_enable_gate: optional(boolean()),
      fast_mode_state: optional(string()),
      fast_mode_disabled_reason: optional(nullable(string())),
      still_queued: optional(list(anything(), "Of `interrupt`: messages that still wait.")),
    },
  ),
  ClaudeModelChoice: open("A model that can be chosen.", {
    value: string("What `set_model` and `--model` take."),
    resolvedModel: optional(string()),
    displayName: optional(string()),
    description: optional(string()),
    supportsEffort: optional(boolean()),
    supportedEffortLevels: optional(list(string())),
    supportsAdaptiveThinking: optional(boolean()),
    supportsThinkingOff: optional(boolean()),
    supportsFastMode: optional(boolean()),
    supportsAutoMode: optional(boolean()),
  }),
};
