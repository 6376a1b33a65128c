import { agentType } from "../events/event.ts";
import {
  anything,
  either,
  list,
  literal,
  map,
  oneOf,
  open,
  optional,
  ref,
  string,
  union,
  unknownMember,
  type Definitions,
} from "../vocabulary.ts";
import { promptLimit } from "./prompt.ts";
import { busy, clientId, run } from "./run-fields.ts";

export const agUiRequestDefinitions: Definitions = {
  AgUiRunRequest: open("A run of AG-UI: its `RunAgentInput`.", {
    threadId: clientId("The thread. Its first run starts a session, further ones continue it."),
    runId: clientId("The client's id of this run."),
    protocolVersion: optional(string()),
    parentRunId: optional(string()),
    state: optional(anything("Ignored: agents share no state.")),
    messages: list(
      ref("AgUiMessage"),
      "The last one is the prompt, if it is the user's. Otherwise the thread is shown as it is.",
    ),
    tools: optional(list(map(anything()), "Must be empty: an agent runs its own tools.")),
    context: optional(list(ref("AgUiContext"), "Put before the prompt.")),
    forwardedProps: optional(ref("AgUiForwardedProps")),
    resume: optional(list(ref("AgUiResume"), "Answers to the interrupts of the run before.")),
  }),
  AgUiMessage: open("A message of a thread.", {
    id: string(),
    role: string("Such as `user`."),
    content: optional(
      either(
        [string(), list(ref("AgUiInputPart")), map(anything())],
        "Of a user's message: text, or a list of parts.",
      ),
    ),
  }),
  AgUiInputPart: union("A part of a message.", [
    "AgUiInputText",
    "AgUiInputImage",
    "AgUiInputDocument",
    "AgUiInputOther",
  ]),
  AgUiInputText: open("Text.", { type: literal("text"), text: string(undefined, promptLimit) }),
  AgUiInputImage: open("An image.", { type: literal("image"), source: ref("AgUiSource") }),
  AgUiInputDocument: open("A file.", { type: literal("document"), source: ref("AgUiSource") }),
  AgUiInputOther: unknownMember("A part of any other type.", "type", ["text", "image", "document"]),
  AgUiSource: open("Where the content of a part is.", {
    type: string("`data`, since the server fetches nothing; `url` and `file` are refused."),
    value: string("The content, base64."),
    mimeType: optional(string()),
  }),
  AgUiContext: open("Something the agent should know.", { description: string(), value: string() }),
  AgUiForwardedProps: open("What the application sends along.", {
    agentType: optional(
      agentType("The agent that is to run; the address may name it as `?agentType=`, too."),
    ),
    config: optional(ref("RequestedConfig")),
    ...run,
    ifBusy: optional(
      oneOf(busy, "What to do while a turn runs. Absent: `refuse`; `steer` is not possible yet."),
    ),
  }),
  AgUiResume: open("The answer to an interrupt.", {
    interruptId: string(),
    status: oneOf(["resolved", "cancelled"], "`cancelled`: denied, or declined."),
    payload: optional(
      anything(
        "Of a permission `{approved, editedArgs?, message?}`; of a question `{answers: {<questionId>: …}}`.",
      ),
    ),
  }),
};
