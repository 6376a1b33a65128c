// @generated from schemas/v1/native/opencode/serve.schema.json by `npm run generate`. Do not edit.

import type { UnknownTag } from "../../../../unknown-tag.ts";

/**
 * One `data:` line of `GET /event`: events of all sessions of a directory, sub-agents' too.
 */
export type OpencodeServeEvent =
  | OpencodeServerConnectedEvent
  | OpencodeServerHeartbeatEvent
  | OpencodeServerInstanceDisposedEvent
  | OpencodePluginAddedEvent
  | OpencodeCatalogUpdatedEvent
  | OpencodeReferenceUpdatedEvent
  | OpencodeIntegrationUpdatedEvent
  | OpencodeSessionCreatedEvent
  | OpencodeSessionUpdatedEvent
  | OpencodeSessionDeletedEvent
  | OpencodeSessionStatusEvent
  | OpencodeSessionIdleEvent
  | OpencodeSessionErrorEvent
  | OpencodeSessionDiffEvent
  | OpencodeSessionCompactedEvent
  | OpencodeTodoUpdatedEvent
  | OpencodeMessageUpdatedEvent
  | OpencodeMessageRemovedEvent
  | OpencodeMessagePartUpdatedEvent
  | OpencodeMessagePartDeltaEvent
  | OpencodeMessagePartRemovedEvent
  | OpencodePermissionAskedEvent
  | OpencodePermissionRepliedEvent
  | OpencodePermissionV2AskedEvent
  | OpencodePermissionV2RepliedEvent
  | OpencodeQuestionAskedEvent
  | OpencodeQuestionRepliedEvent
  | OpencodeQuestionRejectedEvent
  | OpencodeQuestionV2AskedEvent
  | OpencodeQuestionV2RepliedEvent
  | OpencodeQuestionV2RejectedEvent
  | OpencodeFileEditedEvent
  | OpencodeFileWatcherUpdatedEvent
  | OpencodeUnknownEvent;
/**
 * The status of a session.
 */
export type OpencodeSessionStatus =
  OpencodeIdleStatus | OpencodeBusyStatus | OpencodeRetryStatus | OpencodeUnknownStatus;
/**
 * A message, without its parts.
 */
export type OpencodeMessage =
  OpencodeUserMessage | OpencodeAssistantMessage | OpencodeUnknownMessage;
/**
 * A part of a message.
 */
export type OpencodePart =
  | OpencodeStepStartPart
  | OpencodeTextPart
  | OpencodeReasoningPart
  | OpencodeToolPart
  | OpencodeStepFinishPart
  | OpencodeFilePart
  | OpencodePatchPart
  | OpencodeSnapshotPart
  | OpencodeAgentPart
  | OpencodeSubtaskPart
  | OpencodeRetryPart
  | OpencodeCompactionPart
  | OpencodeUnknownPart;
/**
 * The state of a tool call.
 */
export type OpencodeToolState =
  | OpencodePendingTool
  | OpencodeRunningTool
  | OpencodeCompletedTool
  | OpencodeFailedTool
  | OpencodeUnknownToolState;
/**
 * Why something failed.
 */
export type OpencodeError =
  | OpencodeApiError
  | OpencodeAuthError
  | OpencodeContextOverflowError
  | OpencodeContentFilterError
  | OpencodeOutputLengthError
  | OpencodeStructuredOutputError
  | OpencodeAbortedError
  | OpencodeUnexpectedError
  | OpencodeOtherError;

/**
 * The stream started; earlier events are not repeated.
 */
export interface OpencodeServerConnectedEvent {
  /**
   * Unique among events; older versions print none.
   */
  id?: string;
  type: "server.connected";
  properties: OpencodeServerConnectedProperties;
}
/**
 * What server.connected carries.
 */
export interface OpencodeServerConnectedProperties {}
/**
 * The connection is alive; every 10 seconds.
 */
export interface OpencodeServerHeartbeatEvent {
  /**
   * Unique among events; older versions print none.
   */
  id?: string;
  type: "server.heartbeat";
  properties: OpencodeServerHeartbeatProperties;
}
/**
 * What server.heartbeat carries.
 */
export interface OpencodeServerHeartbeatProperties {}
/**
 * The server released a directory; the stream ends.
 */
export interface OpencodeServerInstanceDisposedEvent {
  /**
   * Unique among events; older versions print none.
   */
  id?: string;
  type: "server.instance.disposed";
  properties: OpencodeServerInstanceDisposedProperties;
}
/**
 * What server.instance.disposed carries.
 */
export interface OpencodeServerInstanceDisposedProperties {
  directory: string;
}
/**
 * A plugin was loaded.
 */
export interface OpencodePluginAddedEvent {
  /**
   * Unique among events; older versions print none.
   */
  id?: string;
  type: "plugin.added";
  properties: OpencodePluginAddedProperties;
}
/**
 * What plugin.added carries.
 */
export interface OpencodePluginAddedProperties {
  /**
   * Its name.
   */
  id: string;
}
/**
 * The list of models changed.
 */
export interface OpencodeCatalogUpdatedEvent {
  /**
   * Unique among events; older versions print none.
   */
  id?: string;
  type: "catalog.updated";
  properties: OpencodeCatalogUpdatedProperties;
}
/**
 * What catalog.updated carries.
 */
export interface OpencodeCatalogUpdatedProperties {}
/**
 * The list of references changed.
 */
export interface OpencodeReferenceUpdatedEvent {
  /**
   * Unique among events; older versions print none.
   */
  id?: string;
  type: "reference.updated";
  properties: OpencodeReferenceUpdatedProperties;
}
/**
 * What reference.updated carries.
 */
export interface OpencodeReferenceUpdatedProperties {}
/**
 * The list of integrations changed.
 */
export interface OpencodeIntegrationUpdatedEvent {
  /**
   * Unique among events; older versions print none.
   */
  id?: string;
  type: "integration.updated";
  properties: OpencodeIntegrationUpdatedProperties;
}
/**
 * What integration.updated carries.
 */
export interface OpencodeIntegrationUpdatedProperties {}
/**
 * A session started; with a `parentID` it is a sub-agent's.
 */
export interface OpencodeSessionCreatedEvent {
  /**
   * Unique among events; older versions print none.
   */
  id?: string;
  type: "session.created";
  properties: OpencodeSessionCreatedProperties;
}
/**
 * What session.created carries.
 */
export interface OpencodeSessionCreatedProperties {
  /**
   * The same as in `info`; older versions omit it.
   */
  sessionID?: string;
  info: OpencodeSession;
}
/**
 * Something about a session changed; also after its turn has ended.
 */
export interface OpencodeSessionUpdatedEvent {
  /**
   * Unique among events; older versions print none.
   */
  id?: string;
  type: "session.updated";
  properties: OpencodeSessionUpdatedProperties;
}
/**
 * What session.updated carries.
 */
export interface OpencodeSessionUpdatedProperties {
  /**
   * The same as in `info`; older versions omit it.
   */
  sessionID?: string;
  info: OpencodeSession;
}
/**
 * A session was deleted.
 */
export interface OpencodeSessionDeletedEvent {
  /**
   * Unique among events; older versions print none.
   */
  id?: string;
  type: "session.deleted";
  properties: OpencodeSessionDeletedProperties;
}
/**
 * What session.deleted carries.
 */
export interface OpencodeSessionDeletedProperties {
  /**
   * The same as in `info`; older versions omit it.
   */
  sessionID?: string;
  info: OpencodeSession;
}
/**
 * A session became busy or idle, or waits to retry.
 */
export interface OpencodeSessionStatusEvent {
  /**
   * Unique among events; older versions print none.
   */
  id?: string;
  type: "session.status";
  properties: OpencodeSessionStatusProperties;
}
/**
 * What session.status carries.
 */
export interface OpencodeSessionStatusProperties {
  sessionID: string;
  status: OpencodeSessionStatus;
}
/**
 * A session is idle; repeated after an error or an abort.
 */
export interface OpencodeSessionIdleEvent {
  /**
   * Unique among events; older versions print none.
   */
  id?: string;
  type: "session.idle";
  properties: OpencodeSessionIdleProperties;
}
/**
 * What session.idle carries.
 */
export interface OpencodeSessionIdleProperties {
  sessionID: string;
}
/**
 * A turn failed or was aborted.
 */
export interface OpencodeSessionErrorEvent {
  /**
   * Unique among events; older versions print none.
   */
  id?: string;
  type: "session.error";
  properties: OpencodeSessionErrorProperties;
}
/**
 * What session.error carries.
 */
export interface OpencodeSessionErrorProperties {
  sessionID?: string;
  error?: OpencodeError;
}
/**
 * All file changes of the session, whenever they are computed again.
 */
export interface OpencodeSessionDiffEvent {
  /**
   * Unique among events; older versions print none.
   */
  id?: string;
  type: "session.diff";
  properties: OpencodeSessionDiffProperties;
}
/**
 * What session.diff carries.
 */
export interface OpencodeSessionDiffProperties {
  sessionID: string;
  diff: OpencodeFileDiff[];
}
/**
 * The conversation was shortened.
 */
export interface OpencodeSessionCompactedEvent {
  /**
   * Unique among events; older versions print none.
   */
  id?: string;
  type: "session.compacted";
  properties: OpencodeSessionCompactedProperties;
}
/**
 * What session.compacted carries.
 */
export interface OpencodeSessionCompactedProperties {
  sessionID: string;
}
/**
 * The model's list changed.
 */
export interface OpencodeTodoUpdatedEvent {
  /**
   * Unique among events; older versions print none.
   */
  id?: string;
  type: "todo.updated";
  properties: OpencodeTodoUpdatedProperties;
}
/**
 * What todo.updated carries.
 */
export interface OpencodeTodoUpdatedProperties {
  sessionID: string;
  /**
   * The whole list.
   */
  todos: OpencodeTodo[];
}
/**
 * A message started or changed; includes the user's messages.
 */
export interface OpencodeMessageUpdatedEvent {
  /**
   * Unique among events; older versions print none.
   */
  id?: string;
  type: "message.updated";
  properties: OpencodeMessageUpdatedProperties;
}
/**
 * What message.updated carries.
 */
export interface OpencodeMessageUpdatedProperties {
  /**
   * The same as in `info`; older versions omit it.
   */
  sessionID?: string;
  info: OpencodeMessage;
}
/**
 * A message was removed.
 */
export interface OpencodeMessageRemovedEvent {
  /**
   * Unique among events; older versions print none.
   */
  id?: string;
  type: "message.removed";
  properties: OpencodeMessageRemovedProperties;
}
/**
 * What message.removed carries.
 */
export interface OpencodeMessageRemovedProperties {
  sessionID: string;
  messageID: string;
}
/**
 * A part of a message started or changed; each time with the whole part.
 */
export interface OpencodeMessagePartUpdatedEvent {
  /**
   * Unique among events; older versions print none.
   */
  id?: string;
  type: "message.part.updated";
  properties: OpencodeMessagePartUpdatedProperties;
}
/**
 * What message.part.updated carries.
 */
export interface OpencodeMessagePartUpdatedProperties {
  /**
   * The same as in `part`; older versions omit it.
   */
  sessionID?: string;
  part: OpencodePart;
  /**
   * Milliseconds since 1970.
   */
  time?: number;
  /**
   * The new text; only in older versions, which print no deltas.
   */
  delta?: string;
}
/**
 * More of a part; the whole part follows at its end.
 */
export interface OpencodeMessagePartDeltaEvent {
  /**
   * Unique among events; older versions print none.
   */
  id?: string;
  type: "message.part.delta";
  properties: OpencodeMessagePartDeltaProperties;
}
/**
 * What message.part.delta carries.
 */
export interface OpencodeMessagePartDeltaProperties {
  sessionID: string;
  messageID: string;
  /**
   * The part comes first: only it shows whether this is text or reasoning.
   */
  partID: string;
  /**
   * Which field of the part grows: `text` also for reasoning.
   */
  field: "text" | (string & {});
  /**
   * The text to append.
   */
  delta: string;
}
/**
 * A part of a message was removed.
 */
export interface OpencodeMessagePartRemovedEvent {
  /**
   * Unique among events; older versions print none.
   */
  id?: string;
  type: "message.part.removed";
  properties: OpencodeMessagePartRemovedProperties;
}
/**
 * What message.part.removed carries.
 */
export interface OpencodeMessagePartRemovedProperties {
  sessionID: string;
  messageID: string;
  partID: string;
}
/**
 * A tool waits for permission; sent before the tool is first `running`.
 */
export interface OpencodePermissionAskedEvent {
  /**
   * Unique among events; older versions print none.
   */
  id?: string;
  type: "permission.asked";
  properties: OpencodePermissionAskedProperties;
}
/**
 * What permission.asked carries.
 */
export interface OpencodePermissionAskedProperties {
  /**
   * The id that the answer must contain.
   */
  id: string;
  sessionID: string;
  /**
   * The permission, usually the name of the tool.
   */
  permission: string;
  /**
   * The objects of the permission: commands, paths, …
   */
  patterns?: string[];
  /**
   * Details of the tool, as `command`.
   */
  metadata?: {[key: string]: unknown};
  /**
   * The patterns that the answer `always` would allow.
   */
  always?: string[];
  tool?: OpencodeToolCall;
}
/**
 * A permission request was answered.
 */
export interface OpencodePermissionRepliedEvent {
  /**
   * Unique among events; older versions print none.
   */
  id?: string;
  type: "permission.replied";
  properties: OpencodePermissionRepliedProperties;
}
/**
 * What permission.replied carries.
 */
export interface OpencodePermissionRepliedProperties {
  sessionID: string;
  /**
   * The `id` of the request.
   */
  requestID: string;
  reply: "once" | "always" | "reject" | (string & {});
}
/**
 * A permission request, in the newer interface.
 */
export interface OpencodePermissionV2AskedEvent {
  /**
   * Unique among events; older versions print none.
   */
  id?: string;
  type: "permission.v2.asked";
  properties: OpencodePermissionV2AskedProperties;
}
/**
 * What permission.v2.asked carries.
 */
export interface OpencodePermissionV2AskedProperties {
  /**
   * The id that the answer must contain.
   */
  id: string;
  sessionID: string;
  /**
   * The permission, usually the name of the tool.
   */
  action: string;
  /**
   * The objects of the permission: commands, paths, …
   */
  resources?: string[];
  /**
   * The patterns that the answer `always` would allow.
   */
  save?: string[];
  metadata?: {[key: string]: unknown};
  source?: OpencodePermissionSource;
}
/**
 * A permission request of the newer interface was answered.
 */
export interface OpencodePermissionV2RepliedEvent {
  /**
   * Unique among events; older versions print none.
   */
  id?: string;
  type: "permission.v2.replied";
  properties: OpencodePermissionV2RepliedProperties;
}
/**
 * What permission.v2.replied carries.
 */
export interface OpencodePermissionV2RepliedProperties {
  sessionID: string;
  /**
   * The `id` of the request.
   */
  requestID: string;
  reply: "once" | "always" | "reject" | (string & {});
}
/**
 * The agent asks the user and waits.
 */
export interface OpencodeQuestionAskedEvent {
  /**
   * Unique among events; older versions print none.
   */
  id?: string;
  type: "question.asked";
  properties: OpencodeQuestionAskedProperties;
}
/**
 * What question.asked carries.
 */
export interface OpencodeQuestionAskedProperties {
  /**
   * The id that the answer must contain.
   */
  id: string;
  sessionID: string;
  questions: OpencodeQuestion[];
  tool?: OpencodeToolCall;
}
/**
 * A question was answered.
 */
export interface OpencodeQuestionRepliedEvent {
  /**
   * Unique among events; older versions print none.
   */
  id?: string;
  type: "question.replied";
  properties: OpencodeQuestionRepliedProperties;
}
/**
 * What question.replied carries.
 */
export interface OpencodeQuestionRepliedProperties {
  sessionID: string;
  /**
   * The `id` of the request.
   */
  requestID: string;
  /**
   * The labels chosen, by question, in the order of the questions.
   */
  answers: string[][];
}
/**
 * A question was dismissed.
 */
export interface OpencodeQuestionRejectedEvent {
  /**
   * Unique among events; older versions print none.
   */
  id?: string;
  type: "question.rejected";
  properties: OpencodeQuestionRejectedProperties;
}
/**
 * What question.rejected carries.
 */
export interface OpencodeQuestionRejectedProperties {
  sessionID: string;
  /**
   * The `id` of the request.
   */
  requestID: string;
}
/**
 * A question, in the newer interface.
 */
export interface OpencodeQuestionV2AskedEvent {
  /**
   * Unique among events; older versions print none.
   */
  id?: string;
  type: "question.v2.asked";
  properties: OpencodeQuestionV2AskedProperties;
}
/**
 * What question.v2.asked carries.
 */
export interface OpencodeQuestionV2AskedProperties {
  /**
   * The id that the answer must contain.
   */
  id: string;
  sessionID: string;
  questions: OpencodeQuestion[];
  tool?: OpencodeToolCall;
}
/**
 * A question of the newer interface was answered.
 */
export interface OpencodeQuestionV2RepliedEvent {
  /**
   * Unique among events; older versions print none.
   */
  id?: string;
  type: "question.v2.replied";
  properties: OpencodeQuestionV2RepliedProperties;
}
/**
 * What question.v2.replied carries.
 */
export interface OpencodeQuestionV2RepliedProperties {
  sessionID: string;
  /**
   * The `id` of the request.
   */
  requestID: string;
  /**
   * The labels chosen, by question, in the order of the questions.
   */
  answers: string[][];
}
/**
 * A question of the newer interface was dismissed.
 */
export interface OpencodeQuestionV2RejectedEvent {
  /**
   * Unique among events; older versions print none.
   */
  id?: string;
  type: "question.v2.rejected";
  properties: OpencodeQuestionV2RejectedProperties;
}
/**
 * What question.v2.rejected carries.
 */
export interface OpencodeQuestionV2RejectedProperties {
  sessionID: string;
  /**
   * The `id` of the request.
   */
  requestID: string;
}
/**
 * A tool changed a file.
 */
export interface OpencodeFileEditedEvent {
  /**
   * Unique among events; older versions print none.
   */
  id?: string;
  type: "file.edited";
  properties: OpencodeFileEditedProperties;
}
/**
 * What file.edited carries.
 */
export interface OpencodeFileEditedProperties {
  /**
   * Its absolute path.
   */
  file: string;
}
/**
 * A file of the directory changed, by any process.
 */
export interface OpencodeFileWatcherUpdatedEvent {
  /**
   * Unique among events; older versions print none.
   */
  id?: string;
  type: "file.watcher.updated";
  properties: OpencodeFileWatcherUpdatedProperties;
}
/**
 * What file.watcher.updated carries.
 */
export interface OpencodeFileWatcherUpdatedProperties {
  /**
   * Its absolute path.
   */
  file: string;
  event: "add" | "change" | "unlink" | (string & {});
}
/**
 * An event that this version does not know.
 */
export interface OpencodeUnknownEvent {
  type: UnknownTag;
  /**
   * Unique among events; older versions print none.
   */
  id?: string;
  properties?: {[key: string]: unknown};
  [k: string]: unknown;
}
/**
 * A session, whole.
 */
export interface OpencodeSession {
  id: string;
  /**
   * The session that started it, where it is a sub-agent's.
   */
  parentID?: string;
  /**
   * A readable id.
   */
  slug?: string;
  title?: string;
  /**
   * The version of opencode that created it.
   */
  version?: string;
  projectID?: string;
  directory?: string;
  /**
   * Below the project; empty at its top.
   */
  path?: string;
  /**
   * The role it runs in, as `build` or `plan`.
   */
  agent?: string;
  model?: OpencodeSessionModel;
  /**
   * Of all steps so far, in US dollars.
   */
  cost?: number;
  /**
   * Of all steps so far.
   */
  tokens?: OpencodeTokens;
  summary?: OpencodeChangeSummary;
  permission?: OpencodePermissionRule[];
  /**
   * The address where it is published.
   */
  share?: {[key: string]: unknown};
  /**
   * The point to which the session was reverted.
   */
  revert?: {[key: string]: unknown};
  time?: OpencodeSessionTime;
}
/**
 * The model of a session.
 */
export interface OpencodeSessionModel {
  id: string;
  providerID?: string;
  variant?: string;
}
/**
 * How much a session has changed.
 */
export interface OpencodeChangeSummary {
  /**
   * Lines.
   */
  additions?: number;
  /**
   * Lines.
   */
  deletions?: number;
  files?: number;
  diffs?: OpencodeFileDiff[];
}
/**
 * When things happened to a session: milliseconds since 1970.
 */
export interface OpencodeSessionTime {
  created?: number;
  updated?: number;
  compacting?: number;
  archived?: number;
}
/**
 * Nothing.
 */
export interface OpencodeIdleStatus {
  type: "idle";
}
/**
 * It runs; repeated at each step.
 */
export interface OpencodeBusyStatus {
  type: "busy";
}
/**
 * A call of the model failed and will be retried.
 */
export interface OpencodeRetryStatus {
  type: "retry";
  /**
   * Which attempt failed, from 1.
   */
  attempt: number;
  /**
   * Why it failed.
   */
  message: string;
  /**
   * When it is retried: milliseconds since 1970.
   */
  next?: number;
  /**
   * What the user can do about it.
   */
  action?: {[key: string]: unknown};
}
/**
 * A status that this version does not know.
 */
export interface OpencodeUnknownStatus {
  type: UnknownTag;
  [k: string]: unknown;
}
/**
 * A message of the user. Its parts repeat the prompt.
 */
export interface OpencodeUserMessage {
  id: string;
  sessionID: string;
  role: "user";
  time?: OpencodeMessageTime;
  /**
   * The role it is for, as `build` or `plan`.
   */
  agent?: string;
  model?: OpencodeModel;
  summary?: OpencodeMessageSummary;
  /**
   * Instructions for this message alone.
   */
  system?: string;
  /**
   * Which tools may be used, by name.
   */
  tools?: {[key: string]: boolean};
  /**
   * The form that the answer must have.
   */
  format?: {[key: string]: unknown};
}
/**
 * The model's message of one step.
 */
export interface OpencodeAssistantMessage {
  id: string;
  sessionID: string;
  role: "assistant";
  /**
   * The user's message that it answers.
   */
  parentID?: string;
  time?: OpencodeMessageTime;
  /**
   * The role of the author, as `build` or `plan`.
   */
  agent?: string;
  /**
   * The older name of `agent`.
   */
  mode?: string;
  modelID?: string;
  providerID?: string;
  path?: OpencodeMessagePath;
  /**
   * Of this step, in US dollars: opencode's estimate.
   */
  cost?: number;
  /**
   * Of this step; zeros until it ends.
   */
  tokens?: OpencodeTokens;
  /**
   * Why the model stopped.
   */
  finish?: "stop" | "tool-calls" | "length" | "content-filter" | (string & {});
  error?: OpencodeError;
  /**
   * The message is a summary that replaces the earlier messages.
   */
  summary?: boolean;
  /**
   * The answer in the requested form.
   */
  structured?: unknown;
  /**
   * The reasoning effort, in the provider's words.
   */
  variant?: string;
}
/**
 * A message of a role that this version does not know.
 */
export interface OpencodeUnknownMessage {
  role: UnknownTag;
  id?: string;
  sessionID?: string;
  [k: string]: unknown;
}
/**
 * When a message started and ended: milliseconds since 1970.
 */
export interface OpencodeMessageTime {
  created?: number;
  /**
   * Absent while it runs.
   */
  completed?: number;
}
/**
 * Where a message was written.
 */
export interface OpencodeMessagePath {
  /**
   * The working directory.
   */
  cwd?: string;
  /**
   * The top of the project.
   */
  root?: string;
}
/**
 * The summary of a prompt.
 */
export interface OpencodeMessageSummary {
  title?: string;
  body?: string;
  diffs?: OpencodeFileDiff[];
}
/**
 * A call of the model started.
 */
export interface OpencodeStepStartPart {
  /**
   * The id that deltas refer to.
   */
  id: string;
  /**
   * The message of this part; its role names the author.
   */
  messageID: string;
  /**
   * The session it belongs to.
   */
  sessionID: string;
  type: "step-start";
  /**
   * The state of the files, as a git tree; absent outside of git.
   */
  snapshot?: string;
}
/**
 * Text, the user's or the model's.
 */
export interface OpencodeTextPart {
  /**
   * The id that deltas refer to.
   */
  id: string;
  /**
   * The message of this part; its role names the author.
   */
  messageID: string;
  /**
   * The session it belongs to.
   */
  sessionID: string;
  type: "text";
  /**
   * The whole text so far; empty when the part is new.
   */
  text: string;
  time?: OpencodeTimeSpan;
  /**
   * Written by opencode, not by the user or the model.
   */
  synthetic?: boolean;
  /**
   * Not sent to the model.
   */
  ignored?: boolean;
  /**
   * The provider's additions.
   */
  metadata?: {[key: string]: unknown};
}
/**
 * Thoughts of the model.
 */
export interface OpencodeReasoningPart {
  /**
   * The id that deltas refer to.
   */
  id: string;
  /**
   * The message of this part; its role names the author.
   */
  messageID: string;
  /**
   * The session it belongs to.
   */
  sessionID: string;
  type: "reasoning";
  /**
   * The whole text so far; empty when the part is new.
   */
  text: string;
  time?: OpencodeTimeSpan;
  /**
   * The provider's additions.
   */
  metadata?: {[key: string]: unknown};
}
/**
 * A tool call; repeated for each state and each piece of output.
 */
export interface OpencodeToolPart {
  /**
   * The id that deltas refer to.
   */
  id: string;
  /**
   * The message of this part; its role names the author.
   */
  messageID: string;
  /**
   * The session it belongs to.
   */
  sessionID: string;
  type: "tool";
  /**
   * The model's own id of the call.
   */
  callID: string;
  /**
   * `invalid`: no such tool; its name and the error are in the input.
   */
  tool: string;
  state: OpencodeToolState;
  /**
   * The provider's additions.
   */
  metadata?: {[key: string]: unknown};
}
/**
 * A call of the model ended.
 */
export interface OpencodeStepFinishPart {
  /**
   * The id that deltas refer to.
   */
  id: string;
  /**
   * The message of this part; its role names the author.
   */
  messageID: string;
  /**
   * The session it belongs to.
   */
  sessionID: string;
  type: "step-finish";
  /**
   * Why the model stopped.
   */
  reason:
    | "stop"
    | "tool-calls"
    | "length"
    | "content-filter"
    | "error"
    | "other"
    | "unknown"
    | (string & {});
  /**
   * Of this step alone.
   */
  tokens: OpencodeTokens;
  /**
   * Of this step, in US dollars: opencode's estimate; 0 without a price.
   */
  cost?: number;
  /**
   * The state of the files, as a git tree; absent outside of git.
   */
  snapshot?: string;
}
/**
 * A file that belongs to a message.
 */
export interface OpencodeFilePart {
  type: "file";
  /**
   * The id that deltas refer to.
   */
  id: string;
  /**
   * The message of this part; its role names the author.
   */
  messageID: string;
  /**
   * The session it belongs to.
   */
  sessionID: string;
  mime: string;
  /**
   * Its place, or the content as a data URL.
   */
  url: string;
  filename?: string;
  /**
   * The part of the prompt, or the file, that it comes from.
   */
  source?: {[key: string]: unknown};
}
/**
 * The files that a step changed.
 */
export interface OpencodePatchPart {
  type: "patch";
  /**
   * The id that deltas refer to.
   */
  id: string;
  /**
   * The message of this part; its role names the author.
   */
  messageID: string;
  /**
   * The session it belongs to.
   */
  sessionID: string;
  /**
   * The state of the files before, as a git tree.
   */
  hash: string;
  files: string[];
}
/**
 * The state of the files; older versions.
 */
export interface OpencodeSnapshotPart {
  type: "snapshot";
  /**
   * The id that deltas refer to.
   */
  id: string;
  /**
   * The message of this part; its role names the author.
   */
  messageID: string;
  /**
   * The session it belongs to.
   */
  sessionID: string;
  /**
   * A git tree.
   */
  snapshot: string;
}
/**
 * A sub-agent that the prompt names.
 */
export interface OpencodeAgentPart {
  type: "agent";
  /**
   * The id that deltas refer to.
   */
  id: string;
  /**
   * The message of this part; its role names the author.
   */
  messageID: string;
  /**
   * The session it belongs to.
   */
  sessionID: string;
  name: string;
  /**
   * The part of the prompt, or the file, that it comes from.
   */
  source?: {[key: string]: unknown};
}
/**
 * A sub-agent that a command starts.
 */
export interface OpencodeSubtaskPart {
  type: "subtask";
  /**
   * The id that deltas refer to.
   */
  id: string;
  /**
   * The message of this part; its role names the author.
   */
  messageID: string;
  /**
   * The session it belongs to.
   */
  sessionID: string;
  prompt: string;
  description?: string;
  /**
   * The role it runs in.
   */
  agent: string;
  model?: OpencodeModel;
  /**
   * The command that starts it.
   */
  command?: string;
}
/**
 * A call of the model failed and is retried.
 */
export interface OpencodeRetryPart {
  type: "retry";
  /**
   * The id that deltas refer to.
   */
  id: string;
  /**
   * The message of this part; its role names the author.
   */
  messageID: string;
  /**
   * The session it belongs to.
   */
  sessionID: string;
  /**
   * Which attempt failed, from 1.
   */
  attempt: number;
  error: OpencodeError;
  time?: OpencodeMessageTime;
}
/**
 * The conversation must be shortened here.
 */
export interface OpencodeCompactionPart {
  type: "compaction";
  /**
   * The id that deltas refer to.
   */
  id: string;
  /**
   * The message of this part; its role names the author.
   */
  messageID: string;
  /**
   * The session it belongs to.
   */
  sessionID: string;
  /**
   * Started automatically.
   */
  auto: boolean;
  /**
   * The conversation was longer than the context of the model.
   */
  overflow?: boolean;
  /**
   * The first message that is kept as it is.
   */
  tail_start_id?: string;
}
/**
 * A part that this version does not know.
 */
export interface OpencodeUnknownPart {
  type: UnknownTag;
  /**
   * The id that deltas refer to.
   */
  id: string;
  /**
   * The message of this part; its role names the author.
   */
  messageID: string;
  /**
   * The session it belongs to.
   */
  sessionID: string;
  [k: string]: unknown;
}
/**
 * The tool call that waits.
 */
export interface OpencodeToolCall {
  messageID?: string;
  callID: string;
}
/**
 * The origin of a permission request.
 */
export interface OpencodePermissionSource {
  type?: "tool" | (string & {});
  messageID?: string;
  /**
   * The tool call that waits.
   */
  callID?: string;
}
/**
 * A rule for what a session may do without asking.
 */
export interface OpencodePermissionRule {
  permission?: string;
  pattern?: string;
  action?: "allow" | "deny" | "ask" | (string & {});
}
/**
 * One question.
 */
export interface OpencodeQuestion {
  question: string;
  /**
   * A few words about it.
   */
  header?: string;
  options?: OpencodeQuestionOption[];
  /**
   * Several options may be chosen.
   */
  multiple?: boolean;
  /**
   * Any text may be given instead of an option.
   */
  custom?: boolean;
}
/**
 * One answer to choose.
 */
export interface OpencodeQuestionOption {
  label: string;
  description?: string;
}
/**
 * The model started to write a call; its arguments are not known yet.
 */
export interface OpencodePendingTool {
  status: "pending";
  /**
   * Empty.
   */
  input: {[key: string]: unknown};
  /**
   * The arguments so far, as text.
   */
  raw?: string;
}
/**
 * The tool runs; repeated whenever there is more output.
 */
export interface OpencodeRunningTool {
  status: "running";
  /**
   * The arguments of the call.
   */
  input: {[key: string]: unknown};
  title?: string;
  metadata?: OpencodeToolMetadata;
  time?: OpencodeTimeSpan;
}
/**
 * The tool returned. A command that failed or was aborted is completed too: see `metadata.exit`.
 */
export interface OpencodeCompletedTool {
  status: "completed";
  /**
   * The arguments of the call.
   */
  input: {[key: string]: unknown};
  /**
   * The text that the model receives.
   */
  output: string;
  /**
   * A line about the call, for people.
   */
  title?: string;
  metadata?: OpencodeToolMetadata;
  time?: OpencodeTimeSpan;
  attachments?: OpencodeAttachment[];
}
/**
 * The tool did not return, or was refused.
 */
export interface OpencodeFailedTool {
  status: "error";
  /**
   * The arguments of the call.
   */
  input: {[key: string]: unknown};
  /**
   * The text that the model receives.
   */
  error: string;
  metadata?: OpencodeToolMetadata;
  time?: OpencodeTimeSpan;
}
/**
 * A state that this version does not know.
 */
export interface OpencodeUnknownToolState {
  status: UnknownTag;
  /**
   * The arguments of the call.
   */
  input?: {[key: string]: unknown};
  metadata?: OpencodeToolMetadata;
  time?: OpencodeTimeSpan;
  [k: string]: unknown;
}
/**
 * Metadata of a tool, in addition to its output; the fields differ by tool.
 */
export interface OpencodeToolMetadata {
  /**
   * The output is incomplete.
   */
  truncated?: boolean;
  /**
   * The file that has all of the output.
   */
  outputPath?: string;
  /**
   * bash: all output so far.
   */
  output?: string;
  exit?: number | null;
  /**
   * write: the path.
   */
  filepath?: string;
  /**
   * write: the file was there before.
   */
  exists?: boolean;
  /**
   * edit: a unified diff.
   */
  diff?: string;
  /**
   * edit: the change.
   */
  filediff?: OpencodeFileDiff;
  /**
   * write, edit: diagnostics of language servers, by path.
   */
  diagnostics?: {[key: string]: unknown};
  /**
   * read: the beginning of the file.
   */
  preview?: string;
  /**
   * read: the instruction files that were also read.
   */
  loaded?: unknown[];
  /**
   * read: the part of the file to show.
   */
  display?: {[key: string]: unknown};
  /**
   * glob: how many files.
   */
  count?: number;
  /**
   * grep: how many lines.
   */
  matches?: number;
  /**
   * todowrite: the whole list.
   */
  todos?: OpencodeTodo[];
  /**
   * question: the labels chosen, by question.
   */
  answers?: string[][];
  /**
   * task: the session of the sub-agent.
   */
  sessionId?: string;
  /**
   * task: the session that it was started from.
   */
  parentSessionId?: string;
  /**
   * task: the model of the sub-agent.
   */
  model?: OpencodeModel;
}
/**
 * One step of the model's list.
 */
export interface OpencodeTodo {
  content: string;
  status: "pending" | "in_progress" | "completed" | "cancelled" | (string & {});
  priority?: "high" | "medium" | "low" | (string & {});
  id?: string;
}
/**
 * A file that a tool gives to the model.
 */
export interface OpencodeAttachment {
  type?: "file" | (string & {});
  mime: string;
  /**
   * Its place, or the content as a data URL.
   */
  url: string;
  filename?: string;
}
/**
 * The change of one file.
 */
export interface OpencodeFileDiff {
  /**
   * Its path.
   */
  file?: string;
  /**
   * A unified diff.
   */
  patch?: string;
  /**
   * The content before; in older versions, instead of a patch.
   */
  before?: string;
  /**
   * The content after; in older versions, instead of a patch.
   */
  after?: string;
  /**
   * Lines added.
   */
  additions?: number;
  /**
   * Lines removed.
   */
  deletions?: number;
  status?: "added" | "deleted" | "modified" | (string & {});
}
/**
 * The model of a message or a sub-agent.
 */
export interface OpencodeModel {
  providerID?: string;
  modelID: string;
  /**
   * The reasoning effort, in the provider's words.
   */
  variant?: string;
}
/**
 * A span of time, in milliseconds since 1970.
 */
export interface OpencodeTimeSpan {
  start?: number;
  /**
   * Absent while it runs.
   */
  end?: number;
  /**
   * When the output was dropped from the conversation.
   */
  compacted?: number;
}
/**
 * Tokens. The parts do not overlap: input, output, reasoning and cache add up to the total.
 */
export interface OpencodeTokens {
  /**
   * Only if the provider reported usage: without it, zeros mean unknown.
   */
  total?: number;
  /**
   * Without input read from or written to the cache.
   */
  input: number;
  /**
   * Without reasoning.
   */
  output: number;
  reasoning: number;
  cache: OpencodeCacheTokens;
}
/**
 * Input that went through the provider's cache.
 */
export interface OpencodeCacheTokens {
  read: number;
  write: number;
}
/**
 * The provider refused a request.
 */
export interface OpencodeApiError {
  name: "APIError";
  data: OpencodeApiErrorData;
}
/**
 * There are no valid credentials for the provider.
 */
export interface OpencodeAuthError {
  name: "ProviderAuthError";
  data: OpencodeAuthErrorData;
}
/**
 * The conversation is longer than the context of the model.
 */
export interface OpencodeContextOverflowError {
  name: "ContextOverflowError";
  data: OpencodeContextOverflowErrorData;
}
/**
 * The provider's content filter blocked the answer.
 */
export interface OpencodeContentFilterError {
  name: "ContentFilterError";
  data: OpencodeErrorMessage;
}
/**
 * The answer reached the maximum length.
 */
export interface OpencodeOutputLengthError {
  name: "MessageOutputLengthError";
  data: OpencodeOptionalMessage;
}
/**
 * The model gave no answer in the requested form.
 */
export interface OpencodeStructuredOutputError {
  name: "StructuredOutputError";
  data: OpencodeStructuredOutputErrorData;
}
/**
 * The turn was aborted on request.
 */
export interface OpencodeAbortedError {
  name: "MessageAbortedError";
  data: OpencodeErrorMessage;
}
/**
 * Any other error, such as a model that does not exist.
 */
export interface OpencodeUnexpectedError {
  name: "UnknownError";
  data: OpencodeUnexpectedErrorData;
}
/**
 * An error that this version does not know.
 */
export interface OpencodeOtherError {
  name: UnknownTag;
  data?: OpencodeOptionalMessage;
  [k: string]: unknown;
}
/**
 * The provider's answer.
 */
export interface OpencodeApiErrorData {
  /**
   * The cause, in words.
   */
  message: string;
  /**
   * The HTTP status.
   */
  statusCode?: number;
  /**
   * The same request may succeed later.
   */
  isRetryable?: boolean;
  /**
   * As the provider sent them; may hold private data.
   */
  responseHeaders?: {[key: string]: string};
  /**
   * As the provider sent it; may hold private data.
   */
  responseBody?: string;
  /**
   * `url` is the requested address.
   */
  metadata?: {[key: string]: string};
}
/**
 * The provider.
 */
export interface OpencodeAuthErrorData {
  /**
   * The cause, in words.
   */
  message: string;
  providerID?: string;
}
/**
 * The provider's answer.
 */
export interface OpencodeContextOverflowErrorData {
  /**
   * The cause, in words.
   */
  message: string;
  /**
   * As the provider sent it; may hold private data.
   */
  responseBody?: string;
}
/**
 * The number of attempts.
 */
export interface OpencodeStructuredOutputErrorData {
  /**
   * The cause, in words.
   */
  message: string;
  retries?: number;
}
/**
 * The details of the error.
 */
export interface OpencodeUnexpectedErrorData {
  /**
   * The cause, in words.
   */
  message: string;
  /**
   * The reference in opencode's log.
   */
  ref?: string;
}
/**
 * Only a message.
 */
export interface OpencodeErrorMessage {
  /**
   * The cause, in words.
   */
  message: string;
}
/**
 * A message, if there is one.
 */
export interface OpencodeOptionalMessage {
  /**
   * The cause, in words.
   */
  message?: string;
}
