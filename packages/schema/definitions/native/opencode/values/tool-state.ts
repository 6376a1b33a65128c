import * as t from "../../../vocabulary.ts";

const input = t.map(t.anything(), "The arguments of the call.");
const metadata = t.optional(t.ref("OpencodeToolMetadata"));
const time = t.optional(t.ref("OpencodeTimeSpan"));

export const toolStates: t.Definitions = t.unionOf(
  "OpencodeToolState",
  "The state of a tool call.",
  {
    OpencodePendingTool: t.open(
      "The model started to write a call; its arguments are not known yet.",
      {
        status: t.literal("pending"),
        input: t.map(t.anything(), "Empty."),
        raw: t.optional(t.string("The arguments so far, as text.")),
      },
    ),
    OpencodeRunningTool: t.open("The tool runs; repeated whenever there is more output.", {
      status: t.literal("running"),
      input,
      title: t.optional(t.string()),
      metadata,
      time,
    }),
    OpencodeCompletedTool: t.open(
      "The tool returned. A command that failed or was aborted is completed too: see `metadata.exit`.",
      {
        status: t.literal("completed"),
        input,
        output: t.string("The text that the model receives."),
        title: t.optional(t.string("A line about the call, for people.")),
        metadata,
        time,
        attachments: t.optional(t.list(t.ref("OpencodeAttachment"))),
      },
    ),
    OpencodeFailedTool: t.open("The tool did not return, or was refused.", {
      status: t.literal("error"),
      input,
      error: t.string("The text that the model receives."),
      metadata,
      time,
    }),
    OpencodeUnknownToolState: t.unknownMember(
      "A state that this version does not know.",
      {
        input: t.optional(input),
        metadata,
        time,
      },
      "status",
    ),
  },
);
