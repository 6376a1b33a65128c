import type {
  FileChangedEvent,
  PermissionRequestedEvent,
  PermissionResolvedEvent,
  PlanUpdatedEvent,
  QuestionAnsweredEvent,
  QuestionAskedEvent,
  ToolCompletedEvent,
} from "@agentstream/schema";

interface Base {
  /** Unique among the items of a timeline. */
  readonly key: string;
  /** The places, in `Timeline.events`, of the events that it was made from. */
  readonly places: readonly number[];
  /** The call or the sub-agent that it belongs to; absent: the main thread. */
  readonly owner: string | undefined;
}

export interface MessageItem extends Base {
  readonly kind: "message";
  readonly text: string;
  /** Absent: a prompt. */
  readonly label: string | undefined;
}

export interface TextItem extends Base {
  readonly kind: "text" | "thinking";
  readonly text: string;
  readonly state: "open" | "complete" | "interrupted" | "discarded";
}

export type ToolState = "input" | "running" | "succeeded" | "failed" | "denied" | "cancelled";

export interface ToolItem extends Base {
  readonly kind: "tool";
  readonly toolId: string;
  readonly toolName: string;
  readonly toolKind: string;
  readonly title: string | undefined;
  readonly state: ToolState;
  readonly arguments: Readonly<Record<string, unknown>> | undefined;
  /** Pieces of its input, before it starts. */
  readonly input: string;
  /** What it printed so far. */
  readonly output: string;
  readonly result: ToolCompletedEvent["result"];
  readonly error: string | undefined;
  readonly exitCode: number | undefined;
  readonly startedAt: string;
  readonly endedAt: string | undefined;
  readonly durationMs: number | undefined;
  readonly changes: readonly FileChangedEvent[];
}

export interface FileItem extends Base {
  readonly kind: "file";
  readonly change: FileChangedEvent;
}

export interface PlanItem extends Base {
  readonly kind: "plan";
  readonly entries: PlanUpdatedEvent["entries"];
}

export interface PermissionItem extends Base {
  readonly kind: "permission";
  readonly request: PermissionRequestedEvent;
  readonly resolution: PermissionResolvedEvent | undefined;
}

export interface QuestionItem extends Base {
  readonly kind: "question";
  readonly request: QuestionAskedEvent;
  readonly resolution: QuestionAnsweredEvent | undefined;
}

export interface JobItem extends Base {
  readonly kind: "subagent" | "task" | "hook";
  readonly id: string;
  /** The call that started it. */
  readonly toolId: string | undefined;
  readonly title: string;
  readonly output: string;
  readonly state: "running" | "succeeded" | "failed";
}

/** A line about the session, its turns, or something of no further meaning. */
export interface NoticeItem extends Base {
  /** `native`: what has no unified type. */
  readonly kind: "notice" | "native";
  readonly tone: "plain" | "good" | "warn" | "bad";
  readonly title: string;
  readonly text: string;
  /** What to do about it. */
  readonly remedy: string | undefined;
  /** Marks the start or the end of a run. */
  readonly isBoundary: boolean;
}

export type Item =
  | MessageItem
  | TextItem
  | ToolItem
  | FileItem
  | PlanItem
  | PermissionItem
  | QuestionItem
  | JobItem
  | NoticeItem;

export type ItemKind = Item["kind"];
