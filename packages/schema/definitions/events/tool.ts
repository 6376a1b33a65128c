import {
  anything,
  boolean,
  count,
  integer,
  list,
  listed,
  map,
  number,
  open,
  optional,
  ref,
  string,
  timestamp,
  wordList,
  type Definitions,
} from "../vocabulary.ts";
import { event } from "./event.ts";

const toolId = string("The call; unique in the session.");
const toolName = string("The tool, in the vendor's words.");

export const toolKinds = wordList("ToolKind", [
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

const failureReasons = wordList("ToolFailureReason", ["denied", "cancelled", "notRun", "error"]);

export const toolArguments = map(
  anything(),
  "Absent: not known. `{}`: none. What is no object is `{value: …}`.",
);

export const tools: Definitions = {
  Location: open("A place in a file.", {
    path: string(),
    line: optional(integer(undefined, { minimum: 0 })),
  }),
};

export const toolEvents: Definitions = {
  ...event("toolInputChunk", "A piece of the input of a tool that has not started.", {
    toolId,
    content: string("The next piece of JSON text."),
    toolName: optional(toolName),
  }),
  ...event("toolStarted", "A tool call began.", {
    toolId,
    toolName,
    arguments: optional(toolArguments),
    toolKind: optional(listed(toolKinds, "What kind of thing it does, the same for every agent.")),
    title: optional(string("A line about the call, for people.")),
    server: optional(string("The MCP server it belongs to.")),
    locations: optional(list(ref("Location"))),
    startedAt: optional(timestamp("When it started, if the vendor reports that later.")),
  }),
  ...event("toolProgress", "A tool call made progress.", {
    toolId,
    output: optional(string("Only what is new. Live, and maybe not all: the result is the truth.")),
    input: optional(string("What was written to the tool.")),
    progress: optional(number("From 0 to 1.", { minimum: 0, maximum: 1 })),
  }),
  ...event("toolCompleted", "A tool call ran and returned.", {
    toolId,
    success: boolean("False where it returned a failure, also for an exit code that is not 0."),
    result: optional(anything()),
    error: optional(string()),
    exitCode: optional(integer()),
    durationMs: optional(count("Only where the vendor says it.")),
    toolName: optional(toolName),
    arguments: optional(toolArguments),
    background: optional(boolean("It continues in the background, as the task `taskId`.")),
    taskId: optional(string()),
    truncated: optional(boolean("The result is not all of the output.")),
    outputPath: optional(string("The file that has all of the output.")),
  }),
  ...event("toolFailed", "A tool call did not run, or did not return.", {
    toolId,
    reason: listed(
      failureReasons,
      "`denied`: refused. `cancelled`: interrupted. `notRun`: never began, unknown tool, bad arguments. `error`: crashed.",
    ),
    error: optional(string()),
    toolName: optional(toolName),
  }),
};
