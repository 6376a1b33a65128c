import type { KnownEvent } from "@agentstream/schema";
import { isRequest } from "@agentstream/stream";

import { none } from "../dialect.ts";
import type { Handlers } from "../handlers.ts";
import { payloadOf } from "../payload-of.ts";
import type { AiSdkRun, UiMessageChunk } from "./run.ts";

type Chunks = readonly UiMessageChunk[];

type DataEventType =
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
  questionAsked: (event, run) => ask("data-question", event.requestId, event, run),
  questionAnswered: (event, run) => answer("data-question", event.requestId, event, run),
  planUpdated: (event, run) => part("data-plan", "plan", payloadOf(event), run),
  fileChanged: (event, run) => part("data-file", event.id, payloadOf(event), run),
  subagentStarted: (event, run) => ask("data-subagent", event.subagentId, event, run),
  subagentCompleted: (event, run) => answer("data-subagent", event.subagentId, event, run),
  taskStarted: (event, run) => ask("data-task", event.taskId, event, run),
  taskCompleted: (event, run) => answer("data-task", event.taskId, event, run),
  error: ({ message, fatal }) => (fatal ? none : notice("error", message)),
  log: ({ level, message }) => (level === "debug" ? none : notice(level, message)),
};

type DataType = `data-${string}`;

function part(type: DataType, id: string, value: unknown, { stepParts }: AiSdkRun): Chunks {
  stepParts.add(`${type} ${id}`);
  return [{ type, id, data: value }];
}

const notice = (level: string, message: string): Chunks => [
  { type: "data-notice", data: { level, message }, transient: true },
];

/** Nothing for a request that was answered already: its answer has all of it. */
export function ask(type: DataType, id: string, event: KnownEvent, run: AiSdkRun): Chunks {
  const asked = payloadOf(event);
  run.requests.set(id, asked);
  const isSettled = isRequest(event) && run.options.isSettled?.(event) === true;
  return isSettled ? none : part(type, id, asked, run);
}

/** The question with its answer. */
export function answer(type: DataType, id: string, event: KnownEvent, run: AiSdkRun): Chunks {
  const asked = run.requests.get(id);
  run.requests.delete(id);
  return part(type, id, { ...asked, ...payloadOf(event) }, run);
}
