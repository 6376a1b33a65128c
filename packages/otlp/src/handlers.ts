import { agentHandlers } from "./agent-handlers.ts";
import { noteHandlers } from "./note-handlers.ts";
import type { SpanTable } from "./span-table.ts";
import { toolHandlers } from "./tool-handlers.ts";

export const handlers: SpanTable = {
  ...agentHandlers,
  ...toolHandlers,
  ...noteHandlers,
  thinkingChunk: "ignored",
  toolInputChunk: "ignored",
  toolProgress: "ignored",
  fileChanged: "ignored",
  planUpdated: "ignored",
  usageReported: "ignored",
  taskStarted: "ignored",
  taskProgress: "ignored",
  taskCompleted: "ignored",
  hookStarted: "ignored",
  hookProgress: "ignored",
  hookCompleted: "ignored",
  log: "ignored",
  rawOutput: "ignored",
  rateLimitUpdated: "ignored",
};
