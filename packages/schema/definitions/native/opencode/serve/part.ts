import * as t from "../../../vocabulary.ts";
import { reasoning, stepFinish, stepStart, text, tool } from "../values/part.ts";

const ids = {
  id: t.string("The id that deltas refer to."),
  messageID: t.string("The message of this part; its role names the author."),
  sessionID: t.string("The session it belongs to."),
};
const part = t.tagged("type", "Opencode*Part", ids);
const source = t.optional(
  t.map(t.anything(), "The part of the prompt, or the file, that it comes from."),
);

export const parts: t.Definitions = t.unionOf("OpencodePart", "A part of a message.", {
  OpencodeStepStartPart: t.open("A call of the model started.", { ...ids, ...stepStart }),
  OpencodeTextPart: t.open("Text, the user's or the model's.", { ...ids, ...text }),
  OpencodeReasoningPart: t.open("Thoughts of the model.", { ...ids, ...reasoning }),
  OpencodeToolPart: t.open("A tool call; repeated for each state and each piece of output.", {
    ...ids,
    ...tool,
  }),
  OpencodeStepFinishPart: t.open("A call of the model ended.", { ...ids, ...stepFinish }),
  ...part("file", "A file that belongs to a message.", {
    mime: t.string(),
    url: t.string("Its place, or the content as a data URL."),
    filename: t.optional(t.string()),
    source,
  }),
  ...part("patch", "The files that a step changed.", {
    hash: t.string("The state of the files before, as a git tree."),
    files: t.list(t.string()),
  }),
  ...part("snapshot", "The state of the files; older versions.", {
    snapshot: t.string("A git tree."),
  }),
  ...part("agent", "A sub-agent that the prompt names.", {
    name: t.string(),
    source,
  }),
  ...part("subtask", "A sub-agent that a command starts.", {
    prompt: t.string(),
    description: t.optional(t.string()),
    agent: t.string("The role it runs in."),
    model: t.optional(t.ref("OpencodeModel")),
    command: t.optional(t.string("The command that starts it.")),
  }),
  ...part("retry", "A call of the model failed and is retried.", {
    attempt: t.integer("Which attempt failed, from 1."),
    error: t.ref("OpencodeError"),
    time: t.optional(t.ref("OpencodeMessageTime")),
  }),
  ...part("compaction", "The conversation must be shortened here.", {
    auto: t.boolean("Started automatically."),
    overflow: t.optional(t.boolean("The conversation was longer than the context of the model.")),
    tail_start_id: t.optional(t.string("The first message that is kept as it is.")),
  }),
  OpencodeUnknownPart: t.unknownMember("A part that this version does not know.", ids),
});
