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
 * What can be chosen, or a group of it.
 */
export type AcpConfigChoice = AcpConfigGroup | AcpConfigValue | AcpOtherConfigChoice;
/**
 * An MCP server that the host lends to the session.
 */
export type AcpMcpServer =
  AcpRemoteMcpServer | AcpLocalMcpServer | AcpTunnelledMcpServer | AcpOtherMcpServer;
/**
 * What happens in a session.
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
 * Something that a tool call made.
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
 * What was answered.
 */
export type AcpPermissionOutcome =
  AcpPermissionSelected | AcpPermissionCancelled | AcpPermissionUnknownOutcome;
/**
 * What the agent asks the user.
 */
export type AcpElicitation = AcpFormElicitation | AcpUrlElicitation | AcpUnknownElicitation;

/**
 * The host's first message: what it speaks and can do.
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
 * The host begins a session.
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
 * The host begins a session with the history of another.
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
 * The host asks what sessions there are.
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
 * The host is done with a session.
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
 * The host asks something; the answer to this ends the turn.
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
 * The agent asks for leave; often the first mention of a tool call.
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
 * The agent asks the user something.
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
 * The agent asks what a command printed so far.
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
 * The agent ends a command; its output can still be asked for.
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
 * The agent is done with a command, which is ended if it still runs.
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
 * What the agent asked the user to do in a browser is done.
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
 * A method that is not described here, such as an agent's own, which begins with `_`.
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
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * Which session is meant.
 */
export interface AcpSessionParams {
  /**
   * The session, as the agent named it.
   */
  sessionId: string;
  /**
   * Whatever an agent adds of its own.
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
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * Which request is no longer wanted.
 */
export interface AcpCancelRequestParams {
  /**
   * The sender's number for a request; the other side's numbers collide with it.
   */
  requestId: number | string | null;
  /**
   * Whatever an agent adds of its own.
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
 * What else is known of an error.
 */
export interface AcpErrorData {
  /**
   * What opencode calls it, such as `APIError`.
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
 * What a request gave. Which fields there are follows from its method, which only the request says; many give nothing.
 */
export interface AcpResult {
  /**
   * initialize: the version that both will speak.
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
   * session/prompt: why the turn ended. Gemini CLI says `end_turn` also for an answer that was blocked.
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
   * terminal/output: what was printed so far.
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
 * What an agent adds to a result of its own.
 */
export interface AcpResultMeta {
  quota?: AcpQuota | null;
}
/**
 * What the host speaks and can do.
 */
export interface AcpInitializeParams {
  /**
   * The newest version that the host speaks.
   */
  protocolVersion: number;
  clientCapabilities?: AcpClientCapabilities | null;
  clientInfo?: AcpImplementation | null;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * What an agent may ask of the host.
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
   * Whatever an agent adds of its own.
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
   * Whatever an agent adds of its own.
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
   * Whatever an agent adds of its own.
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
   * Whatever an agent adds of its own.
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
   * Whatever an agent adds of its own.
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
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * Which program this is.
 */
export interface AcpImplementation {
  name: string;
  title?: string | null;
  version?: string | null;
  /**
   * Whatever an agent adds of its own.
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
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * What a session begins with.
 */
export interface AcpSessionNewParams {
  /**
   * The working directory, absolute.
   */
  cwd: string;
  mcpServers?: AcpMcpServer[] | null;
  additionalDirectories?: string[] | null;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The session to resume, and its settings.
 */
export interface AcpSessionLoadParams {
  /**
   * The session, as the agent named it.
   */
  sessionId: string;
  /**
   * The working directory, absolute.
   */
  cwd: string;
  mcpServers?: AcpMcpServer[] | null;
  additionalDirectories?: string[] | null;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * Which sessions are asked for.
 */
export interface AcpSessionListParams {
  cwd?: string | null;
  cursor?: string | null;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * What is asked.
 */
export interface AcpSessionPromptParams {
  /**
   * The session, as the agent named it.
   */
  sessionId: string;
  prompt: AcpContentBlock[];
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * Which mode the session gets.
 */
export interface AcpSessionSetModeParams {
  /**
   * The session, as the agent named it.
   */
  sessionId: string;
  modeId: string;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * Which model the session gets.
 */
export interface AcpSessionSetModelParams {
  /**
   * The session, as the agent named it.
   */
  sessionId: string;
  modelId: string;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A session that can be gone on with.
 */
export interface AcpSessionInfo {
  /**
   * The session, as the agent named it.
   */
  sessionId: string;
  cwd?: string | null;
  title?: string | null;
  updatedAt?: string | null;
  /**
   * Whatever an agent adds of its own.
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
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A mode: how the agent works and what it asks leave for.
 */
export interface AcpMode {
  /**
   * Gemini CLI has `default`, `autoEdit`, `yolo` and `plan`.
   */
  id: string;
  name?: string | null;
  description?: string | null;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The models of a session.
 */
export interface AcpModelState {
  /**
   * The one that was asked for.
   */
  currentModelId: string;
  availableModels?: AcpModel[] | null;
  /**
   * Whatever an agent adds of its own.
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
   * Whatever an agent adds of its own.
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
   * What can be chosen.
   */
  options?: AcpConfigChoice[] | null;
  /**
   * Whatever an agent adds of its own.
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
   * Whatever an agent adds of its own.
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
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * Something to choose of a kind that this version does not know.
 */
export interface AcpOtherConfigChoice {
  name?: string;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * Which setting gets which value.
 */
export interface AcpSessionSetConfigOptionParams {
  /**
   * The session, as the agent named it.
   */
  sessionId: string;
  configId: string;
  value: string | boolean;
  type?: "boolean" | (string & {}) | null;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A server that is reached over the network.
 */
export interface AcpRemoteMcpServer {
  url: string;
  /**
   * What the server is called.
   */
  name: string;
  type?: "http" | "sse" | (string & {});
  headers?: AcpNamedValue[] | null;
  /**
   * Whatever an agent adds of its own.
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
   * What the server is called.
   */
  name: string;
  type?: "stdio" | (string & {});
  args?: string[] | null;
  env?: AcpNamedValue[] | null;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A server that is reached through this connection.
 */
export interface AcpTunnelledMcpServer {
  serverId: string;
  /**
   * What the server is called.
   */
  name: string;
  type?: "acp" | (string & {});
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A server that is reached in a way that this version does not know.
 */
export interface AcpOtherMcpServer {
  /**
   * What the server is called.
   */
  name: string;
  /**
   * Whatever an agent adds of its own.
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
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * What happens in which session.
 */
export interface AcpSessionUpdateParams {
  /**
   * The session, as the agent named it.
   */
  sessionId: string;
  update: AcpUpdate;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A piece of what the user said; the agent repeats it when a session is loaded.
 */
export interface AcpUserMessageChunk {
  sessionUpdate: "user_message_chunk";
  content: AcpContentBlock;
  messageId?: string | null;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The next piece of the answer. Gemini CLI also reports changes of its mode this way, before the first prompt.
 */
export interface AcpAgentMessageChunk {
  sessionUpdate: "agent_message_chunk";
  content: AcpContentBlock;
  messageId?: string | null;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The next piece of what the agent thinks.
 */
export interface AcpAgentThoughtChunk {
  sessionUpdate: "agent_thought_chunk";
  content: AcpContentBlock;
  messageId?: string | null;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A tool call began. Gemini CLI leaves it out where it asked for leave first, and repeats ended calls when a session is loaded.
 */
export interface AcpToolCall {
  sessionUpdate: "tool_call";
  /**
   * Of Gemini CLI it begins with the tool's name and `__`.
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
   * What it made, whole: it replaces what was there. The text that the model got may be missing.
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
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A tool call went on or ended; only what changed is given. After a refusal none comes from Gemini CLI.
 */
export interface AcpToolCallUpdate {
  sessionUpdate: "tool_call_update";
  /**
   * Of Gemini CLI it begins with the tool's name and `__`.
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
   * What it made, whole: it replaces what was there. The text that the model got may be missing.
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
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The plan, whole; it replaces the one before.
 */
export interface AcpPlan {
  sessionUpdate: "plan";
  entries: AcpPlanEntry[];
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * Which slash commands there are; it may come before the first prompt.
 */
export interface AcpAvailableCommandsUpdate {
  sessionUpdate: "available_commands_update";
  availableCommands: AcpCommand[];
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The agent changed its mode.
 */
export interface AcpCurrentModeUpdate {
  sessionUpdate: "current_mode_update";
  currentModeId: string;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * Settings changed; all of them are given.
 */
export interface AcpConfigOptionUpdate {
  sessionUpdate: "config_option_update";
  configOptions: AcpConfigOption[];
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * What is known of the session changed; null takes a fact back.
 */
export interface AcpSessionInfoUpdate {
  sessionUpdate: "session_info_update";
  title?: string | null;
  updatedAt?: string | null;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * How full the context is, and what the session cost so far.
 */
export interface AcpUsageUpdate {
  sessionUpdate: "usage_update";
  /**
   * Tokens in the context.
   */
  used: number;
  /**
   * Tokens that the context can hold.
   */
  size: number;
  cost?: AcpCost | null;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * Something that people should know.
 */
export interface AcpNotice {
  sessionUpdate: "notice";
  severity: "info" | "warning" | "error" | (string & {});
  title: string;
  description?: string | null;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The agent shortens the conversation to fit.
 */
export interface AcpCompactionUpdate {
  sessionUpdate: "compaction_update";
  compactionId: string;
  status: "in_progress" | "completed" | "failed" | "cancelled" | (string & {});
  summary?: AcpContentBlock[] | null;
  error?: string | null;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The next piece of what the conversation is shortened to.
 */
export interface AcpCompactionSummaryChunk {
  sessionUpdate: "compaction_summary_chunk";
  compactionId: string;
  content: AcpContentBlock;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A kind of update that is not described here.
 */
export interface AcpUnknownUpdate {
  sessionUpdate: UnknownTag;
  /**
   * Whatever an agent adds of its own.
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
   * Whatever an agent adds of its own.
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
   * Absent: it takes none.
   */
  input?: AcpCommandInput | null;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * What may be typed after a command.
 */
export interface AcpCommandInput {
  hint?: string | null;
  /**
   * Whatever an agent adds of its own.
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
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A change of a file: what it will be while the call is pending, what it is once it completed.
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
 * What an agent adds to a diff of its own.
 */
export interface AcpDiffMeta {
  /**
   * Of Gemini CLI.
   */
  kind?: "add" | "modify" | "delete" | (string & {});
}
/**
 * The output of a command that the host runs.
 */
export interface AcpToolCallTerminal {
  type: "terminal";
  terminalId: string;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A type that is not described here.
 */
export interface AcpToolCallUnknownContent {
  type: UnknownTag;
  [k: string]: unknown;
}
/**
 * A place that a tool call works at.
 */
export interface AcpLocation {
  path: string;
  line?: number | null;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * Text.
 */
export interface AcpTextBlock {
  type: "text";
  text: string;
  annotations?: AcpAnnotations | null;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * An image.
 */
export interface AcpImageBlock {
  type: "image";
  /**
   * Base64.
   */
  data: string;
  mimeType: string;
  uri?: string | null;
  annotations?: AcpAnnotations | null;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * Sound.
 */
export interface AcpAudioBlock {
  type: "audio";
  /**
   * Base64.
   */
  data: string;
  mimeType: string;
  annotations?: AcpAnnotations | null;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A file by its address.
 */
export interface AcpResourceLinkBlock {
  type: "resource_link";
  uri: string;
  name?: string | null;
  title?: string | null;
  description?: string | null;
  mimeType?: string | null;
  size?: number | null;
  annotations?: AcpAnnotations | null;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A file with what is in it.
 */
export interface AcpResourceBlock {
  type: "resource";
  resource: AcpResource;
  annotations?: AcpAnnotations | null;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A type that is not described here.
 */
export interface AcpUnknownBlock {
  type: UnknownTag;
  [k: string]: unknown;
}
/**
 * What is in a file: `text`, or bytes as `blob`.
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
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * Whom a block is for, and how much it matters.
 */
export interface AcpAnnotations {
  audience?: ("user" | "assistant" | (string & {}))[] | null;
  priority?: number | null;
  lastModified?: string | null;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * What the agent asks leave for, and what can be answered.
 */
export interface AcpPermissionParams {
  /**
   * The session, as the agent named it.
   */
  sessionId: string;
  toolCall: AcpPermissionToolCall;
  options: AcpPermissionOption[];
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The tool call that waits for leave.
 */
export interface AcpPermissionToolCall {
  /**
   * Of Gemini CLI it begins with the tool's name and `__`.
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
   * What it made, whole: it replaces what was there. The text that the model got may be missing.
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
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * An answer that can be given.
 */
export interface AcpPermissionOption {
  optionId: string;
  kind: "allow_once" | "allow_always" | "reject_once" | "reject_always" | (string & {});
  name?: string | null;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * One of the options was chosen; its kind says which way.
 */
export interface AcpPermissionSelected {
  outcome: "selected";
  optionId: string;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The turn was cancelled before an answer came.
 */
export interface AcpPermissionCancelled {
  outcome: "cancelled";
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * An outcome that is not described here.
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
   * For people: what is asked, and why.
   */
  message: string;
  sessionId?: string | null;
  /**
   * The sender's number for a request; the other side's numbers collide with it.
   */
  requestId?: number | string | null;
  toolCallId?: string | null;
  /**
   * Whatever an agent adds of its own.
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
   * For people: what is asked, and why.
   */
  message: string;
  sessionId?: string | null;
  /**
   * The sender's number for a request; the other side's numbers collide with it.
   */
  requestId?: number | string | null;
  toolCallId?: string | null;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * A way to ask that is not described here.
 */
export interface AcpUnknownElicitation {
  mode: UnknownTag;
  /**
   * For people: what is asked, and why.
   */
  message: string;
  sessionId?: string | null;
  /**
   * The sender's number for a request; the other side's numbers collide with it.
   */
  requestId?: number | string | null;
  toolCallId?: string | null;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
  [k: string]: unknown;
}
/**
 * What is done.
 */
export interface AcpElicitationCompleteParams {
  elicitationId: string;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * Which file is read.
 */
export interface AcpReadTextFileParams {
  /**
   * The session, as the agent named it.
   */
  sessionId: string;
  /**
   * Absolute.
   */
  path: string;
  line?: number | null;
  limit?: number | null;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * Which file is written.
 */
export interface AcpWriteTextFileParams {
  /**
   * The session, as the agent named it.
   */
  sessionId: string;
  /**
   * Absolute.
   */
  path: string;
  /**
   * All of the text; the file is made where there is none.
   */
  content: string;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * Which command is started.
 */
export interface AcpTerminalCreateParams {
  /**
   * The session, as the agent named it.
   */
  sessionId: string;
  command: string;
  args?: string[] | null;
  env?: AcpNamedValue[] | null;
  cwd?: string | null;
  outputByteLimit?: number | null;
  /**
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * Which command is meant.
 */
export interface AcpTerminalParams {
  /**
   * The session, as the agent named it.
   */
  sessionId: string;
  terminalId: string;
  /**
   * Whatever an agent adds of its own.
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
   * Whatever an agent adds of its own.
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
   * Whatever an agent adds of its own.
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
   * Whatever an agent adds of its own.
   */
  _meta?: {[key: string]: unknown} | null;
}
/**
 * The tokens of a prompt, as Gemini CLI reports them; absent after a cancel.
 */
export interface AcpQuota {
  token_count: AcpTokenCount;
  model_usage?: AcpModelUsage[];
}
/**
 * Tokens, without a word on those cached or thought.
 */
export interface AcpTokenCount {
  input_tokens: number;
  output_tokens: number;
}
/**
 * The tokens of one model.
 */
export interface AcpModelUsage {
  model: string;
  token_count: AcpTokenCount;
}
