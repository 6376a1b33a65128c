import { pascal } from "../../../names.ts";
import * as t from "../../../vocabulary.ts";
import { id, jsonrpc, meta, sessionId } from "./envelope.ts";

/** `session/new` is defined as `AcpSessionNewRequest`. */
const request = (
  method: string,
  description: string,
  params: string,
  isOptional = false,
): t.Definitions => ({
  [`Acp${pascal(method)}Request`]: t.open(description, {
    jsonrpc,
    id,
    method: t.literal(method),
    params: isOptional ? t.maybe(t.ref(params)) : t.ref(params),
  }),
});

/** `session/update` is defined as `AcpSessionUpdateNotification`. */
const notification = (method: string, description: string, params: string): t.Definitions => ({
  [`Acp${pascal(method.replace("$", ""))}Notification`]: t.open(description, {
    jsonrpc,
    method: t.literal(method),
    params: t.ref(params),
  }),
});

/** What waits for an answer. */
const requests: t.Definitions = {
  ...request(
    "initialize",
    "The host's first message: what it speaks and can do.",
    "AcpInitializeParams",
  ),
  ...request("authenticate", "The host chooses how to log in.", "AcpAuthenticateParams"),
  ...request("logout", "The host forgets the login.", "AcpEmptyParams", true),
  ...request("session/new", "The host begins a session.", "AcpSessionNewParams"),
  ...request(
    "session/load",
    "The host resumes a session; the agent repeats its history as updates, some even after the answer.",
    "AcpSessionLoadParams",
  ),
  ...request(
    "session/resume",
    "The host resumes a session without receiving its history.",
    "AcpSessionLoadParams",
  ),
  ...request(
    "session/fork",
    "The host begins a session with the history of another.",
    "AcpSessionLoadParams",
  ),
  ...request(
    "session/list",
    "The host asks what sessions there are.",
    "AcpSessionListParams",
    true,
  ),
  ...request("session/close", "The host is done with a session.", "AcpSessionParams"),
  ...request("session/delete", "The host removes a session.", "AcpSessionParams"),
  ...request(
    "session/prompt",
    "The host asks something; the answer to this ends the turn.",
    "AcpSessionPromptParams",
  ),
  ...request("session/set_mode", "The host changes the mode.", "AcpSessionSetModeParams"),
  ...request("session/set_model", "The host changes the model.", "AcpSessionSetModelParams"),
  ...request(
    "session/set_config_option",
    "The host changes a setting.",
    "AcpSessionSetConfigOptionParams",
  ),
  ...request(
    "session/request_permission",
    "The agent asks for leave; often the first mention of a tool call.",
    "AcpPermissionParams",
  ),
  ...request("elicitation/create", "The agent asks the user something.", "AcpElicitation"),
  ...request(
    "fs/read_text_file",
    "The agent reads a file through the host.",
    "AcpReadTextFileParams",
  ),
  ...request(
    "fs/write_text_file",
    "The agent writes a file through the host.",
    "AcpWriteTextFileParams",
  ),
  ...request(
    "terminal/create",
    "The agent starts a command through the host.",
    "AcpTerminalCreateParams",
  ),
  ...request(
    "terminal/output",
    "The agent asks what a command printed so far.",
    "AcpTerminalParams",
  ),
  ...request(
    "terminal/wait_for_exit",
    "The agent waits for a command to end.",
    "AcpTerminalParams",
  ),
  ...request(
    "terminal/kill",
    "The agent ends a command; its output can still be asked for.",
    "AcpTerminalParams",
  ),
  ...request(
    "terminal/release",
    "The agent is done with a command, which is ended if it still runs.",
    "AcpTerminalParams",
  ),
};

/** Notifications: they have no answer. */
const notifications: t.Definitions = {
  ...notification("session/update", "The agent reports progress.", "AcpSessionUpdateParams"),
  ...notification(
    "session/cancel",
    "The host stops the turn; the prompt is then answered with `cancelled`.",
    "AcpSessionParams",
  ),
  ...notification(
    "elicitation/complete",
    "What the agent asked the user to do in a browser is done.",
    "AcpElicitationCompleteParams",
  ),
  ...notification(
    "$/cancel_request",
    "The sender of a request no longer wants its answer.",
    "AcpCancelRequestParams",
  ),
};

export const calls: t.Definitions = {
  AcpCall: t.union("A request or a notification, from either side.", [
    ...Object.keys(requests),
    ...Object.keys(notifications),
    "AcpUnknownCall",
  ]),
  ...requests,
  ...notifications,
  AcpUnknownCall: t.unknownMember(
    "A method that is not described here, such as an agent's own, which begins with `_`.",
    "method",
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
