import * as t from "../../../vocabulary.ts";
import type { Methods } from "./method.ts";
import { threadId } from "./thread.ts";

const place = { threadId, turnId: t.string(), itemId: t.string("The id of the item.") };
const milliseconds = t.optional(t.nullable(t.integer("Unix time in milliseconds.")));

export const itemMethods: Methods = {
  "item/started": {
    description: "An item began. It may never complete: when a stream breaks, or at an interrupt.",
    params: "CodexServerItemParams",
  },
  "item/completed": {
    description: "An item ended; the notice has the whole item.",
    params: "CodexServerItemParams",
  },
  "item/agentMessage/delta": {
    description: "The next piece of a text.",
    params: "CodexServerDeltaParams",
  },
  "item/plan/delta": {
    description: "The next piece of a proposed plan; the completed item may read otherwise.",
    params: "CodexServerDeltaParams",
  },
  "item/reasoning/summaryPartAdded": {
    description: "A new part of a reasoning summary begins.",
    params: "CodexServerSummaryPartParams",
  },
  "item/reasoning/summaryTextDelta": {
    description: "The next piece of one part of a reasoning summary.",
    params: "CodexServerSummaryDeltaParams",
  },
  "item/reasoning/textDelta": {
    description: "The next piece of raw reasoning.",
    params: "CodexServerReasoningDeltaParams",
  },
  "item/commandExecution/outputDelta": {
    description:
      "The next piece of a command's output. The beginning may be missing, and short commands have none: the completed item has it all.",
    params: "CodexServerDeltaParams",
  },
  "item/commandExecution/terminalInteraction": {
    description: "Something was written to a running command.",
    params: "CodexServerTerminalParams",
  },
  "item/mcpToolCall/progress": {
    description: "An MCP tool says how far it is.",
    params: "CodexServerProgressParams",
  },
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
    processId: t.optional(t.nullable(t.string())),
  }),
  CodexServerProgressParams: t.open("The progress of an MCP call.", {
    ...place,
    message: t.string(),
  }),
};
