import { agentType } from "../events/event.ts";
import * as t from "../vocabulary.ts";
import { promptLimit } from "./prompt.ts";
import { busy, clientId, run } from "./run-fields.ts";

export const agUiRequestDefinitions: t.Definitions = {
  AgUiRunRequest: t.open("A run of AG-UI: its `RunAgentInput`.", {
    threadId: clientId("The thread. Its first run starts a session, further ones continue it."),
    runId: clientId("The client's id of this run."),
    protocolVersion: t.optional(t.string()),
    parentRunId: t.optional(t.string()),
    state: t.optional(t.anything("Ignored: agents share no state.")),
    messages: t.list(
      t.ref("AgUiMessage"),
      "The last one is the prompt if it is from the user. Otherwise the response is the current thread.",
    ),
    tools: t.optional(t.list(t.map(t.anything()), "Must be empty: an agent runs its own tools.")),
    context: t.optional(t.list(t.ref("AgUiContext"), "Put before the prompt.")),
    forwardedProps: t.optional(t.ref("AgUiForwardedProps")),
    resume: t.optional(t.list(t.ref("AgUiResume"), "Answers to the interrupts of the run before.")),
  }),
  AgUiMessage: t.open("A message of a thread.", {
    id: t.string(),
    role: t.string("Such as `user`."),
    content: t.optional(
      t.either(
        [t.string(), t.list(t.ref("AgUiInputPart")), t.map(t.anything())],
        "Of a user's message: text, or a list of parts.",
      ),
    ),
  }),
  AgUiInputPart: t.union("A part of a message.", [
    "AgUiInputText",
    "AgUiInputImage",
    "AgUiInputDocument",
    "AgUiInputOther",
  ]),
  AgUiInputText: t.open("Text.", {
    type: t.literal("text"),
    text: t.string(undefined, promptLimit),
  }),
  AgUiInputImage: t.open("An image.", { type: t.literal("image"), source: t.ref("AgUiSource") }),
  AgUiInputDocument: t.open("A file.", {
    type: t.literal("document"),
    source: t.ref("AgUiSource"),
  }),
  AgUiInputOther: t.unknownMember("A part of any other type."),
  AgUiSource: t.open("Where the content of a part is.", {
    type: t.string("`data`, since the server fetches nothing; `url` and `file` are refused."),
    value: t.string("The content, base64."),
    mimeType: t.optional(t.string()),
  }),
  AgUiContext: t.open("Context for the agent.", {
    description: t.string(),
    value: t.string(),
  }),
  AgUiForwardedProps: t.open("Additional fields of the application.", {
    agentType: t.optional(
      agentType("The agent to run; `?agentType=` of the address may name it too."),
    ),
    config: t.optional(t.ref("RequestedConfig")),
    ...run,
    ifBusy: t.optional(
      t.oneOf(
        busy,
        "What to do while a turn runs. Absent: `refuse`; `steer` is refused: the answer is the stream of a prompt of its own.",
      ),
    ),
  }),
  AgUiResume: t.open("The answer to an interrupt.", {
    interruptId: t.string(),
    status: t.oneOf(["resolved", "cancelled"], "`cancelled`: denied, or declined."),
    payload: t.optional(
      t.anything(
        "Of a permission `{approved, editedArgs?, message?}`; of a question `{answers: {<questionId>: …}}`.",
      ),
    ),
  }),
};
