import { answersSchema } from "../events/ask.ts";
import { agentType } from "../events/event.ts";
import { configAliases, configProperties, sessionConfig } from "../values/session-config.ts";
import {
  anything,
  boolean,
  closed,
  map,
  oneOf,
  optional,
  ref,
  string,
  wordList,
  type Definitions,
} from "../vocabulary.ts";
import { agUiRequestDefinitions } from "./ag-ui.ts";
import { chatDefinitions } from "./chat.ts";
import { loginDefinitions } from "./login.ts";
import { mcpServerDefinitions } from "./mcp-server.ts";
import { prompt, promptDefinitions, promptLimit } from "./prompt.ts";
import { busy, run } from "./run-fields.ts";

const optionId = optional(string("One of the options of the request."));
const message = optional(string("A message to the agent, sent with the answer."));

const disconnectPolicies = wordList("DisconnectPolicy", ["continue", "cancel"]);

const permissionAnswer = {
  outcome: oneOf(wordList("PermissionDecision", ["allowed", "denied"])),
  optionId,
  message,
  arguments: optional(map(anything(), "Run the tool with these instead.")),
  stop: optional(boolean("With `denied`: end the turn as well.")),
};
const questionAnswer = {
  answers: answersSchema,
  declined: optional(boolean("Nobody wants to answer; `answers` is empty.")),
};
const turn = {
  prompt: prompt(),
  ifBusy: optional(
    oneOf(
      busy,
      "What to do while a turn runs: `queue` the prompt (also when absent), `refuse` it, `interrupt` the turn, or `steer`: add the prompt to the running turn.",
    ),
  ),
};

/** Shared with the WebSocket's frames, which carry the same bodies. */
export const bodies = { permissionAnswer, questionAnswer, turn };

export const requestDefinitions: Definitions = {
  SessionRequest: closed("Starts a session.", {
    agentType: agentType("The agent that is to run, as registered at the server."),
    prompt: optional(prompt("Absent: the session is prepared and waits for its first prompt.")),
    sessionId: optional(string("The session to resume.")),
    config: optional(ref("RequestedConfig")),
    ...run,
    onDisconnect: optional(
      oneOf(disconnectPolicies, "What happens when the reader goes. Absent: `continue`."),
    ),
  }),
  RunRequest: closed("One run of one agent: what an adapter plans from.", {
    prompt: prompt(),
    resume: optional(string("The native id of the conversation to resume.")),
    interactive: optional(boolean("Somebody is there to answer permissions and questions.")),
    deltas: optional(boolean("Text is wanted as it is written, where a protocol can do that.")),
    ...configProperties,
    ...configAliases,
    ...run,
  }),
  TurnRequest: closed("A further prompt in a session.", turn),
  PermissionAnswer: closed("The answer to a permission request.", permissionAnswer),
  QuestionAnswer: closed("The answers to the questions of one request.", questionAnswer),
  ExecuteRequest: closed("Runs a task: the request of `POST /v1/execute`.", {
    idempotency_key: string("The same key gives the same run."),
    task: string("What the agent is to do.", promptLimit),
    driver: string("The agent: `claude`, `codex`, `gemini`, `echo`, …"),
    model: optional(string()),
    auth_token: optional(string("The token, if there is no Bearer header.")),
    config: optional(ref("RequestedConfig")),
    session_id: optional(string("The session to resume.")),
  }),
  ApiSessionRequest: closed("Begins a session: the request of `POST /api/sessions`.", {
    agentId: string(),
    projectId: string("The name of an allowed workspace's folder."),
    prompt: string(undefined, promptLimit),
  }),
  ...promptDefinitions,
  ...mcpServerDefinitions,
  ...loginDefinitions,
  ...chatDefinitions,
  ...agUiRequestDefinitions,
  ...sessionConfig,
};
