import type { KnownEvent } from "@agentstream/schema";

import type { Handlers } from "../handlers.ts";
import { payloadOf } from "../payload-of.ts";
import type { AgUiEvent, AgUiRun } from "./run.ts";

const tell = (event: KnownEvent): readonly AgUiEvent[] => [
  { type: "CUSTOM", name: event.type, value: payloadOf(event) },
];

/** What AG-UI has no word for, under its unified name. */
export const custom: Handlers<AgUiRun, AgUiEvent> = {
  sessionUpdated: tell,
  userMessage: tell,
  toolProgress: tell,
  fileChanged: tell,
  permissionRequested: tell,
  permissionResolved: tell,
  questionAsked: tell,
  questionAnswered: tell,
  taskStarted: tell,
  taskProgress: tell,
  taskCompleted: tell,
  hookStarted: tell,
  hookCompleted: tell,
  usageReported: tell,
  rateLimitUpdated: tell,
  contextCompacted: tell,
  error: tell,
  log: tell,
  rawOutput: tell,
};
