import type { KnownEvent } from "@agentstream/schema";

import { none } from "../dialect.ts";
import type { Handlers } from "../handlers.ts";
import { payloadOf } from "../payload-of.ts";
import type { AiSdkRun, UiMessageChunk } from "./run.ts";

type Chunks = readonly UiMessageChunk[];

type DataEventType =
  | "permissionRequested"
  | "permissionResolved"
  | "questionAsked"
  | "questionAnswered"
  | "planUpdated"
  | "fileChanged"
  | "subagentStarted"
  | "subagentCompleted"
  | "taskStarted"
  | "taskCompleted"
  | "error"
  | "log";

/** Events that the stream has no word for, as data parts; a part replaces an earlier one with the same id. */
export const data: Handlers<AiSdkRun, UiMessageChunk, DataEventType> = {
  permissionRequested: (event, run) => ask("data-permission", event.requestId, event, run),
  permissionResolved: (event, run) => answer("data-permission", event.requestId, event, run),
  questionAsked: (event, run) => ask("data-question", event.requestId, event, run),
  questionAnswered: (event, run) => answer("data-question", event.requestId, event, run),
  planUpdated: (event) => part("data-plan", "plan", payloadOf(event)),
  fileChanged: (event) => part("data-file", event.id, payloadOf(event)),
  subagentStarted: (event, run) => ask("data-subagent", event.subagentId, event, run),
  subagentCompleted: (event, run) => answer("data-subagent", event.subagentId, event, run),
  taskStarted: (event, run) => ask("data-task", event.taskId, event, run),
  taskCompleted: (event, run) => answer("data-task", event.taskId, event, run),
  error: ({ message, fatal }) => (fatal ? none : notice("error", message)),
  log: ({ level, message }) => (level === "debug" ? none : notice(level, message)),
};

type DataType = `data-${string}`;

const part = (type: DataType, id: string, value: unknown): Chunks => [{ type, id, data: value }];

const notice = (level: string, message: string): Chunks => [
  { type: "data-notice", data: { level, message }, transient: true },
];

function ask(type: DataType, id: string, event: KnownEvent, { requests }: AiSdkRun): Chunks {
  const asked = payloadOf(event);
  requests.set(id, asked);
  return part(type, id, asked);
}

/** The question with its answer. */
function answer(type: DataType, id: string, event: KnownEvent, { requests }: AiSdkRun): Chunks {
  const asked = requests.get(id);
  requests.delete(id);
  return part(type, id, { ...asked, ...payloadOf(event) });
}
