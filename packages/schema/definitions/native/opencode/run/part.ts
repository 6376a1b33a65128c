import * as t from "../../../vocabulary.ts";
import { reasoning, stepFinish, stepStart, text, tool } from "../values/part.ts";

const ids = {
  id: t.optional(t.string("Unique among parts.")),
  messageID: t.optional(t.string("New for each step; the same when a step is retried.")),
  sessionID: t.optional(t.string("The same as on the line.")),
};

export const runParts: t.Definitions = {
  OpencodeRunStepStartPart: t.open("The beginning of a step.", {
    ...ids,
    messageID: t.string("The same as before: the step is retried."),
    ...stepStart,
  }),
  OpencodeRunTextPart: t.open("A text of the model.", { ...ids, ...text }),
  OpencodeRunReasoningPart: t.open("Thoughts of the model.", { ...ids, ...reasoning }),
  OpencodeRunToolPart: t.open("A tool call that ended.", { ...ids, ...tool }),
  OpencodeRunStepFinishPart: t.open("The end of a step.", { ...ids, ...stepFinish }),
};
