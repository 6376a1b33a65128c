import { pascal } from "../../../names.ts";
import * as t from "../../../vocabulary.ts";
import { id, jsonrpc, meta, sessionId } from "./envelope.ts";

interface Method {
  readonly description: string;
  /** The definition of its parameters. */
  readonly params: string;
  readonly paramsAreOptional?: boolean;
}

/** What waits for an answer. */
const requests: Readonly<Record<string, Method>> = {
  initialize: {
    description: "The host's first message: what it speaks and can do.",
    params: "AcpInitializeParams",
  },
  authenticate: { description: "The host chooses how to log in.", params: "AcpAuthenticateParams" },
  logout: {
    description: "The host forgets the login.",
    params: "AcpEmptyParams",
    paramsAreOptional: true,
  },
  "session/new": { description: "The host begins a session.", params: "AcpSessionNewParams" },
  "session/load": {
    description:
      "The host resumes a session; the agent repeats its history as updates, some even after the answer.",
    params: "AcpSessionLoadParams",
  },
  "session/resume": {
    description: "The host resumes a session without receiving its history.",
    params: "AcpSessionLoadParams",
  },
  "session/fork": {
    description: "The host begins a session with the history of another.",
    params: "AcpSessionLoadParams",
  },
  "session/list": {
    description: "The host asks what sessions there are.",
    params: "AcpSessionListParams",
    paramsAreOptional: true,
  },
  "session/close": { description: "The host is done with a session.", params: "AcpSessionParams" },
  "session/delete": { description: "The host removes a session.", params: "AcpSessionParams" },
  "session/prompt": {
    description: "The host asks something; the answer to this ends the turn.",
    params: "AcpSessionPromptParams",
  },
  "session/set_mode": {
    description: "The host changes the mode.",
    params: "AcpSessionSetModeParams",
  },
  "session/set_model": {
    description: "The host changes the model.",
    params: "AcpSessionSetModelParams",
  },
  "session/set_config_option": {
    description: "The host changes a setting.",
    params: "AcpSessionSetConfigOptionParams",
  },
  "session/request_permission": {
    description: "The agent asks for leave; often the first mention of a tool call.",
    params: "AcpPermissionParams",
  },
  "elicitation/create": {
    description: "The agent asks the user something.",
    params: "AcpElicitation",
  },
  "fs/read_text_file": {
    description: "The agent reads a file through the host.",
    params: "AcpReadTextFileParams",
  },
  "fs/write_text_file": {
    description: "The agent writes a file through the host.",
    params: "AcpWriteTextFileParams",
  },
  "terminal/create": {
    description: "The agent starts a command through the host.",
    params: "AcpTerminalCreateParams",
  },
  "terminal/output": {
    description: "The agent asks what a command printed so far.",
    params: "AcpTerminalParams",
  },
  "terminal/wait_for_exit": {
    description: "The agent waits for a command to end.",
    params: "AcpTerminalParams",
  },
  "terminal/kill": {
    description: "The agent ends a command; its output can still be asked for.",
    params: "AcpTerminalParams",
  },
  "terminal/release": {
    description: "The agent is done with a command, which is ended if it still runs.",
    params: "AcpTerminalParams",
  },
};

/** Notifications: they have no answer. */
const notifications: Readonly<Record<string, Method>> = {
  "session/update": {
    description: "The agent reports progress.",
    params: "AcpSessionUpdateParams",
  },
  "session/cancel": {
    description: "The host stops the turn; the prompt is then answered with `cancelled`.",
    params: "AcpSessionParams",
  },
  "elicitation/complete": {
    description: "What the agent asked the user to do in a browser is done.",
    params: "AcpElicitationCompleteParams",
  },
  "$/cancel_request": {
    description: "The sender of a request no longer wants its answer.",
    params: "AcpCancelRequestParams",
  },
};

const nameOf = (method: string, kind: "Request" | "Notification"): string =>
  `Acp${pascal(method.replace("$", ""))}${kind}`;

const members: t.Definitions = {};
for (const [method, { description, params, paramsAreOptional = false }] of Object.entries(
  requests,
)) {
  members[nameOf(method, "Request")] = t.open(description, {
    jsonrpc,
    id,
    method: t.literal(method),
    params: paramsAreOptional ? t.optional(t.nullable(t.ref(params))) : t.ref(params),
  });
}
for (const [method, { description, params }] of Object.entries(notifications)) {
  members[nameOf(method, "Notification")] = t.open(description, {
    jsonrpc,
    method: t.literal(method),
    params: t.ref(params),
  });
}

export const calls: t.Definitions = {
  AcpCall: t.union("A request or a notification, from either side.", [
    ...Object.keys(members),
    "AcpUnknownCall",
  ]),
  ...members,
  AcpUnknownCall: t.unknownMember(
    "A method that is not described here, such as an agent's own, which begins with `_`.",
    "method",
    [...Object.keys(requests), ...Object.keys(notifications)],
    { jsonrpc, id: t.optional(id), params: t.optional(t.anything()) },
  ),
  AcpEmptyParams: t.open("Parameters of a method that has none.", { _meta: meta }),
  AcpSessionParams: t.open("Which session is meant.", { sessionId, _meta: meta }),
  AcpAuthenticateParams: t.open("How to log in.", {
    methodId: t.string("The id of one of the agent's `authMethods`."),
    _meta: meta,
  }),
  AcpCancelRequestParams: t.open("Which request is no longer wanted.", {
    requestId: id,
    _meta: meta,
  }),
};
