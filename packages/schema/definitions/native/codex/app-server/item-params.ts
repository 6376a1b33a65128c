import {
  anything,
  count,
  integer,
  nullable,
  open,
  optional,
  ref,
  string,
  type Definitions,
} from "../../../vocabulary.ts";
import type { Methods } from "./method.ts";
import { threadId } from "./thread.ts";

const place = { threadId, turnId: string(), itemId: string("The id of the item.") };
const milliseconds = optional(nullable(integer("Unix time in milliseconds.")));

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

export const itemParams: Definitions = {
  CodexServerItemParams: open("The item that began or ended.", {
    item: ref("CodexServerItem"),
    threadId,
    turnId: string("After an interrupt the old turn's, though that turn is over."),
    startedAtMs: milliseconds,
    completedAtMs: milliseconds,
    contentTokenCount: optional(anything()),
  }),
  CodexServerDeltaParams: open("A piece of an item.", {
    ...place,
    delta: string("Only what is new."),
  }),
  CodexServerSummaryPartParams: open("A part of a reasoning summary.", {
    ...place,
    summaryIndex: count(),
  }),
  CodexServerSummaryDeltaParams: open("A piece of a reasoning summary.", {
    ...place,
    summaryIndex: count("Which part."),
    delta: string("Only what is new."),
  }),
  CodexServerReasoningDeltaParams: open("A piece of raw reasoning.", {
    ...place,
    contentIndex: count("Which part."),
    delta: string("Only what is new."),
  }),
  CodexServerTerminalParams: open("What was written to a command.", {
    ...place,
    stdin: string("Empty where the agent only looked for output."),
    processId: optional(nullable(string())),
  }),
  CodexServerProgressParams: open("The progress of an MCP call.", { ...place, message: string() }),
};
