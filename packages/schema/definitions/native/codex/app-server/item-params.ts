import * as t from "../../../vocabulary.ts";
import { notification } from "./method.ts";
import { threadId } from "./thread.ts";

const turnId = t.optional(t.string());
const place = { threadId, turnId, itemId: t.string("The id of the item.") };
const milliseconds = t.maybe(t.integer("Unix time in milliseconds."));

export const itemMethods: t.Definitions = {
  ...notification(
    "item/started",
    "An item started. It may never complete: when a stream breaks, or at an interrupt.",
    "CodexServerItemParams",
  ),
  ...notification(
    "item/completed",
    "An item ended; the notice has the whole item.",
    "CodexServerItemParams",
  ),
  ...notification("item/agentMessage/delta", "The next piece of a text.", "CodexServerDeltaParams"),
  ...notification(
    "item/plan/delta",
    "The next piece of a proposed plan; the completed item may have another text.",
    "CodexServerDeltaParams",
  ),
  ...notification(
    "item/reasoning/summaryPartAdded",
    "A new part of a reasoning summary starts.",
    "CodexServerSummaryPartParams",
  ),
  ...notification(
    "item/reasoning/summaryTextDelta",
    "The next piece of one part of a reasoning summary.",
    "CodexServerSummaryDeltaParams",
  ),
  ...notification(
    "item/reasoning/textDelta",
    "The next piece of raw reasoning.",
    "CodexServerReasoningDeltaParams",
  ),
  ...notification(
    "item/commandExecution/outputDelta",
    "The next piece of a command's output. The beginning may be missing, and short commands have no pieces; the completed item has the whole output.",
    "CodexServerDeltaParams",
  ),
  ...notification(
    "item/commandExecution/terminalInteraction",
    "Something was written to a running command.",
    "CodexServerTerminalParams",
  ),
  ...notification(
    "item/mcpToolCall/progress",
    "An MCP tool reports its progress.",
    "CodexServerProgressParams",
  ),
};

export const itemParams: t.Definitions = {
  CodexServerItemParams: t.open("The item that started or ended.", {
    item: t.ref("CodexServerItem"),
    threadId,
    turnId: t.optional(t.string("After an interrupt it is the id of the old turn, which is over.")),
    startedAtMs: milliseconds,
    completedAtMs: milliseconds,
    contentTokenCount: t.optional(t.anything()),
  }),
  CodexServerDeltaParams: t.open("A piece of an item.", {
    ...place,
    delta: t.string("Only what is new."),
  }),
  CodexServerSummaryPartParams: t.open("A part of a reasoning summary.", {
    ...place,
    summaryIndex: t.count(),
  }),
  CodexServerSummaryDeltaParams: t.open("A piece of a reasoning summary.", {
    ...place,
    summaryIndex: t.count("Which part."),
    delta: t.string("Only what is new."),
  }),
  CodexServerReasoningDeltaParams: t.open("A piece of raw reasoning.", {
    ...place,
    contentIndex: t.count("Which part."),
    delta: t.string("Only what is new."),
  }),
  CodexServerTerminalParams: t.open("What was written to a command.", {
    ...place,
    stdin: t.string("Empty if the agent only polled for output."),
    processId: t.maybe(t.string()),
  }),
  CodexServerProgressParams: t.open("The progress of an MCP call.", {
    ...place,
    message: t.string(),
  }),
};
