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
    "The host's first message: its protocol version and capabilities.",
    "AcpInitializeParams",
  ),
  ...request("authenticate", "The host chooses how to log in.", "AcpAuthenticateParams"),
  ...request("logout", "The host forgets the login.", "AcpEmptyParams", true),
  ...request("session/new", "The host starts a session.", "AcpSessionNewParams"),
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
    "The host starts a session with the history of another.",
    "AcpSessionLoadParams",
  ),
  ...request("session/list", "The host lists the sessions.", "AcpSessionListParams", true),
  ...request("session/close", "The host closes a session.", "AcpSessionParams"),
  ...request("session/delete", "The host removes a session.", "AcpSessionParams"),
  ...request(
    "session/prompt",
    "The host sends a prompt; the answer to this request ends the turn.",
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
    "The agent asks for permission; often the first message about a tool call.",
    "AcpPermissionParams",
  ),
  ...request("elicitation/create", "The agent asks the user a question.", "AcpElicitation"),
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
    "The agent reads the output of a command so far.",
    "AcpTerminalParams",
  ),
  ...request(
    "terminal/wait_for_exit",
    "The agent waits for a command to end.",
    "AcpTerminalParams",
  ),
  ...request(
    "terminal/kill",
    "The agent ends a command; its output can still be read.",
    "AcpTerminalParams",
  ),
  ...request(
    "terminal/release",
    "The agent releases a command, which is ended if it still runs.",
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
    "The user has done in the browser what the agent asked for.",
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
    "A method that this version does not know, such as an agent's own, which begins with `_`.",
    { jsonrpc, id: t.optional(id), params: t.optional(t.anything()) },
    "method",
  ),
  AcpEmptyParams: t.open("Parameters of a method that has none.", { _meta: meta }),
  AcpSessionParams: t.open("The session.", { sessionId, _meta: meta }),
  AcpAuthenticateParams: t.open("How to log in.", {
    methodId: t.string("The id of one of the agent's `authMethods`."),
    _meta: meta,
  }),
  AcpCancelRequestParams: t.open("The request to cancel.", {
    requestId: id,
    _meta: meta,
  }),
};
