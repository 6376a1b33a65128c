import {
  forWord,
  type PermissionRequestedEvent,
  type QuestionAskedEvent,
  type SessionEndedEvent,
  type TokenUsage,
  type UnifiedEvent,
} from "@agentstream/schema/core";
import { createTextReader, isKnownUsage, type TextReader } from "@agentstream/stream";

export type OpenRequest = PermissionRequestedEvent | QuestionAskedEvent;

type RunState = "queued" | "running" | "done" | "failed" | "cancelled";

/** What the events of the newest run have said so far. */
export interface RunProgress {
  state: RunState;
  text: TextReader;
  /** What the agent is doing, in a few words. */
  activity: string;
  error: string | undefined;
  errorCode: string | undefined;
  usage: TokenUsage | undefined;
  costUsd: number | undefined;
  readonly files: Set<string>;
  readonly requests: Map<string, OpenRequest>;
  /** The runs of the session that have ended. */
  ended: number;
}

export const createRunProgress = (): RunProgress => ({
  ...startOfRun(),
  files: new Set(),
  requests: new Map(),
  ended: 0,
});

const startOfRun = () => ({
  state: "queued" as const,
  text: createTextReader(),
  activity: "waiting to start",
  error: undefined,
  errorCode: undefined,
  usage: undefined,
  costUsd: undefined,
});

/** The paths that are listed. */
const mostFiles = 200;

/** Takes in one event. */
export function follow(progress: RunProgress, event: UnifiedEvent): void {
  progress.text.push(event);
  switch (event.type) {
    case "sessionStarted":
      Object.assign(progress, startOfRun(), { state: "running", activity: "starting" });
      break;
    case "textChunk":
      progress.activity = "writing";
      break;
    case "thinkingChunk":
      progress.activity = "thinking";
      break;
    case "toolStarted":
      progress.activity = `running ${event.title ?? event.toolName}`;
      break;
    case "fileChanged":
      if (progress.files.size < mostFiles) progress.files.add(event.filePath);
      break;
    case "permissionRequested":
    case "questionAsked":
      progress.requests.set(event.requestId, event);
      progress.activity = "waiting for an answer";
      break;
    case "permissionResolved":
    case "questionAnswered":
      progress.requests.delete(event.requestId);
      break;
    case "turnCompleted":
    case "turnFailed":
      progress.usage = isKnownUsage(event.usage) ? event.usage : undefined;
      progress.costUsd = event.costUsd;
      break;
    case "sessionEnded":
      endRun(progress, event);
      break;
    default:
  }
}

function endRun(progress: RunProgress, event: SessionEndedEvent): void {
  progress.state = forWord(states, event.reason) ?? "failed";
  progress.ended++;
  progress.requests.clear();
  progress.activity = "ended";
  progress.error = event.error;
  progress.errorCode = event.errorCode;
  progress.costUsd = event.costUsd ?? progress.costUsd;
}

const states = {
  completed: "done",
  failed: "failed",
  cancelled: "cancelled",
  timeout: "failed",
} as const;
