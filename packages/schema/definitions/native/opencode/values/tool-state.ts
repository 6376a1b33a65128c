import {
  anything,
  list,
  literal,
  map,
  open,
  optional,
  ref,
  string,
  union,
  unknownMember,
  type Definitions,
} from "../../../vocabulary.ts";

const input = map(anything(), "The arguments of the call.");
const metadata = optional(ref("OpencodeToolMetadata"));
const time = optional(ref("OpencodeTimeSpan"));

export const toolStates: Definitions = {
  OpencodeToolState: union("How far a tool call has come.", [
    "OpencodePendingTool",
    "OpencodeRunningTool",
    "OpencodeCompletedTool",
    "OpencodeFailedTool",
    "OpencodeUnknownToolState",
  ]),
  OpencodePendingTool: open("The model began to write a call; its arguments are not known yet.", {
    status: literal("pending"),
    input: map(anything(), "Empty."),
    raw: optional(string("The arguments so far, as text.")),
  }),
  OpencodeRunningTool: open("The tool runs; repeated whenever there is more output.", {
    status: literal("running"),
    input,
    title: optional(string()),
    metadata,
    time,
  }),
  OpencodeCompletedTool: open(
    "The tool returned. A command that failed or was aborted is completed too: see `metadata.exit`.",
    {
      status: literal("completed"),
      input,
      output: string("The text that the model receives."),
      title: optional(string("A line about the call, for people.")),
      metadata,
      time,
      attachments: optional(list(ref("OpencodeAttachment"))),
    },
  ),
  OpencodeFailedTool: open("The tool did not return, or was refused.", {
    status: literal("error"),
    input,
    error: string("The text that the model receives."),
    metadata,
    time,
  }),
  OpencodeUnknownToolState: unknownMember(
    "A state that this version does not know.",
    "status",
    ["pending", "running", "completed", "error"],
    { input: optional(input), metadata, time },
  ),
};
