import { untyped as read } from "@agentstream/adapter-kit";

import type { Handler } from "../state.ts";
import { handleElicitationComplete } from "./elicitation.ts";
import { handleHookProgress, handleHookResponse, handleHookStarted } from "./hook.ts";
import { handleInit } from "./init.ts";
import {
  handleApiRetry,
  handleModelFallback,
  handleModelRefusal,
  handleModelRefusalFallback,
} from "./model.ts";
import {
  handleCommandsChanged,
  handleInformational,
  handleMirrorError,
  handleNotification,
  handlePermissionDenied,
  handlePluginInstall,
} from "./notice.ts";
import { handleLocalCommandOutput, handleSessionState } from "./other.ts";
import { handleCompactBoundary, handleStatus } from "./status.ts";
import {
  handleTaskNotification,
  handleTaskProgress,
  handleTaskStarted,
  handleTaskUpdated,
} from "./task.ts";

/** Only brackets what it stands beside. */
const nothing: Handler = () => {};

const handlers: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ["init", handleInit],
  ["status", handleStatus],
  ["compact_boundary", handleCompactBoundary],
  ["api_retry", handleApiRetry],
  ["model_fallback", handleModelFallback],
  ["model_refusal_fallback", handleModelRefusalFallback],
  ["model_refusal_no_fallback", handleModelRefusal],
  ["hook_started", handleHookStarted],
  ["hook_progress", handleHookProgress],
  ["hook_response", handleHookResponse],
  ["task_started", handleTaskStarted],
  ["task_progress", handleTaskProgress],
  ["task_updated", handleTaskUpdated],
  ["task_notification", handleTaskNotification],
  ["permission_denied", handlePermissionDenied],
  ["notification", handleNotification],
  ["informational", handleInformational],
  ["plugin_install", handlePluginInstall],
  ["commands_changed", handleCommandsChanged],
  ["mirror_error", handleMirrorError],
  ["local_command_output", handleLocalCommandOutput],
  ["elicitation_complete", handleElicitationComplete],
  // an estimate while the model thinks: the result has the figures
  ["thinking_tokens", nothing],
  // the list of what task_started and task_notification tell one by one
  ["background_tasks_changed", nothing],
  ["session_state_changed", handleSessionState],
]);

/** Something about the session; what, its subtype says. */
export const handleSystem: Handler = (native, context) => {
  const subtype = read.string(native["subtype"]);
  const handler = handlers.get(subtype ?? "");
  if (handler !== undefined) return handler(native, context);
  context.emitter.extension(subtype === undefined ? "system" : `system/${subtype}`, native);
};
