import {
  anything,
  integer,
  list,
  literal,
  nullable,
  open,
  optional,
  ref,
  string,
  union,
  unknownMember,
  words,
  type Definitions,
} from "../../../vocabulary.ts";
import { meta } from "./envelope.ts";

const facts = {
  toolCallId: string("Of Gemini CLI it begins with the tool's name and `__`."),
  name: optional(nullable(string("The tool, as a program names it."))),
  kind: optional(
    nullable(
      words([
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
  ),
  status: optional(
    nullable(
      words(
        ["pending", "in_progress", "completed", "failed"],
        "A command that exits with another code than 0 may be `completed`.",
      ),
    ),
  ),
  content: optional(
    nullable(
      list(ref("AcpToolCallContent")),
      "What it made, whole: it replaces what was there. The text that the model got may be missing.",
    ),
  ),
  locations: optional(nullable(list(ref("AcpLocation")))),
  rawInput: optional(anything("The arguments, if the agent sends them.")),
  rawOutput: optional(anything("The result, if the agent sends it.")),
};

/** A tool call that begins. */
export const toolCall = {
  ...facts,
  title: string("A line for people; opencode first gives the tool's name."),
};

/** What is known of a tool call, or changed. */
export const toolCallChange = { ...facts, title: optional(nullable(string())) };

export const toolCalls: Definitions = {
  AcpToolCallContent: union("Something that a tool call made.", [
    "AcpToolCallBlock",
    "AcpToolCallDiff",
    "AcpToolCallTerminal",
    "AcpToolCallUnknownContent",
  ]),
  AcpToolCallBlock: open("Text, or another block of content.", {
    type: literal("content"),
    content: ref("AcpContentBlock"),
    _meta: meta,
  }),
  AcpToolCallDiff: open(
    "A change of a file: what it will be while the call is pending, what it is once it completed.",
    {
      type: literal("diff"),
      path: string(),
      newText: string("The text after."),
      oldText: optional(
        nullable(string("The text before; null or, of Gemini CLI, empty where there was no file.")),
      ),
      _meta: optional(nullable(ref("AcpDiffMeta"))),
    },
  ),
  AcpDiffMeta: open("What an agent adds to a diff of its own.", {
    kind: optional(words(["add", "modify", "delete"], "Of Gemini CLI.")),
  }),
  AcpToolCallTerminal: open("The output of a command that the host runs.", {
    type: literal("terminal"),
    terminalId: string(),
    _meta: meta,
  }),
  AcpToolCallUnknownContent: unknownMember("A type that is not described here.", "type", [
    "content",
    "diff",
    "terminal",
  ]),
  AcpLocation: open("A place that a tool call works at.", {
    path: string(),
    line: optional(nullable(integer())),
    _meta: meta,
  }),
};
