import {
  anything,
  boolean,
  map,
  open,
  optional,
  ref,
  string,
  words,
  type Definitions,
} from "../../../vocabulary.ts";

const id = optional(string("Joins a call and its result, where the API gives one."));

export const parts: Definitions = {
  GeminiPart: open("A part of a message. The key that it has says what it is.", {
    text: optional(string("Only what is new.")),
    thought: optional(boolean("True: the text is a thought, not part of the answer.")),
    thoughtSignature: optional(string("Opaque; must be sent back with the part.")),
    functionCall: optional(ref("GeminiFunctionCall")),
    functionResponse: optional(ref("GeminiFunctionResponse")),
    inlineData: optional(ref("GeminiInlineData")),
    fileData: optional(ref("GeminiFileData")),
    executableCode: optional(ref("GeminiExecutableCode")),
    codeExecutionResult: optional(ref("GeminiCodeExecutionResult")),
  }),
  GeminiFunctionCall: open("The model calls a tool.", {
    name: string(),
    args: optional(map(anything(), "Absent: none.")),
    id,
  }),
  GeminiFunctionResponse: open("The result of a tool, as the model receives it.", {
    name: string(),
    response: optional(map(anything())),
    id,
  }),
  GeminiInlineData: open("Bytes within the message, such as an image.", {
    data: string("Base64."),
    mimeType: optional(string()),
  }),
  GeminiFileData: open("A file by its address.", {
    fileUri: string(),
    mimeType: optional(string()),
  }),
  GeminiExecutableCode: open("Code that the model runs at the API's side.", {
    code: string(),
    language: optional(words(["PYTHON"])),
  }),
  GeminiCodeExecutionResult: open("What code that ran at the API's side gave.", {
    outcome: words(["OUTCOME_OK", "OUTCOME_FAILED", "OUTCOME_DEADLINE_EXCEEDED"]),
    output: optional(string()),
  }),
};
