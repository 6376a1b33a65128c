import * as t from "../../../vocabulary.ts";

const id = t.optional(t.string("Joins a call and its result, if the API sends one."));

export const parts: t.Definitions = {
  GeminiPart: t.open("A part of a message. Its key is its kind.", {
    text: t.optional(t.string("Only what is new.")),
    thought: t.optional(t.boolean("True: the text is a thought, not part of the answer.")),
    thoughtSignature: t.optional(t.string("Opaque; must be sent back with the part.")),
    functionCall: t.optional(t.ref("GeminiFunctionCall")),
    functionResponse: t.optional(t.ref("GeminiFunctionResponse")),
    inlineData: t.optional(t.ref("GeminiInlineData")),
    fileData: t.optional(t.ref("GeminiFileData")),
    executableCode: t.optional(t.ref("GeminiExecutableCode")),
    codeExecutionResult: t.optional(t.ref("GeminiCodeExecutionResult")),
  }),
  GeminiFunctionCall: t.open("The model calls a tool.", {
    name: t.string(),
    args: t.optional(t.map(t.anything(), "Absent: none.")),
    id,
  }),
  GeminiFunctionResponse: t.open("The result of a tool, as the model receives it.", {
    name: t.string(),
    response: t.optional(t.map(t.anything())),
    id,
  }),
  GeminiInlineData: t.open("Bytes within the message, such as an image.", {
    data: t.string("Base64."),
    mimeType: t.optional(t.string()),
  }),
  GeminiFileData: t.open("A file by its address.", {
    fileUri: t.string(),
    mimeType: t.optional(t.string()),
  }),
  GeminiExecutableCode: t.open("Code that the model runs on the API's side.", {
    code: t.string(),
    language: t.optional(t.words(["PYTHON"])),
  }),
  GeminiCodeExecutionResult: t.open("The result of code that ran on the API's side.", {
    outcome: t.words(["OUTCOME_OK", "OUTCOME_FAILED", "OUTCOME_DEADLINE_EXCEEDED"]),
    output: t.optional(t.string()),
  }),
};
