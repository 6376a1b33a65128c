import * as t from "../../../vocabulary.ts";
import { reasoning, stepFinish, stepStart, text, tool } from "../values/part.ts";

const ids = {
  id: t.string("What deltas name."),
  messageID: t.string("The message of this part; its role names the author."),
  sessionID: t.string("The session it belongs to."),
};
const source = t.optional(t.map(t.anything(), "Where in the prompt, or from where, it was taken."));

export const parts: t.Definitions = t.unionOf("OpencodePart", "A part of a message.", {
  OpencodeStepStartPart: t.open("A call of the model began.", { ...ids, ...stepStart }),
  OpencodeTextPart: t.open("Text, the user's or the model's.", { ...ids, ...text }),
  OpencodeReasoningPart: t.open("Thoughts of the model.", { ...ids, ...reasoning }),
  OpencodeToolPart: t.open("A tool call; repeated for each state and each piece of output.", {
    ...ids,
    ...tool,
  }),
  OpencodeStepFinishPart: t.open("A call of the model ended.", { ...ids, ...stepFinish }),
  OpencodeFilePart: t.open("A file that belongs to a message.", {
    ...ids,
    type: t.literal("file"),
    mime: t.string(),
    url: t.string("Its place, or the content as a data URL."),
    filename: t.optional(t.string()),
    source,
  }),
  OpencodePatchPart: t.open("The files that a step changed.", {
    ...ids,
    type: t.literal("patch"),
    hash: t.string("The state of the files before, as a git tree."),
    files: t.list(t.string()),
  }),
  OpencodeSnapshotPart: t.open("The state of the files; older versions.", {
    ...ids,
    type: t.literal("snapshot"),
    snapshot: t.string("A git tree."),
  }),
  OpencodeAgentPart: t.open("A sub-agent that the prompt names.", {
    ...ids,
    type: t.literal("agent"),
    name: t.string(),
    source,
  }),
  OpencodeSubtaskPart: t.open("A sub-agent that a command starts.", {
    ...ids,
    type: t.literal("subtask"),
    prompt: t.string(),
    description: t.optional(t.string()),
    agent: t.string("The role it runs in."),
    model: t.optional(t.ref("OpencodeModel")),
    command: t.optional(t.string("The command that starts it.")),
  }),
  OpencodeRetryPart: t.open("A call of the model failed and is made again.", {
    ...ids,
    type: t.literal("retry"),
    attempt: t.integer("Which attempt failed, from 1."),
    error: t.ref("OpencodeError"),
    time: t.optional(t.ref("OpencodeMessageTime")),
  }),
  OpencodeCompactionPart: t.open("The conversation must be shortened here.", {
    ...ids,
    type: t.literal("compaction"),
    auto: t.boolean("Nobody asked for it."),
    overflow: t.optional(t.boolean("It had become longer than the model can hold.")),
    tail_start_id: t.optional(t.string("The first message that is kept as it is.")),
  }),
  OpencodeUnknownPart: t.unknownMember("A part that this version does not know.", "type", ids),
});
