// @generated from schemas/v1/native/acp/message.schema.json by `npm run generate`. Do not edit.

import type { UnknownTag } from "../../../../unknown-tag.ts";

/**
 * One message of the Agent Client Protocol, from either side. Messages with a method are requests or notifications; the others are answers.
 */
export type AcpMessage = AcpCall | AcpErrorAnswer | AcpResultAnswer;
/**
 * A request or a notification, from either side.
 */
export type AcpCall =
  | AcpInitializeRequest
  | AcpAuthenticateRequest
  | AcpLogoutRequest
  | AcpSessionNewRequest
  | AcpSessionLoadRequest
  | AcpSessionResumeRequest
  | AcpSessionForkRequest
  | AcpSessionListRequest
  | AcpSessionCloseRequest
  | AcpSessionDeleteRequest
  | AcpSessionPromptRequest
  | AcpSessionSetModeRequest
  | AcpSessionSetModelRequest
  | AcpSessionSetConfigOptionRequest
  | AcpSessionRequestPermissionRequest
  | AcpElicitationCreateRequest
  | AcpFsReadTextFileRequest
  | AcpFsWriteTextFileRequest
  | AcpTerminalCreateRequest
  | AcpTerminalOutputRequest
  | AcpTerminalWaitForExitRequest
  | AcpTerminalKillRequest
  | AcpTerminalReleaseRequest
  | AcpSessionUpdateNotification
  | AcpSessionCancelNotification
  | AcpElicitationCompleteNotification
  | AcpCancelRequestNotification
  | AcpUnknownCall;
/**
 * A choice, or a group of choices.
 */
export type AcpConfigChoice = AcpConfigGroup | AcpConfigValue | AcpOtherConfigChoice;
/**
 * An MCP server that the host gives to the session.
 */
export type AcpMcpServer =
  AcpRemoteMcpServer | AcpLocalMcpServer | AcpTunnelledMcpServer | AcpOtherMcpServer;
/**
 * One update of a session.
 */
export type AcpUpdate =
  | AcpUserMessageChunk
  | AcpAgentMessageChunk
  | AcpAgentThoughtChunk
  | AcpToolCall
  | AcpToolCallUpdate
  | AcpPlan
  | AcpAvailableCommandsUpdate
  | AcpCurrentModeUpdate
  | AcpConfigOptionUpdate
  | AcpSessionInfoUpdate
  | AcpUsageUpdate
  | AcpNotice
  | AcpCompactionUpdate
  | AcpCompactionSummaryChunk
  | AcpUnknownUpdate;
/**
 * A part of the content of a tool call.
 */
export type AcpToolCallContent =
  AcpToolCallBlock | AcpToolCallDiff | AcpToolCallTerminal | AcpToolCallUnknownContent;
/**
 * A piece of a message, as in the Model Context Protocol.
 */
export type AcpContentBlock =
  | AcpTextBlock
  | AcpImageBlock
  | AcpAudioBlock
  | AcpResourceLinkBlock
  | AcpResourceBlock
  | AcpUnknownBlock;
/**
 * The answer.
 */
export type AcpPermissionOutcome =
  AcpPermissionSelected | AcpPermissionCancelled | AcpPermissionUnknownOutcome;
/**
 * A question of the agent to the user.
 */
export type AcpElicitation = AcpFormElicitation | AcpUrlElicitation | AcpUnknownElicitation;

/**
 * The host's first message: its protocol version and capabilities.
 */
export interface AcpInitializeRequest {
  jsonrpc?: "2.0";
  /**
   * The sender's number for a request; the other side's numbers collide with it.
   */
  id: number | string | null;
  method: "initialize";
  params: AcpInitializeParams;
}
/**
 * The host chooses how to log in.
 */
export interface AcpAuthenticateRequest {
  jsonrpc?: "2.0";
  /**
   * The sender's number for a request; the other side's numbers collide with it.
   */
  id: number | string | null;
  method: "authenticate";
  params: AcpAuthenticateParams;
}
/**
 * The host forgets the login.
 */
export interface AcpLogoutRequest {
  jsonrpc?: "2.0";
  /**
   * The sender's number for a request; the other side's numbers collide with it.
   */
  id: number | string | null;
  method: "logout";
  params?: AcpEmptyParams | null;
}
/**
 * The host starts a session.
 */
export interface AcpSessionNewRequest {
  jsonrpc?: "2.0";
  /**
   * The sender's number for a request; the other side's numbers collide with it.
   */
  id: number | string | null;
  method: "session/new";
  params: AcpSessionNewParams;
}
/**
 * The host resumes a session; the agent repeats its history as updates, some even after the answer.
 */
export interface AcpSessionLoadRequest {
  jsonrpc?: "2.0";
  /**
   * The sender's number for a request; the other side's numbers collide with it.
   */
  id: number | string | null;
  method: "session/load";
  params: AcpSessionLoadParams;
}
/**
 * The host resumes a session without receiving its history.
 */
export interface AcpSessionResumeRequest {
  jsonrpc?: "2.0";
  /**
   * The sender's number for a request; the other side's numbers collide with it.
   */
  id: number | string | null;
  method: "session/resume";
  params: AcpSessionLoadParams;
}
/**
 * The host starts a session with the history of another.
 */
export interface AcpSessionForkRequest {
  jsonrpc?: "2.0";
  /**
   * The sender's number for a request; the other side's numbers collide with it.
   */
  id: number | string | null;
  method: "session/fork";
  params: AcpSessionLoadParams;
}
/**
 * The host lists the sessions.
 */
export interface AcpSessionListRequest {
  jsonrpc?: "2.0";
  /**
   * The sender's number for a request; the other side's numbers collide with it.
   */
  id: number | string | null;
  method: "session/list";
  params?: AcpSessionListParams | null;
}
/**
 * The host closes a session.
 */
export interface AcpSessionCloseRequest {
  jsonrpc?: "2.0";
  /**
   * The sender's number for a request; the other side's numbers collide with it.
   */
  id: number | string | null;
  method: "session/close";
  params: AcpSessionParams;
}
/**
 * The host removes a session.
 */
export interface AcpSessionDeleteRequest {
  jsonrpc?: "2.0";
  /**
   * The sender's number for a request; the other side's numbers collide with it.
   */
  id: number | string | null;
  method: "session/delete";
  params: AcpSessionParams;
}
/**
 * The host sends a prompt; the answer to this request ends the turn.
 */
export interface AcpSessionPromptRequest {
  jsonrpc?: "2.0";
  /**
   * The sender's number for a request; the other side's numbers collide with it.
   */
  id: number | string | null;
  method: "session/prompt";
  params: AcpSessionPromptParams;
}
/**
 * The host changes the mode.
 */
export interface AcpSessionSetModeRequest {
  jsonrpc?: "2.0";
  /**
   * The sender's number for a request; the other side's numbers collide with it.
   */
  id: number | string | null;
  method: "session/set_mode";
  params: AcpSessionSetModeParams;
}
/**
 * The host changes the model.
 */
export interface AcpSessionSetModelRequest {
  jsonrpc?: "2.0";
  /**
   * The sender's number for a request; the other side's numbers collide with it.
   */
  id: number | string | null;
  method: "session/set_model";
  params: AcpSessionSetModelParams;
}
/**
 * The host changes a setting.
 */
export interface AcpSessionSetConfigOptionRequest {
  jsonrpc?: "2.0";
  /**
   * The sender's number for a request; the other side's numbers collide with it.
   */
  id: number | string | null;
  method: "session/set_config_option";
  params: AcpSessionSetConfigOptionParams;
}
/**
 * The agent asks for permission; often the first message about a tool call.
 */
export interface AcpSessionRequestPermissionRequest {
  jsonrpc?: "2.0";
  /**
   * The sender's number for a request; the other side's numbers collide with it.
   */
  id: number | string | null;
  method: "session/request_permission";
  params: AcpPermissionParams;
}
/**
 * The agent asks the user a question.
 */
export interface AcpElicitationCreateRequest {
  jsonrpc?: "2.0";
  /**
   * The sender's number for a request; the other side's numbers collide with it.
   */
  id: number | string | null;
  method: "elicitation/create";
  params: AcpElicitation;
}
/**
 * The agent reads a file through the host.
 */
export interface AcpFsReadTextFileRequest {
  jsonrpc?: "2.0";
  /**
   * The sender's number for a request; the other side's numbers collide with it.
   */
  id: number | string | null;
  method: "fs/read_text_file";
  params: AcpReadTextFileParams;
}
/**
 * The agent writes a file through the host.
 */
export interface AcpFsWriteTextFileRequest {
  jsonrpc?: "2.0";
  /**
   * The sender's number for a request; the other side's numbers collide with it.
   */
  id: number | string | null;
  method: "fs/write_text_file";
  params: AcpWriteTextFileParams;
}
/**
 * The agent starts a command through the host.
 */
export interface AcpTerminalCreateRequest {
  jsonrpc?: "2.0";
  /**
   * The sender's number for a request; the other side's numbers collide with it.
   */
  id: number | string | null;
  method: "terminal/create";
  params: AcpTerminalCreateParams;
}
/**
 * The agent reads the output of a command so far.
 */
export interface AcpTerminalOutputRequest {
  jsonrpc?: "2.0";
  /**
   * The sender's number for a request; the other side's numbers collide with it.
   */
  id: number | string | null;
  method: "terminal/output";
  params: AcpTerminalParams;
}
/**
 * The agent waits for a command to end.
 */
export interface AcpTerminalWaitForExitRequest {
  jsonrpc?: "2.0";
  /**
   * The sender's number for a request; the other side's numbers collide with it.
   */
  id: number | string | null;
  method: "terminal/wait_for_exit";
  params: AcpTerminalParams;
}
/**
 * The agent ends a command; its output can still be read.
 */
export interface AcpTerminalKillRequest {
  jsonrpc?: "2.0";
  /**
   * The sender's number for a request; the other side's numbers collide with it.
   */
  id: number | string | null;
  method: "terminal/kill";
  params: AcpTerminalParams;
}
/**
 * The agent releases a command, which is ended if it still runs.
 */
export interface AcpTerminalReleaseRequest {
  jsonrpc?: "2.0";
  /**
   * The sender's number for a request; the other side's numbers collide with it.
   */
  id: number | string | null;
  method: "terminal/release";
  params: AcpTerminalParams;
}
/**
 * The agent reports progress.
 */
export interface AcpSessionUpdateNotification {
  jsonrpc?: "2.0";
  method: "session/update";
  params: AcpSessionUpdateParams;
}
/**
 * The host stops the turn; the prompt is then answered with `cancelled`.
 */
export interface AcpSessionCancelNotification {
  jsonrpc?: "2.0";
  method: "session/cancel";
  params: AcpSessionParams;
}
/**
 * The user has done in the browser what the agent asked for.
 */
export interface AcpElicitationCompleteNotification {
  jsonrpc?: "2.0";
  method: "elicitation/complete";
  params: AcpElicitationCompleteParams;
}
/**
 * The sender of a request no longer wants its answer.
 */
export interface AcpCancelRequestNotification {
  jsonrpc?: "2.0";
  method: "$/cancel_request";
  params: AcpCancelRequestParams;
}
/**
 * A method that this version does not know, such as an agent's own, which begins with `_`.
 */
export interface AcpUnknownCall {
  method: UnknownTag;
  jsonrpc?: "2.0";
  /**
   * The sender's number for a request; the other side's numbers collide with it.
   */
  id?: number | string | null;
  params?: unknown;
  [k: string]: unknown;
}
/**
 * Parameters of a method that has none.
 */
export interface AcpEmptyParams {
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The session.
 */
export interface AcpSessionParams {
  /**
   * The agent's id of the session.
   */
  sessionId: string;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * How to log in.
 */
export interface AcpAuthenticateParams {
  /**
   * The id of one of the agent's `authMethods`.
   */
  methodId: string;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The request to cancel.
 */
export interface AcpCancelRequestParams {
  /**
   * The sender's number for a request; the other side's numbers collide with it.
   */
  requestId: number | string | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A request failed.
 */
export interface AcpErrorAnswer {
  jsonrpc?: "2.0";
  /**
   * The sender's number for a request; the other side's numbers collide with it.
   */
  id?: number | string | null;
  error: AcpError;
}
/**
 * A request succeeded.
 */
export interface AcpResultAnswer {
  result: AcpResult | null;
  /**
   * The sender's number for a request; the other side's numbers collide with it.
   */
  id: number | string | null;
  jsonrpc?: "2.0";
}
/**
 * Why a request failed.
 */
export interface AcpError {
  /**
   * Mostly of JSON-RPC: -32601 no such method, -32602 wrong parameters, -32603 failed inside, -32000 not logged in. Gemini CLI gives the HTTP status of the model's server.
   */
  code: number;
  message: string;
  data?: AcpErrorData | string | unknown[] | number | boolean | null;
}
/**
 * Further facts of an error.
 */
export interface AcpErrorData {
  /**
   * opencode's name for it, such as `APIError`.
   */
  errorName?: string;
  statusCode?: number | null;
  isRetryable?: boolean | null;
  /**
   * More about it, mostly text.
   */
  details?: unknown;
}
/**
 * The result of a request. Its fields depend on the method, which only the request contains; many results are empty.
 */
export interface AcpResult {
  /**
   * initialize: the version that both sides use.
   */
  protocolVersion?: number;
  agentCapabilities?: AcpAgentCapabilities | null;
  agentInfo?: AcpImplementation | null;
  authMethods?: AcpAuthMethod[] | null;
  /**
   * session/new, session/fork; session/load does not repeat it.
   */
  sessionId?: string;
  modes?: AcpModeState | null;
  models?: AcpModelState | null;
  configOptions?: AcpConfigOption[] | null;
  /**
   * session/list.
   */
  sessions?: AcpSessionInfo[];
  nextCursor?: string | null;
  /**
   * session/prompt: why the turn ended. Gemini CLI sends `end_turn` also for a blocked answer.
   */
  stopReason?:
    "end_turn" | "max_tokens" | "max_turn_requests" | "refusal" | "cancelled" | (string & {});
  /**
   * session/prompt. opencode counts the last model call only.
   */
  usage?: AcpUsage | null;
  outcome?: AcpPermissionOutcome;
  /**
   * elicitation/create.
   */
  action?: "accept" | "decline" | "cancel" | (string & {});
  /**
   * fs/read_text_file: the text. elicitation/create: the answers by name.
   */
  content?: string | {[key: string]: unknown} | null;
  /**
   * terminal/create.
   */
  terminalId?: string;
  /**
   * terminal/output: the output so far.
   */
  output?: string;
  /**
   * terminal/output: its beginning was cut off.
   */
  truncated?: boolean;
  /**
   * terminal/output: absent while it runs.
   */
  exitStatus?: AcpTerminalExit | null;
  exitCode?: number | null;
  signal?: string | null;
  _meta?: AcpResultMeta | null;
}
/**
 * An agent's own additions to a result.
 */
export interface AcpResultMeta {
  quota?: AcpQuota | null;
}
/**
 * The host's protocol version and capabilities.
 */
export interface AcpInitializeParams {
  /**
   * The newest version that the host supports.
   */
  protocolVersion: number;
  clientCapabilities?: AcpClientCapabilities | null;
  clientInfo?: AcpImplementation | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The requests that an agent may send to the host.
 */
export interface AcpClientCapabilities {
  fs?: AcpFileCapabilities | null;
  terminal?: boolean | null;
  /**
   * An object, even an empty one, means yes.
   */
  auth?: {[key: string]: unknown} | boolean | null;
  /**
   * An object, even an empty one, means yes.
   */
  elicitation?: {[key: string]: unknown} | boolean | null;
  /**
   * An object, even an empty one, means yes.
   */
  session?: {[key: string]: unknown} | boolean | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * Which files an agent may reach through the host.
 */
export interface AcpFileCapabilities {
  readTextFile?: boolean | null;
  writeTextFile?: boolean | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * What the agent can do.
 */
export interface AcpAgentCapabilities {
  loadSession?: boolean | null;
  promptCapabilities?: AcpPromptCapabilities | null;
  mcpCapabilities?: AcpMcpCapabilities | null;
  sessionCapabilities?: AcpSessionCapabilities | null;
  /**
   * An object, even an empty one, means yes.
   */
  auth?: {[key: string]: unknown} | boolean | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The contents of a prompt, in addition to text and links.
 */
export interface AcpPromptCapabilities {
  image?: boolean | null;
  audio?: boolean | null;
  embeddedContext?: boolean | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The MCP servers that the agent can reach, in addition to those it starts.
 */
export interface AcpMcpCapabilities {
  http?: boolean | null;
  sse?: boolean | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * Requests for sessions that the agent supports, in addition to session/new.
 */
export interface AcpSessionCapabilities {
  /**
   * An object, even an empty one, means yes.
   */
  list?: {[key: string]: unknown} | boolean | null;
  /**
   * An object, even an empty one, means yes.
   */
  resume?: {[key: string]: unknown} | boolean | null;
  /**
   * An object, even an empty one, means yes.
   */
  fork?: {[key: string]: unknown} | boolean | null;
  /**
   * An object, even an empty one, means yes.
   */
  close?: {[key: string]: unknown} | boolean | null;
  /**
   * An object, even an empty one, means yes.
   */
  delete?: {[key: string]: unknown} | boolean | null;
  /**
   * An object, even an empty one, means yes.
   */
  additionalDirectories?: {[key: string]: unknown} | boolean | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A program and its version.
 */
export interface AcpImplementation {
  name: string;
  title?: string | null;
  version?: string | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A way to log in.
 */
export interface AcpAuthMethod {
  id: string;
  name?: string | null;
  description?: string | null;
  type?: "agent" | "terminal" | "env_var" | (string & {}) | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The settings of a new session.
 */
export interface AcpSessionNewParams {
  /**
   * The working directory, absolute.
   */
  cwd: string;
  mcpServers?: AcpMcpServer[] | null;
  additionalDirectories?: string[] | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The session to resume, and its settings.
 */
export interface AcpSessionLoadParams {
  /**
   * The agent's id of the session.
   */
  sessionId: string;
  /**
   * The working directory, absolute.
   */
  cwd: string;
  mcpServers?: AcpMcpServer[] | null;
  additionalDirectories?: string[] | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The sessions to list.
 */
export interface AcpSessionListParams {
  cwd?: string | null;
  cursor?: string | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A prompt.
 */
export interface AcpSessionPromptParams {
  /**
   * The agent's id of the session.
   */
  sessionId: string;
  prompt: AcpContentBlock[];
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The new mode of the session.
 */
export interface AcpSessionSetModeParams {
  /**
   * The agent's id of the session.
   */
  sessionId: string;
  modeId: string;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The new model of the session.
 */
export interface AcpSessionSetModelParams {
  /**
   * The agent's id of the session.
   */
  sessionId: string;
  modelId: string;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A session that can be resumed.
 */
export interface AcpSessionInfo {
  /**
   * The agent's id of the session.
   */
  sessionId: string;
  cwd?: string | null;
  title?: string | null;
  updatedAt?: string | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The modes of a session.
 */
export interface AcpModeState {
  currentModeId: string;
  availableModes?: AcpMode[] | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A mode: how the agent works and what it asks permission for.
 */
export interface AcpMode {
  /**
   * Gemini CLI has `default`, `autoEdit`, `yolo` and `plan`.
   */
  id: string;
  name?: string | null;
  description?: string | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The models of a session.
 */
export interface AcpModelState {
  /**
   * The requested one.
   */
  currentModelId: string;
  availableModels?: AcpModel[] | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A model that can be chosen.
 */
export interface AcpModel {
  modelId: string;
  name?: string | null;
  description?: string | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A setting of the session, such as its model or its mode.
 */
export interface AcpConfigOption {
  id: string;
  currentValue: string | boolean;
  name?: string | null;
  description?: string | null;
  category?: "mode" | "model" | "model_config" | "thought_level" | (string & {}) | null;
  type?: "select" | "boolean" | (string & {});
  /**
   * The choices.
   */
  options?: AcpConfigChoice[] | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * Choices that belong together.
 */
export interface AcpConfigGroup {
  /**
   * The group's id.
   */
  group: string;
  name?: string | null;
  options: AcpConfigValue[];
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * One choice.
 */
export interface AcpConfigValue {
  value: string;
  name?: string | null;
  description?: string | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A choice of a kind that this version does not know.
 */
export interface AcpOtherConfigChoice {
  name?: string;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The setting and its new value.
 */
export interface AcpSessionSetConfigOptionParams {
  /**
   * The agent's id of the session.
   */
  sessionId: string;
  configId: string;
  value: string | boolean;
  type?: "boolean" | (string & {}) | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A server that is reached over the network.
 */
export interface AcpRemoteMcpServer {
  url: string;
  /**
   * The name of the server.
   */
  name: string;
  type?: "http" | "sse" | (string & {});
  headers?: AcpNamedValue[] | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A server that the agent starts.
 */
export interface AcpLocalMcpServer {
  /**
   * Absolute.
   */
  command: string;
  /**
   * The name of the server.
   */
  name: string;
  type?: "stdio" | (string & {});
  args?: string[] | null;
  env?: AcpNamedValue[] | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A server that is reached through this connection.
 */
export interface AcpTunnelledMcpServer {
  serverId: string;
  /**
   * The name of the server.
   */
  name: string;
  type?: "acp" | (string & {});
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A server with a transport that this version does not know.
 */
export interface AcpOtherMcpServer {
  /**
   * The name of the server.
   */
  name: string;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A header, or a variable of the environment.
 */
export interface AcpNamedValue {
  name: string;
  value: string;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * An update of a session.
 */
export interface AcpSessionUpdateParams {
  /**
   * The agent's id of the session.
   */
  sessionId: string;
  update: AcpUpdate;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A piece of the user's message; the agent repeats it when a session is loaded.
 */
export interface AcpUserMessageChunk {
  sessionUpdate: "user_message_chunk";
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  content: AcpContentBlock;
  messageId?: string | null;
}
/**
 * The next piece of the answer. Gemini CLI also reports changes of its mode this way, before the first prompt.
 */
export interface AcpAgentMessageChunk {
  sessionUpdate: "agent_message_chunk";
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  content: AcpContentBlock;
  messageId?: string | null;
}
/**
 * The next piece of the agent's thoughts.
 */
export interface AcpAgentThoughtChunk {
  sessionUpdate: "agent_thought_chunk";
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  content: AcpContentBlock;
  messageId?: string | null;
}
/**
 * A tool call started. Gemini CLI omits it if it asked for permission first, and repeats ended calls when a session is loaded.
 */
export interface AcpToolCall {
  sessionUpdate: "tool_call";
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  /**
   * In Gemini CLI it begins with the tool's name and `__`.
   */
  toolCallId: string;
  name?: string | null;
  kind?:
    | "read"
    | "edit"
    | "delete"
    | "move"
    | "search"
    | "execute"
    | "think"
    | "fetch"
    | "switch_mode"
    | "other"
    | (string & {})
    | null;
  status?: "pending" | "in_progress" | "completed" | "failed" | (string & {}) | null;
  /**
   * The whole content of the call: it replaces the earlier content. The text that the model received may be missing.
   */
  content?: AcpToolCallContent[] | null;
  locations?: AcpLocation[] | null;
  /**
   * The arguments, if the agent sends them.
   */
  rawInput?: unknown;
  /**
   * The result, if the agent sends it.
   */
  rawOutput?: unknown;
  /**
   * A line for people; opencode first gives the tool's name.
   */
  title: string;
}
/**
 * A tool call continued or ended; only the changed fields are sent. Gemini CLI sends none after a refusal.
 */
export interface AcpToolCallUpdate {
  sessionUpdate: "tool_call_update";
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  /**
   * In Gemini CLI it begins with the tool's name and `__`.
   */
  toolCallId: string;
  name?: string | null;
  kind?:
    | "read"
    | "edit"
    | "delete"
    | "move"
    | "search"
    | "execute"
    | "think"
    | "fetch"
    | "switch_mode"
    | "other"
    | (string & {})
    | null;
  status?: "pending" | "in_progress" | "completed" | "failed" | (string & {}) | null;
  /**
   * The whole content of the call: it replaces the earlier content. The text that the model received may be missing.
   */
  content?: AcpToolCallContent[] | null;
  locations?: AcpLocation[] | null;
  /**
   * The arguments, if the agent sends them.
   */
  rawInput?: unknown;
  /**
   * The result, if the agent sends it.
   */
  rawOutput?: unknown;
  title?: string | null;
}
/**
 * The plan, whole; it replaces the one before.
 */
export interface AcpPlan {
  sessionUpdate: "plan";
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  entries: AcpPlanEntry[];
}
/**
 * The list of slash commands; it may come before the first prompt.
 */
export interface AcpAvailableCommandsUpdate {
  sessionUpdate: "available_commands_update";
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  availableCommands: AcpCommand[];
}
/**
 * The agent changed its mode.
 */
export interface AcpCurrentModeUpdate {
  sessionUpdate: "current_mode_update";
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  currentModeId: string;
}
/**
 * Settings changed; all of them are sent.
 */
export interface AcpConfigOptionUpdate {
  sessionUpdate: "config_option_update";
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  configOptions: AcpConfigOption[];
}
/**
 * Facts of the session changed; null removes a fact.
 */
export interface AcpSessionInfoUpdate {
  sessionUpdate: "session_info_update";
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  title?: string | null;
  updatedAt?: string | null;
}
/**
 * How full the context is, and what the session cost so far.
 */
export interface AcpUsageUpdate {
  sessionUpdate: "usage_update";
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  /**
   * Tokens in the context.
   */
  used: number;
  /**
   * Tokens that the context can hold.
   */
  size: number;
  cost?: AcpCost | null;
}
/**
 * A notice for people.
 */
export interface AcpNotice {
  sessionUpdate: "notice";
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  severity: "info" | "warning" | "error" | (string & {});
  title: string;
  description?: string | null;
}
/**
 * The agent shortens the conversation to fit.
 */
export interface AcpCompactionUpdate {
  sessionUpdate: "compaction_update";
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  compactionId: string;
  status: "in_progress" | "completed" | "failed" | "cancelled" | (string & {});
  summary?: AcpContentBlock[] | null;
  error?: string | null;
}
/**
 * The next piece of the summary that replaces the conversation.
 */
export interface AcpCompactionSummaryChunk {
  sessionUpdate: "compaction_summary_chunk";
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  compactionId: string;
  content: AcpContentBlock;
}
/**
 * A kind of update that this version does not know.
 */
export interface AcpUnknownUpdate {
  sessionUpdate: UnknownTag;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  [k: string]: unknown;
}
/**
 * One step of a plan.
 */
export interface AcpPlanEntry {
  content: string;
  status: "pending" | "in_progress" | "completed" | (string & {});
  priority?: "high" | "medium" | "low" | (string & {});
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A slash command.
 */
export interface AcpCommand {
  /**
   * Without the slash; it may have spaces.
   */
  name: string;
  description?: string | null;
  /**
   * Absent: the command takes no input.
   */
  input?: AcpCommandInput | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The input of a command.
 */
export interface AcpCommandInput {
  hint?: string | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * Text, or another block of content.
 */
export interface AcpToolCallBlock {
  type: "content";
  content: AcpContentBlock;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A change of a file: intended while the call is pending, made once it completed.
 */
export interface AcpToolCallDiff {
  type: "diff";
  path: string;
  /**
   * The text after.
   */
  newText: string;
  oldText?: string | null;
  _meta?: AcpDiffMeta | null;
}
/**
 * The output of a command that the host runs.
 */
export interface AcpToolCallTerminal {
  type: "terminal";
  terminalId: string;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A type that this version does not know.
 */
export interface AcpToolCallUnknownContent {
  type: UnknownTag;
  [k: string]: unknown;
}
/**
 * An agent's own additions to a diff.
 */
export interface AcpDiffMeta {
  /**
   * Sent by Gemini CLI; `update` by codex-acp.
   */
  kind?: "add" | "modify" | "update" | "delete" | (string & {});
}
/**
 * A place in a file that a tool call works on.
 */
export interface AcpLocation {
  path: string;
  line?: number | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * Text.
 */
export interface AcpTextBlock {
  type: "text";
  annotations?: AcpAnnotations | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  text: string;
}
/**
 * An image.
 */
export interface AcpImageBlock {
  type: "image";
  annotations?: AcpAnnotations | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  /**
   * Base64.
   */
  data: string;
  mimeType: string;
  uri?: string | null;
}
/**
 * Sound.
 */
export interface AcpAudioBlock {
  type: "audio";
  annotations?: AcpAnnotations | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  /**
   * Base64.
   */
  data: string;
  mimeType: string;
}
/**
 * A file by its address.
 */
export interface AcpResourceLinkBlock {
  type: "resource_link";
  annotations?: AcpAnnotations | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  uri: string;
  name?: string | null;
  title?: string | null;
  description?: string | null;
  mimeType?: string | null;
  size?: number | null;
}
/**
 * A file with its content.
 */
export interface AcpResourceBlock {
  type: "resource";
  annotations?: AcpAnnotations | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  resource: AcpResource;
}
/**
 * A type that this version does not know.
 */
export interface AcpUnknownBlock {
  type: UnknownTag;
  [k: string]: unknown;
}
/**
 * The content of a file: `text`, or bytes as `blob`.
 */
export interface AcpResource {
  uri: string;
  mimeType?: string | null;
  text?: string;
  /**
   * Base64.
   */
  blob?: string;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The audience of a block, and its priority.
 */
export interface AcpAnnotations {
  audience?: ("user" | "assistant" | (string & {}))[] | null;
  priority?: number | null;
  lastModified?: string | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * What the agent asks permission for, and the possible answers.
 */
export interface AcpPermissionParams {
  /**
   * The agent's id of the session.
   */
  sessionId: string;
  toolCall: AcpPermissionToolCall;
  options: AcpPermissionOption[];
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The tool call that waits for permission.
 */
export interface AcpPermissionToolCall {
  /**
   * In Gemini CLI it begins with the tool's name and `__`.
   */
  toolCallId: string;
  name?: string | null;
  kind?:
    | "read"
    | "edit"
    | "delete"
    | "move"
    | "search"
    | "execute"
    | "think"
    | "fetch"
    | "switch_mode"
    | "other"
    | (string & {})
    | null;
  status?: "pending" | "in_progress" | "completed" | "failed" | (string & {}) | null;
  /**
   * The whole content of the call: it replaces the earlier content. The text that the model received may be missing.
   */
  content?: AcpToolCallContent[] | null;
  locations?: AcpLocation[] | null;
  /**
   * The arguments, if the agent sends them.
   */
  rawInput?: unknown;
  /**
   * The result, if the agent sends it.
   */
  rawOutput?: unknown;
  title?: string | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A possible answer.
 */
export interface AcpPermissionOption {
  optionId: string;
  kind: "allow_once" | "allow_always" | "reject_once" | "reject_always" | (string & {});
  name?: string | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * One of the options was chosen; its kind shows the decision.
 */
export interface AcpPermissionSelected {
  outcome: "selected";
  optionId: string;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The turn was cancelled before an answer came.
 */
export interface AcpPermissionCancelled {
  outcome: "cancelled";
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * An outcome that this version does not know.
 */
export interface AcpPermissionUnknownOutcome {
  outcome: UnknownTag;
  [k: string]: unknown;
}
/**
 * The user is asked to fill in a form.
 */
export interface AcpFormElicitation {
  mode: "form";
  /**
   * A flat JSON Schema of the answers.
   */
  requestedSchema: {[key: string]: unknown};
  /**
   * For people: the question, and its reason.
   */
  message: string;
  sessionId?: string | null;
  /**
   * The sender's number for a request; the other side's numbers collide with it.
   */
  requestId?: number | string | null;
  toolCallId?: string | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The user is asked to open a page.
 */
export interface AcpUrlElicitation {
  mode: "url";
  url: string;
  elicitationId?: string | null;
  /**
   * For people: the question, and its reason.
   */
  message: string;
  sessionId?: string | null;
  /**
   * The sender's number for a request; the other side's numbers collide with it.
   */
  requestId?: number | string | null;
  toolCallId?: string | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A kind of question that this version does not know.
 */
export interface AcpUnknownElicitation {
  mode: UnknownTag;
  /**
   * For people: the question, and its reason.
   */
  message: string;
  sessionId?: string | null;
  /**
   * The sender's number for a request; the other side's numbers collide with it.
   */
  requestId?: number | string | null;
  toolCallId?: string | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
  [k: string]: unknown;
}
/**
 * The elicitation that is done.
 */
export interface AcpElicitationCompleteParams {
  elicitationId: string;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The file to read.
 */
export interface AcpReadTextFileParams {
  /**
   * The agent's id of the session.
   */
  sessionId: string;
  /**
   * Absolute.
   */
  path: string;
  line?: number | null;
  limit?: number | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The file to write.
 */
export interface AcpWriteTextFileParams {
  /**
   * The agent's id of the session.
   */
  sessionId: string;
  /**
   * Absolute.
   */
  path: string;
  /**
   * The whole text; the file is created if it does not exist.
   */
  content: string;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The command to start.
 */
export interface AcpTerminalCreateParams {
  /**
   * The agent's id of the session.
   */
  sessionId: string;
  command: string;
  args?: string[] | null;
  env?: AcpNamedValue[] | null;
  cwd?: string | null;
  outputByteLimit?: number | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The command.
 */
export interface AcpTerminalParams {
  /**
   * The agent's id of the session.
   */
  sessionId: string;
  terminalId: string;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * How a command ended.
 */
export interface AcpTerminalExit {
  exitCode?: number | null;
  signal?: string | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The tokens of a prompt.
 */
export interface AcpUsage {
  inputTokens: number;
  outputTokens: number;
  totalTokens?: number;
  thoughtTokens?: number | null;
  cachedReadTokens?: number | null;
  cachedWriteTokens?: number | null;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * Money, cumulative over the session.
 */
export interface AcpCost {
  amount: number;
  /**
   * Such as `USD`.
   */
  currency: string;
  /**
   * An agent's own additions.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The tokens of a prompt, as Gemini CLI reports them; absent after a cancel.
 */
export interface AcpQuota {
  token_count: AcpTokenCount | null;
  model_usage?: AcpModelUsage[];
}
/**
 * Tokens: without those that were cached and thought, or, of agents behind a bridge, with all of them.
 */
export interface AcpTokenCount {
  input_tokens?: number;
  output_tokens?: number;
  totalTokens?: number;
  /**
   * Without what came from a cache.
   */
  inputTokens?: number;
  cachedInputTokens?: number;
  cacheWriteInputTokens?: number;
  cachedWriteTokens?: number;
  outputTokens?: number;
  /**
   * Part of the output.
   */
  reasoningOutputTokens?: number;
}
/**
 * The tokens of one model.
 */
export interface AcpModelUsage {
  model: string;
  token_count: AcpTokenCount;
}
