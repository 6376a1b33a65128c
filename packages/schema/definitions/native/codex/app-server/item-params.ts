import * as t from "../../../vocabulary.ts";
import { notification } from "./method.ts";
import { threadId } from "./thread.ts";

const place = { threadId, turnId: t.string(), itemId: t.string("The id of the item.") };
const milliseconds = t.maybe(t.integer("Unix time in milliseconds."));

export const itemMethods: t.Definitions = {
  ...notification(
    "item/started",
    "An item began. It may never complete: when a stream breaks, or at an interrupt.",
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
    "The next piece of a proposed plan; the completed item may read otherwise.",
    "CodexServerDeltaParams",
  ),
  ...notification(
    "item/reasoning/summaryPartAdded",
    "A new part of a reasoning summary begins.",
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
    "The next piece of a command's output. The beginning may be missing, and short commands have none: the completed item has it all.",
    "CodexServerDeltaParams",
  ),
  ...notification(
    "item/commandExecution/terminalInteraction",
    "Something was written to a running command.",
    "CodexServerTerminalParams",
  ),
  ...notification(
    "item/mcpToolCall/progress",
    "An MCP tool says how far it is.",
    "CodexServerProgressParams",
  ),
};

export const itemParams: t.Definitions = {
  CodexServerItemParams: t.open("The item that began or ended.", {
    item: t.ref("CodexServerItem"),
    threadId,
    turnId: t.string("After an interrupt the old turn's, though that turn is over."),
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
    stdin: t.string("Empty where the agent only looked for output."),
    processId: t.maybe(t.string()),
  }),
  CodexServerProgressParams: t.open("The progress of an MCP call.", {
    ...place,
    message: t.string(),
  }),
};
