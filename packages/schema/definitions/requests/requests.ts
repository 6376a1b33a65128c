import { answersSchema } from "../events/ask.ts";
import { agentType } from "../events/event.ts";
import { configAliases, configProperties, sessionConfig } from "../values/session-config.ts";
import * as t from "../vocabulary.ts";
import { agUiRequestDefinitions } from "./ag-ui.ts";
import { chatDefinitions } from "./chat.ts";
import { loginDefinitions } from "./login.ts";
import { mcpServerDefinitions, mcpServers } from "./mcp-server.ts";
import { prompt, promptDefinitions, promptLimit } from "./prompt.ts";
import { busy, run } from "./run-fields.ts";

const optionId = t.optional(t.string("One of the options of the request."));
const message = t.optional(t.string("A message to the agent, sent with the answer."));

const disconnectPolicies = t.wordList("DisconnectPolicy", ["continue", "cancel"]);

const permissionAnswer = {
  outcome: t.oneOf(t.wordList("PermissionDecision", ["allowed", "denied"])),
  optionId,
  message,
  arguments: t.optional(t.map(t.anything(), "Run the tool with these instead.")),
  stop: t.optional(t.boolean("With `denied`: end the turn as well.")),
};
const questionAnswer = {
  answers: answersSchema,
  declined: t.optional(t.boolean("The user declines to answer; `answers` is empty.")),
};
const turn = {
  prompt: prompt(),
  ifBusy: t.optional(
    t.oneOf(
      busy,
      "What to do while a turn runs: `queue` the prompt (also when absent), `refuse` it, `interrupt` the turn, or `steer`: add the prompt to the running turn.",
    ),
  ),
  mcpServers,
};

/** Shared with the WebSocket's frames, which carry the same bodies. */
export const bodies = { permissionAnswer, questionAnswer, turn };

export const requestDefinitions: t.Definitions = {
  SessionRequest: t.closed("Starts a session.", {
    agentType: agentType("The agent to run, as registered at the server."),
    prompt: t.optional(prompt("Absent: the session is prepared and waits for its first prompt.")),
    sessionId: t.optional(t.string("The session to resume.")),
    config: t.optional(t.ref("RequestedConfig")),
    ...run,
    onDisconnect: t.optional(
      t.oneOf(disconnectPolicies, "What happens when the reader disconnects. Absent: `continue`."),
    ),
  }),
  RunRequest: t.closed("One run of one agent: what an adapter plans from.", {
    prompt: prompt(),
    resume: t.optional(t.string("The native id of the conversation to resume.")),
    interactive: t.optional(t.boolean("A user can answer permissions and questions.")),
    deltas: t.optional(t.boolean("Stream text as it is written, if a protocol supports it.")),
    ...configProperties,
    ...configAliases,
    ...run,
  }),
  TurnRequest: t.closed("A further prompt in a session.", turn),
  PermissionAnswer: t.closed("The answer to a permission request.", permissionAnswer),
  QuestionAnswer: t.closed("The answers to the questions of one request.", questionAnswer),
  ExecuteRequest: t.closed("Runs a task: the request of `POST /v1/execute`.", {
    idempotency_key: t.string("The same key gives the same run."),
    task: t.string("The task of the agent.", promptLimit),
    driver: t.string("The agent: `claude`, `codex`, `gemini`, `echo`, …"),
    model: t.optional(t.string()),
    auth_token: t.optional(t.string("The token, if there is no Bearer header.")),
    config: t.optional(t.ref("RequestedConfig")),
    session_id: t.optional(t.string("The session to resume.")),
  }),
  ApiSessionRequest: t.closed("Starts a session: the request of `POST /api/sessions`.", {
    agentId: t.string(),
    projectId: t.string("The name of an allowed workspace's folder."),
    prompt: t.string(undefined, promptLimit),
  }),
  ...promptDefinitions,
  ...mcpServerDefinitions,
  ...loginDefinitions,
  ...chatDefinitions,
  ...agUiRequestDefinitions,
  ...sessionConfig,
};
