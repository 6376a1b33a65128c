import {
  dispatch,
  isKnownEvent,
  type EventTable,
  type UnifiedEvent,
} from "@agentstream/schema/core";

import {
  showCompaction,
  showDiscarded,
  showError,
  showHookEnd,
  showLog,
  showPermission,
  showQuestion,
  showRateLimit,
  showRawOutput,
} from "./show-notice.ts";
import { noteTurnFault, showEnd, showStart, showUpdate } from "./show-session.ts";
import { showText, showThinking } from "./show-text.ts";
import { showToolEnd, showToolFailure, showToolStart } from "./show-tool.ts";
import {
  showFile,
  showPlan,
  showSubagent,
  showSubagentEnd,
  showTask,
  showTaskEnd,
} from "./show-work.ts";
import { createStage, type Stage } from "./stage.ts";
import type { View, ViewOptions } from "./view.ts";

/** How each type of event is shown, if it is. */
const handlers: EventTable<[stage: Stage], void> = {
  sessionStarted: showStart,
  sessionUpdated: showUpdate,
  turnFailed: noteTurnFault,
  textChunk: showText,
  thinkingChunk: showThinking,
  blockDiscarded: showDiscarded,
  toolStarted: showToolStart,
  toolCompleted: showToolEnd,
  toolFailed: showToolFailure,
  fileChanged: showFile,
  planUpdated: showPlan,
  permissionRequested: makeRoom,
  questionAsked: makeRoom,
  permissionResolved: showPermission,
  questionAnswered: showQuestion,
  subagentStarted: showSubagent,
  subagentCompleted: showSubagentEnd,
  taskStarted: showTask,
  taskCompleted: showTaskEnd,
  hookCompleted: showHookEnd,
  rateLimitUpdated: showRateLimit,
  contextCompacted: showCompaction,
  error: showError,
  log: showLog,
  rawOutput: showRawOutput,
  sessionEnded: showEnd,
  turnStarted: "ignored",
  turnCompleted: "ignored",
  userMessage: "ignored",
  toolInputChunk: "ignored",
  toolProgress: "ignored",
  taskProgress: "ignored",
  hookStarted: "ignored",
  hookProgress: "ignored",
  usageReported: "ignored",
};

/** The prompt for an answer starts on a line of its own. */
function makeRoom(_: UnifiedEvent, { screen }: Stage): void {
  screen.endLine();
}

/** A run for people: the answer on one output, its progress on the other. */
export function createView(options: ViewOptions): View {
  const stage = createStage(options);
  return {
    push(event) {
      if (isKnownEvent(event)) dispatch(handlers, event.type, event, stage);
      return stage.screen.take();
    },
    end() {
      stage.screen.endLine();
      return stage.screen.take();
    },
  };
}
