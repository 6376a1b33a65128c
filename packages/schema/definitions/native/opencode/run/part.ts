import { open, optional, string, type Definitions } from "../../../vocabulary.ts";
import { reasoning, stepFinish, stepStart, text, tool } from "../values/part.ts";

const ids = {
  id: optional(string("Unique among parts.")),
  messageID: optional(string("A new one for each step; the same again when a step is retried.")),
  sessionID: optional(string("The same as on the line.")),
};

export const runParts: Definitions = {
  OpencodeRunStepStartPart: open("The beginning of a step.", {
    ...ids,
    messageID: string("The same as before: the step is made again."),
    ...stepStart,
  }),
  OpencodeRunTextPart: open("A text of the model.", { ...ids, ...text }),
  OpencodeRunReasoningPart: open("Thoughts of the model.", { ...ids, ...reasoning }),
  OpencodeRunToolPart: open("A tool call that ended.", { ...ids, ...tool }),
  OpencodeRunStepFinishPart: open("The end of a step.", { ...ids, ...stepFinish }),
};
