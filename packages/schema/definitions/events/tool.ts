import * as t from "../vocabulary.ts";
import { event } from "./event.ts";

const toolId = t.string("The id of the call; unique in the session.");
const toolName = t.string("The tool, in the vendor's words.");

export const toolKinds = t.wordList("ToolKind", [
  "execute",
  "read",
  "edit",
  "delete",
  "move",
  "search",
  "fetch",
  "think",
  "agent",
  "mcp",
  "question",
  "other",
]);

const failureReasons = t.wordList("ToolFailureReason", ["denied", "cancelled", "notRun", "error"]);

export const toolArguments = t.map(
  t.anything(),
  "Absent: not known. `{}`: none. A value that is not an object is `{value: …}`.",
);

export const tools: t.Definitions = {
  Location: t.open("A place in a file.", {
    path: t.string(),
    line: t.optional(t.integer(undefined, { minimum: 0 })),
  }),
};

export const toolEvents: t.Definitions = {
  ...event("toolInputChunk", "A piece of the input of a tool that has not started.", {
    toolId,
    content: t.string("The next piece of JSON text."),
    toolName: t.optional(toolName),
  }),
  ...event("toolStarted", "A tool call started.", {
    toolId,
    toolName,
    arguments: t.optional(toolArguments),
    toolKind: t.optional(
      t.listed(toolKinds, "The kind of the tool, with the same words for every agent."),
    ),
    title: t.optional(t.string("A line about the call, for people.")),
    server: t.optional(t.string("The MCP server it belongs to.")),
    locations: t.optional(t.list(t.ref("Location"))),
    startedAt: t.optional(t.timestamp("When it started, if the vendor reports it later.")),
  }),
  ...event("toolProgress", "A tool call made progress.", {
    toolId,
    output: t.optional(
      t.string("Only the new output. Live, and perhaps incomplete: the result is authoritative."),
    ),
    input: t.optional(t.string("Input that was written to the tool.")),
    progress: t.optional(t.number("From 0 to 1.", { minimum: 0, maximum: 1 })),
  }),
  ...event("toolCompleted", "A tool call ran and returned.", {
    toolId,
    success: t.boolean("False if it returned a failure, also for an exit code other than 0."),
    result: t.optional(t.anything()),
    error: t.optional(t.string()),
    exitCode: t.optional(t.integer()),
    durationMs: t.optional(t.count("Only if the vendor reports it.")),
    toolName: t.optional(toolName),
    arguments: t.optional(toolArguments),
    background: t.optional(t.boolean("It continues in the background, as the task `taskId`.")),
    taskId: t.optional(t.string()),
    truncated: t.optional(t.boolean("The result is not the whole output.")),
    outputPath: t.optional(t.string("The file with the whole output.")),
  }),
  ...event("toolFailed", "A tool call did not run, or did not return.", {
    toolId,
    reason: t.listed(
      failureReasons,
      "`denied`: refused. `cancelled`: interrupted. `notRun`: never started, unknown tool or bad arguments. `error`: crashed.",
    ),
    error: t.optional(t.string()),
    toolName: t.optional(toolName),
  }),
};
