import type { EventMap, EventType, KnownEvent, UnifiedEvent } from "@agentstream/schema";

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

type Known<T extends EventType> = { [K in T]: { type: K } & EventMap[K] }[T];
type Shower<T extends EventType> = (event: Known<T>, stage: Stage) => void;

/** What of a run can be seen; of the rest there is nothing to see. */
const showers: { readonly [T in EventType]?: Shower<T> } = {
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
};

/** What is asked, whoever asks it writes below what is there. */
function makeRoom(_: UnifiedEvent, { screen }: Stage): void {
  screen.endLine();
}

const isShown = (event: UnifiedEvent): event is KnownEvent => Object.hasOwn(showers, event.type);

// generic, so that TypeScript relates the shower's parameter to this very event
function show<T extends EventType>(event: Known<T>, stage: Stage): void {
  showers[event.type]?.(event, stage);
}

/** A run as people read it: the answer on one output, how it goes on the other. */
export function createView(options: ViewOptions): View {
  const stage = createStage(options);
  return {
    push(event) {
      if (isShown(event)) show(event, stage);
      return stage.screen.take();
    },
    end() {
      stage.screen.endLine();
      return stage.screen.take();
    },
  };
}
