import type { KnownEvent } from "@agentstream/schema";

import type { Handlers } from "../handlers.ts";
import { payloadOf } from "../payload-of.ts";
import type { AgUiEvent, AgUiRun } from "./run.ts";

export const asCustom = (event: KnownEvent): readonly AgUiEvent[] => [
  { type: "CUSTOM", name: event.type, value: payloadOf(event) },
];

type CustomType =
  | "sessionUpdated"
  | "userMessage"
  | "toolProgress"
  | "fileChanged"
  | "permissionResolved"
  | "questionAnswered"
  | "taskStarted"
  | "taskProgress"
  | "taskCompleted"
  | "hookStarted"
  | "hookCompleted"
  | "usageReported"
  | "rateLimitUpdated"
  | "contextCompacted"
  | "error"
  | "log"
  | "rawOutput";

/** Events that AG-UI has no word for, under their unified names. */
export const custom: Handlers<AgUiRun, AgUiEvent, CustomType> = {
  sessionUpdated: asCustom,
  userMessage: asCustom,
  toolProgress: asCustom,
  fileChanged: asCustom,
  permissionResolved: asCustom,
  questionAnswered: asCustom,
  taskStarted: asCustom,
  taskProgress: asCustom,
  taskCompleted: asCustom,
  hookStarted: asCustom,
  hookCompleted: asCustom,
  usageReported: asCustom,
  rateLimitUpdated: asCustom,
  contextCompacted: asCustom,
  error: asCustom,
  log: asCustom,
  rawOutput: asCustom,
};
