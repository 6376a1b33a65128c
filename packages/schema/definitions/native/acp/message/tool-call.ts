import * as t from "../../../vocabulary.ts";
import { meta } from "./envelope.ts";

const facts = {
  toolCallId: t.string("Of Gemini CLI it begins with the tool's name and `__`."),
  name: t.maybe(t.string("The tool, as a program names it.")),
  kind: t.maybe(
    t.words([
      "read",
      "edit",
      "delete",
      "move",
      "search",
      "execute",
      "think",
      "fetch",
      "switch_mode",
      "other",
    ]),
  ),
  status: t.maybe(
    t.words(
      ["pending", "in_progress", "completed", "failed"],
      "A command that exits with another code than 0 may be `completed`.",
    ),
  ),
  content: t.maybe(
    t.list(t.ref("AcpToolCallContent")),
    "What it made, whole: it replaces what was there. The text that the model got may be missing.",
  ),
  locations: t.maybe(t.list(t.ref("AcpLocation"))),
  rawInput: t.optional(t.anything("The arguments, if the agent sends them.")),
  rawOutput: t.optional(t.anything("The result, if the agent sends it.")),
};

/** A tool call that begins. */
export const toolCall = {
  ...facts,
  title: t.string("A line for people; opencode first gives the tool's name."),
};

/** What is known of a tool call, or changed. */
export const toolCallChange = { ...facts, title: t.maybe(t.string()) };

export const toolCalls: t.Definitions = {
  AcpToolCallContent: t.union("Something that a tool call made.", [
    "AcpToolCallBlock",
    "AcpToolCallDiff",
    "AcpToolCallTerminal",
    "AcpToolCallUnknownContent",
  ]),
  AcpToolCallBlock: t.open("Text, or another block of content.", {
    type: t.literal("content"),
    content: t.ref("AcpContentBlock"),
    _meta: meta,
  }),
  AcpToolCallDiff: t.open(
    "A change of a file: what it will be while the call is pending, what it is once it completed.",
    {
      type: t.literal("diff"),
      path: t.string(),
      newText: t.string("The text after."),
      oldText: t.maybe(
        t.string("The text before; null or, of Gemini CLI, empty where there was no file."),
      ),
      _meta: t.maybe(t.ref("AcpDiffMeta")),
    },
  ),
  AcpDiffMeta: t.open("What an agent adds to a diff of its own.", {
    kind: t.optional(t.words(["add", "modify", "delete"], "Of Gemini CLI.")),
  }),
  AcpToolCallTerminal: t.open("The output of a command that the host runs.", {
    type: t.literal("terminal"),
    terminalId: t.string(),
    _meta: meta,
  }),
  AcpToolCallUnknownContent: t.unknownMember("A type that is not described here.", "type"),
  AcpLocation: t.open("A place that a tool call works at.", {
    path: t.string(),
    line: t.maybe(t.integer()),
    _meta: meta,
  }),
};
