import { createDispatcher, type Dispatcher } from "@agentstream/adapter-kit/author";

import type { Handler, SystemLine } from "../line.ts";
import type { Context } from "../state.ts";
import { handleApiRetry, handleRetry } from "./api-retry.ts";
import { handleElicitationComplete } from "./elicitation.ts";
import { handleHookProgress, handleHookResponse, handleHookStarted } from "./hook.ts";
import { handleInit } from "./init.ts";
import { handleModelFallback, handleModelRefusal, handleModelRefusalFallback } from "./model.ts";
import {
  handleCommandsChanged,
  handleInformational,
  handleMirrorError,
  handleNotification,
  handlePermissionDenied,
  handlePluginInstall,
} from "./notice.ts";
import { handleLocalCommandOutput, handleSessionState } from "./session.ts";
import { handleCompactBoundary, handleStatus } from "./status.ts";
import {
  handleTaskNotification,
  handleTaskProgress,
  handleTaskStarted,
  handleTaskUpdated,
} from "./task.ts";

/** What becomes of each line about the session. */
export const systemLines: Dispatcher<SystemLine, Context> = createDispatcher("subtype", {
  init: {
    becomes: "`sessionStarted` (later: `sessionUpdated`), `turnStarted`",
    handle: handleInit,
  },
  status: {
    becomes: "`contextCompacted`; a mode: `sessionUpdated`; `requesting`: `blockDiscarded`",
    handle: handleStatus,
  },
  compact_boundary: { becomes: "`contextCompacted` (completed)", handle: handleCompactBoundary },
  // whether the CLI is idle, for the host
  session_state_changed: { becomes: "nothing; the step's `idle`", handle: handleSessionState },
  session_title_changed: "extension",
  commands_changed: { becomes: "`sessionUpdated` (`capabilities`)", handle: handleCommandsChanged },
  // an estimate while the model thinks: the result has the figures
  thinking_tokens: "silent",
  api_retry: {
    becomes: "`blockDiscarded`, `error` (not fatal, `retry`)",
    handle: handleApiRetry,
  },
  // of Qwen Code
  retry: { becomes: "as `api_retry`", handle: handleRetry },
  model_fallback: {
    becomes: "`blockDiscarded`, `sessionUpdated` (`model`)",
    handle: handleModelFallback,
  },
  model_refusal_fallback: {
    becomes: "`blockDiscarded` (superseded), `sessionUpdated` (`model`)",
    handle: handleModelRefusalFallback,
  },
  model_refusal_no_fallback: {
    becomes: "`log` (warn), and the `detail` of the end",
    handle: handleModelRefusal,
  },
  task_started: { becomes: "`subagentStarted`, `taskStarted`", handle: handleTaskStarted },
  task_progress: { becomes: "`taskProgress`", handle: handleTaskProgress },
  task_updated: {
    becomes: "as `task_notification`, unless that follows",
    handle: handleTaskUpdated,
  },
  task_notification: {
    becomes: "`subagentCompleted`, `taskCompleted`; of an unknown task: an extension event",
    handle: handleTaskNotification,
  },
  // the list of what task_started and task_notification report one by one
  background_tasks_changed: "silent",
  hook_started: { becomes: "`hookStarted`", handle: handleHookStarted },
  hook_progress: { becomes: "`hookProgress`", handle: handleHookProgress },
  hook_response: { becomes: "`hookCompleted`", handle: handleHookResponse },
  permission_denied: {
    becomes: "`log` (warn), and a denial of the turn; the call's result is `toolFailed` (denied)",
    handle: handlePermissionDenied,
  },
  notification: { becomes: "`log`", handle: handleNotification },
  informational: { becomes: "`log`, and the `detail` of the end", handle: handleInformational },
  plugin_install: { becomes: "`log`", handle: handlePluginInstall },
  mirror_error: { becomes: "`log` (warn)", handle: handleMirrorError },
  local_command_output: { becomes: "`textChunk` (`local`)", handle: handleLocalCommandOutput },
  elicitation_complete: { becomes: "`questionAnswered`", handle: handleElicitationComplete },
});

/** Something about the session; the subtype says what. */
export const handleSystem: Handler<"system"> = (native, context) =>
  systemLines.dispatch(native, context);
