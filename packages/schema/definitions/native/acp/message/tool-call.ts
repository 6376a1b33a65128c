import * as t from "../../../vocabulary.ts";
import { meta } from "./envelope.ts";

const facts = {
  toolCallId: t.string("In Gemini CLI it begins with the tool's name and `__`."),
  name: t.maybe(t.string("The tool's name for programs.")),
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
      "A command whose exit code is not 0 may be `completed`.",
    ),
  ),
  content: t.maybe(
    t.list(t.ref("AcpToolCallContent")),
    "The whole content of the call: it replaces the earlier content. The text that the model received may be missing.",
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
  ...t.unionOf("AcpToolCallContent", "A part of the content of a tool call.", {
    AcpToolCallBlock: t.open("Text, or another block of content.", {
      type: t.literal("content"),
      content: t.ref("AcpContentBlock"),
      _meta: meta,
    }),
    AcpToolCallDiff: t.open(
      "A change of a file: intended while the call is pending, made once it completed.",
      {
        type: t.literal("diff"),
        path: t.string(),
        newText: t.string("The text after."),
        oldText: t.maybe(
          t.string("The text before; null, or in Gemini CLI empty, if there was no file."),
        ),
        _meta: t.maybe(t.ref("AcpDiffMeta")),
      },
    ),
    AcpToolCallTerminal: t.open("The output of a command that the host runs.", {
      type: t.literal("terminal"),
      terminalId: t.string(),
      _meta: meta,
    }),
    AcpToolCallUnknownContent: t.unknownMember("A type that this version does not know."),
  }),
  AcpDiffMeta: t.open("An agent's own additions to a diff.", {
    kind: t.optional(
      t.words(["add", "modify", "update", "delete"], "Sent by Gemini CLI; `update` by codex-acp."),
    ),
  }),
  AcpLocation: t.open("A place in a file that a tool call works on.", {
    path: t.string(),
    line: t.maybe(t.integer()),
    _meta: meta,
  }),
};
