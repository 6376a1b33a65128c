// @generated from schemas/v1/native/codex/app-server.schema.json by `npm run generate`. Do not edit.

import type { UnknownTag } from "../../../../unknown-tag.ts";

/**
 * One line from the server. Its requests and the host's have separate ids: a line with a `method` is never an answer.
 */
export type CodexServerLine = CodexServerCall | CodexServerFailure | CodexServerAnswer;
/**
 * A notification, or, if it has an `id`, a request that waits for an answer.
 */
export type CodexServerCall =
  | CodexServerThreadStarted
  | CodexServerThreadStatusChanged
  | CodexServerThreadTokenUsageUpdated
  | CodexServerThreadReadStateChanged
  | CodexServerThreadGoalCleared
  | CodexServerTurnStarted
  | CodexServerTurnCompleted
  | CodexServerTurnPlanUpdated
  | CodexServerTurnDiffUpdated
  | CodexServerItemStarted
  | CodexServerItemCompleted
  | CodexServerItemAgentMessageDelta
  | CodexServerItemPlanDelta
  | CodexServerItemReasoningSummaryPartAdded
  | CodexServerItemReasoningSummaryTextDelta
  | CodexServerItemReasoningTextDelta
  | CodexServerItemCommandExecutionOutputDelta
  | CodexServerItemCommandExecutionTerminalInteraction
  | CodexServerItemMcpToolCallProgress
  | CodexServerError
  | CodexServerWarning
  | CodexServerGuardianWarning
  | CodexServerConfigWarning
  | CodexServerDeprecationNotice
  | CodexServerServerRequestResolved
  | CodexServerModelRerouted
  | CodexServerAccountRateLimitsUpdated
  | CodexServerMcpServerStartupStatusUpdated
  | CodexServerRemoteControlStatusChanged
  | CodexServerItemAutoApprovalReviewStarted
  | CodexServerItemAutoApprovalReviewCompleted
  | CodexServerHookStarted
  | CodexServerHookCompleted
  | CodexServerItemCommandExecutionRequestApproval
  | CodexServerItemFileChangeRequestApproval
  | CodexServerItemPermissionsRequestApproval
  | CodexServerItemToolCall
  | CodexServerItemToolRequestUserInput
  | CodexServerMcpServerElicitationRequest
  | CodexServerUnknownCall;
/**
 * An action or a message of the agent or the user.
 */
export type CodexServerItem =
  | CodexServerUserMessageItem
  | CodexServerAgentMessageItem
  | CodexServerReasoningItem
  | CodexServerPlanItem
  | CodexServerEnteredReviewModeItem
  | CodexServerExitedReviewModeItem
  | CodexServerContextCompactionItem
  | CodexServerCommandExecutionItem
  | CodexServerFileChangeItem
  | CodexServerMcpToolCallItem
  | CodexServerDynamicToolCallItem
  | CodexServerWebSearchItem
  | CodexServerImageViewItem
  | CodexServerCollabAgentToolCallItem
  | CodexServerSubAgentActivityItem
  | CodexServerUnknownItem;
/**
 * One part of a message of the user.
 */
export type CodexServerInput =
  | CodexServerTextInput
  | CodexServerImageInput
  | CodexServerLocalImageInput
  | CodexServerUnknownInput;
/**
 * One part of what an MCP tool returned.
 */
export type CodexMcpContent = CodexMcpText | CodexMcpImage | CodexMcpUnknownContent;

/**
 * A thread started. Threads of sub-agents have no such notice.
 */
export interface CodexServerThreadStarted {
  method: "thread/started";
  params: CodexServerThreadParams;
  /**
   * When it was written: Unix time in milliseconds.
   */
  emittedAtMs?: number;
}
/**
 * A thread became active, idle or waits.
 */
export interface CodexServerThreadStatusChanged {
  method: "thread/status/changed";
  params: CodexServerThreadStatusParams;
  /**
   * When it was written: Unix time in milliseconds.
   */
  emittedAtMs?: number;
}
/**
 * Tokens used, after each call of the model; also once after a resume, with the earlier total.
 */
export interface CodexServerThreadTokenUsageUpdated {
  method: "thread/tokenUsage/updated";
  params: CodexServerTokenUsageParams;
  /**
   * When it was written: Unix time in milliseconds.
   */
  emittedAtMs?: number;
}
/**
 * The unread part of a thread changed.
 */
export interface CodexServerThreadReadStateChanged {
  method: "thread/readState/changed";
  params: CodexServerReadStateParams;
  /**
   * When it was written: Unix time in milliseconds.
   */
  emittedAtMs?: number;
}
/**
 * The goal of a thread was removed.
 */
export interface CodexServerThreadGoalCleared {
  method: "thread/goal/cleared";
  params: CodexServerThreadIdParams;
  /**
   * When it was written: Unix time in milliseconds.
   */
  emittedAtMs?: number;
}
/**
 * A turn of the main thread or of a sub-agent started.
 */
export interface CodexServerTurnStarted {
  method: "turn/started";
  params: CodexServerTurnParams;
  /**
   * When it was written: Unix time in milliseconds.
   */
  emittedAtMs?: number;
}
/**
 * A turn ended, in any way. Output of commands that still run may come after it.
 */
export interface CodexServerTurnCompleted {
  method: "turn/completed";
  params: CodexServerTurnParams;
  /**
   * When it was written: Unix time in milliseconds.
   */
  emittedAtMs?: number;
}
/**
 * The plan changed; the notice has the whole plan.
 */
export interface CodexServerTurnPlanUpdated {
  method: "turn/plan/updated";
  params: CodexServerPlanParams;
  /**
   * When it was written: Unix time in milliseconds.
   */
  emittedAtMs?: number;
}
/**
 * All file changes of the turn so far, as one diff; repeated after each call.
 */
export interface CodexServerTurnDiffUpdated {
  method: "turn/diff/updated";
  params: CodexServerDiffParams;
  /**
   * When it was written: Unix time in milliseconds.
   */
  emittedAtMs?: number;
}
/**
 * An item started. It may never complete: when a stream breaks, or at an interrupt.
 */
export interface CodexServerItemStarted {
  method: "item/started";
  params: CodexServerItemParams;
  /**
   * When it was written: Unix time in milliseconds.
   */
  emittedAtMs?: number;
}
/**
 * An item ended; the notice has the whole item.
 */
export interface CodexServerItemCompleted {
  method: "item/completed";
  params: CodexServerItemParams;
  /**
   * When it was written: Unix time in milliseconds.
   */
  emittedAtMs?: number;
}
/**
 * The next piece of a text.
 */
export interface CodexServerItemAgentMessageDelta {
  method: "item/agentMessage/delta";
  params: CodexServerDeltaParams;
  /**
   * When it was written: Unix time in milliseconds.
   */
  emittedAtMs?: number;
}
/**
 * The next piece of a proposed plan; the completed item may have another text.
 */
export interface CodexServerItemPlanDelta {
  method: "item/plan/delta";
  params: CodexServerDeltaParams;
  /**
   * When it was written: Unix time in milliseconds.
   */
  emittedAtMs?: number;
}
/**
 * A new part of a reasoning summary starts.
 */
export interface CodexServerItemReasoningSummaryPartAdded {
  method: "item/reasoning/summaryPartAdded";
  params: CodexServerSummaryPartParams;
  /**
   * When it was written: Unix time in milliseconds.
   */
  emittedAtMs?: number;
}
/**
 * The next piece of one part of a reasoning summary.
 */
export interface CodexServerItemReasoningSummaryTextDelta {
  method: "item/reasoning/summaryTextDelta";
  params: CodexServerSummaryDeltaParams;
  /**
   * When it was written: Unix time in milliseconds.
   */
  emittedAtMs?: number;
}
/**
 * The next piece of raw reasoning.
 */
export interface CodexServerItemReasoningTextDelta {
  method: "item/reasoning/textDelta";
  params: CodexServerReasoningDeltaParams;
  /**
   * When it was written: Unix time in milliseconds.
   */
  emittedAtMs?: number;
}
/**
 * The next piece of a command's output. The beginning may be missing, and short commands have no pieces; the completed item has the whole output.
 */
export interface CodexServerItemCommandExecutionOutputDelta {
  method: "item/commandExecution/outputDelta";
  params: CodexServerDeltaParams;
  /**
   * When it was written: Unix time in milliseconds.
   */
  emittedAtMs?: number;
}
/**
 * Something was written to a running command.
 */
export interface CodexServerItemCommandExecutionTerminalInteraction {
  method: "item/commandExecution/terminalInteraction";
  params: CodexServerTerminalParams;
  /**
   * When it was written: Unix time in milliseconds.
   */
  emittedAtMs?: number;
}
/**
 * An MCP tool reports its progress.
 */
export interface CodexServerItemMcpToolCallProgress {
  method: "item/mcpToolCall/progress";
  params: CodexServerProgressParams;
  /**
   * When it was written: Unix time in milliseconds.
   */
  emittedAtMs?: number;
}
/**
 * A call of the model failed. If it is retried, the text streamed so far is void; otherwise the turn ends with the same error.
 */
export interface CodexServerError {
  method: "error";
  params: CodexServerErrorParams;
  /**
   * When it was written: Unix time in milliseconds.
   */
  emittedAtMs?: number;
}
/**
 * A message for the user.
 */
export interface CodexServerWarning {
  method: "warning";
  params: CodexServerWarningParams;
  /**
   * When it was written: Unix time in milliseconds.
   */
  emittedAtMs?: number;
}
/**
 * The decision of the automatic reviewer, for the user.
 */
export interface CodexServerGuardianWarning {
  method: "guardianWarning";
  params: CodexServerWarningParams;
  /**
   * When it was written: Unix time in milliseconds.
   */
  emittedAtMs?: number;
}
/**
 * Something is wrong with the configuration or the machine; at the start.
 */
export interface CodexServerConfigWarning {
  method: "configWarning";
  params: CodexServerNoticeParams;
  /**
   * When it was written: Unix time in milliseconds.
   */
  emittedAtMs?: number;
}
/**
 * The host used a deprecated feature.
 */
export interface CodexServerDeprecationNotice {
  method: "deprecationNotice";
  params: CodexServerNoticeParams;
  /**
   * When it was written: Unix time in milliseconds.
   */
  emittedAtMs?: number;
}
/**
 * A request of the server is resolved, by an answer or otherwise. May come after the turn's end.
 */
export interface CodexServerServerRequestResolved {
  method: "serverRequest/resolved";
  params: CodexServerResolvedParams;
  /**
   * When it was written: Unix time in milliseconds.
   */
  emittedAtMs?: number;
}
/**
 * Another model answers than the requested one.
 */
export interface CodexServerModelRerouted {
  method: "model/rerouted";
  params: CodexServerReroutedParams;
  /**
   * When it was written: Unix time in milliseconds.
   */
  emittedAtMs?: number;
}
/**
 * How much of the account's limits is used.
 */
export interface CodexServerAccountRateLimitsUpdated {
  method: "account/rateLimits/updated";
  params: CodexServerRateLimitsParams;
  /**
   * When it was written: Unix time in milliseconds.
   */
  emittedAtMs?: number;
}
/**
 * An MCP server starts, is ready, or failed to start.
 */
export interface CodexServerMcpServerStartupStatusUpdated {
  method: "mcpServer/startupStatus/updated";
  params: CodexServerMcpStartupParams;
  /**
   * When it was written: Unix time in milliseconds.
   */
  emittedAtMs?: number;
}
/**
 * Whether the server can be controlled from elsewhere.
 */
export interface CodexServerRemoteControlStatusChanged {
  method: "remoteControl/status/changed";
  params: CodexServerRemoteControlParams;
  /**
   * When it was written: Unix time in milliseconds.
   */
  emittedAtMs?: number;
}
/**
 * An automatic reviewer checks an action of the agent.
 */
export interface CodexServerItemAutoApprovalReviewStarted {
  method: "item/autoApprovalReview/started";
  params: CodexServerReviewParams;
  /**
   * When it was written: Unix time in milliseconds.
   */
  emittedAtMs?: number;
}
/**
 * The automatic reviewer allowed or refused an action.
 */
export interface CodexServerItemAutoApprovalReviewCompleted {
  method: "item/autoApprovalReview/completed";
  params: CodexServerReviewParams;
  /**
   * When it was written: Unix time in milliseconds.
   */
  emittedAtMs?: number;
}
/**
 * A hook of the user's configuration runs.
 */
export interface CodexServerHookStarted {
  method: "hook/started";
  params: CodexServerHookParams;
  /**
   * When it was written: Unix time in milliseconds.
   */
  emittedAtMs?: number;
}
/**
 * A hook ended.
 */
export interface CodexServerHookCompleted {
  method: "hook/completed";
  params: CodexServerHookParams;
  /**
   * When it was written: Unix time in milliseconds.
   */
  emittedAtMs?: number;
}
/**
 * Asks whether a command may run.
 */
export interface CodexServerItemCommandExecutionRequestApproval {
  method: "item/commandExecution/requestApproval";
  params: CodexServerCommandApprovalParams;
  /**
   * The answer must repeat it. The server counts from 0.
   */
  id: string | number;
}
/**
 * Asks whether a patch may be applied. Its changes are in the item.
 */
export interface CodexServerItemFileChangeRequestApproval {
  method: "item/fileChange/requestApproval";
  params: CodexServerFileApprovalParams;
  /**
   * The answer must repeat it. The server counts from 0.
   */
  id: string | number;
}
/**
 * Asks for more permissions.
 */
export interface CodexServerItemPermissionsRequestApproval {
  method: "item/permissions/requestApproval";
  params: CodexServerPermissionsApprovalParams;
  /**
   * The answer must repeat it. The server counts from 0.
   */
  id: string | number;
}
/**
 * Calls a tool of the host.
 */
export interface CodexServerItemToolCall {
  method: "item/tool/call";
  params: CodexServerToolCallParams;
  /**
   * The answer must repeat it. The server counts from 0.
   */
  id: string | number;
}
/**
 * The agent asks the user a question. It has no item.
 */
export interface CodexServerItemToolRequestUserInput {
  method: "item/tool/requestUserInput";
  params: CodexServerUserInputParams;
  /**
   * The answer must repeat it. The server counts from 0.
   */
  id: string | number;
}
/**
 * An MCP server asks the user; also how a call of an MCP tool is approved.
 */
export interface CodexServerMcpServerElicitationRequest {
  method: "mcpServer/elicitation/request";
  params: CodexServerElicitationParams;
  /**
   * The answer must repeat it. The server counts from 0.
   */
  id: string | number;
}
/**
 * A method that this version does not know. With an `id` it waits for an answer.
 */
export interface CodexServerUnknownCall {
  method: UnknownTag;
  params?: unknown;
  id?: string | number;
  /**
   * When it was written: Unix time in milliseconds.
   */
  emittedAtMs?: number;
  [k: string]: unknown;
}
/**
 * The thread that started.
 */
export interface CodexServerThreadParams {
  thread: CodexServerThread;
}
/**
 * The new status of a thread.
 */
export interface CodexServerThreadStatusParams {
  /**
   * Sub-agents have threads of their own on the same connection. Absent before 0.63.
   */
  threadId?: string;
  status: CodexServerThreadStatus;
}
/**
 * The tokens that a thread used.
 */
export interface CodexServerTokenUsageParams {
  /**
   * Sub-agents have threads of their own on the same connection. Absent before 0.63.
   */
  threadId?: string;
  turnId?: string;
  tokenUsage: CodexServerThreadUsage;
}
/**
 * The unread parts of a thread.
 */
export interface CodexServerReadStateParams {
  /**
   * Sub-agents have threads of their own on the same connection. Absent before 0.63.
   */
  threadId?: string;
  readState: CodexServerReadState;
}
/**
 * The thread.
 */
export interface CodexServerThreadIdParams {
  /**
   * Sub-agents have threads of their own on the same connection. Absent before 0.63.
   */
  threadId?: string;
}
/**
 * A conversation.
 */
export interface CodexServerThread {
  /**
   * The id to resume it with.
   */
  id: string;
  /**
   * Shared by a thread and the threads of its sub-agents.
   */
  sessionId?: string;
  forkedFromId?: string | null;
  attachedToThreadId?: string | null;
  parentThreadId?: string | null;
  preview?: string | null;
  ephemeral?: boolean | null;
  model?: string | null;
  modelProvider?: string | null;
  reasoningEffort?: string | null;
  status?: CodexServerThreadStatus | null;
  cwd?: string | null;
  path?: string | null;
  cliVersion?: string | null;
  originator?: string | null;
  /**
   * The front end that started it.
   */
  source?:
    "cli" | "vscode" | "exec" | "appServer" | "unknown" | (string & {}) | {[key: string]: unknown};
  threadSource?: string | null;
  name?: string | null;
  agentNickname?: string | null;
  agentRole?: string | null;
  createdAt?: number | null;
  updatedAt?: number | null;
  recencyAt?: number | null;
  environments?: CodexServerEnvironment[] | null;
  historyMode?: string | null;
  canAcceptDirectInput?: boolean | null;
  gitInfo?: unknown;
  section?: unknown;
  sectionEnteredAt?: unknown;
  projectId?: string | null;
  daybreakEnabled?: unknown;
  extra?: unknown;
  /**
   * Its history, if a request asked for it; nothing in it is new.
   */
  turns?: CodexServerTurn[] | null;
}
/**
 * The status of a thread.
 */
export interface CodexServerThreadStatus {
  type: "active" | "idle" | "notLoaded" | "systemError" | (string & {});
  activeFlags?: ("waitingOnApproval" | "waitingOnUserInput" | (string & {}))[];
}
/**
 * A machine that a thread's commands run on.
 */
export interface CodexServerEnvironment {
  environmentId?: string | null;
  cwd?: string | null;
  runtimeWorkspaceRoots?: string[] | null;
}
/**
 * How far the user has read.
 */
export interface CodexServerReadState {
  firstUnread?: CodexServerUnread | null;
  revision?: string;
}
/**
 * The first thing that is unread.
 */
export interface CodexServerUnread {
  type?: "turn" | (string & {});
  turnId?: string | null;
}
/**
 * Tokens of the whole thread and of its last call.
 */
export interface CodexServerThreadUsage {
  /**
   * Of the whole thread, over all its turns and runs.
   */
  total: CodexServerTokenUsage;
  /**
   * Of the last call; for a compaction only a total.
   */
  last?: CodexServerTokenUsage;
  modelContextWindow?: number | null;
}
/**
 * Numbers of tokens.
 */
export interface CodexServerTokenUsage {
  totalTokens?: number;
  /**
   * All input, cached or not.
   */
  inputTokens: number;
  /**
   * Part of the input.
   */
  cachedInputTokens?: number;
  /**
   * Part of the input.
   */
  cacheWriteInputTokens?: number;
  /**
   * All output, reasoning included.
   */
  outputTokens: number;
  /**
   * Part of the output.
   */
  reasoningOutputTokens?: number;
}
/**
 * The turn that started or ended.
 */
export interface CodexServerTurnParams {
  /**
   * Sub-agents have threads of their own on the same connection. Absent before 0.63.
   */
  threadId?: string;
  turn: CodexServerTurn;
}
/**
 * One turn of a thread.
 */
export interface CodexServerTurn {
  /**
   * A review has another id here than in the answer to the request that started it.
   */
  id: string;
  status: "inProgress" | "completed" | "interrupted" | "failed" | (string & {});
  /**
   * Why it failed.
   */
  error?: CodexServerTurnError | null;
  rootTurnId?: string | null;
  /**
   * Not reliable: `itemsView` shows which items are included.
   */
  items?: CodexServerItem[] | null;
  /**
   * `summary`: at most the last text.
   */
  itemsView?: "notLoaded" | "summary" | "full" | (string & {});
  startedAt?: number | null;
  completedAt?: number | null;
  durationMs?: number | null;
}
/**
 * The plan of a turn.
 */
export interface CodexServerPlanParams {
  /**
   * Sub-agents have threads of their own on the same connection. Absent before 0.63.
   */
  threadId?: string;
  turnId?: string;
  explanation?: string | null;
  plan: CodexServerPlanStep[];
}
/**
 * One step of the plan.
 */
export interface CodexServerPlanStep {
  step: string;
  status: "pending" | "inProgress" | "completed" | (string & {});
}
/**
 * The changes of a turn.
 */
export interface CodexServerDiffParams {
  /**
   * Sub-agents have threads of their own on the same connection. Absent before 0.63.
   */
  threadId?: string;
  turnId?: string;
  /**
   * A unified diff of all files.
   */
  diff: string;
}
/**
 * The item that started or ended.
 */
export interface CodexServerItemParams {
  item: CodexServerItem;
  /**
   * Sub-agents have threads of their own on the same connection. Absent before 0.63.
   */
  threadId?: string;
  /**
   * After an interrupt it is the id of the old turn, which is over.
   */
  turnId?: string;
  startedAtMs?: number | null;
  completedAtMs?: number | null;
  contentTokenCount?: unknown;
}
/**
 * A piece of an item.
 */
export interface CodexServerDeltaParams {
  /**
   * Sub-agents have threads of their own on the same connection. Absent before 0.63.
   */
  threadId?: string;
  turnId?: string;
  /**
   * The id of the item.
   */
  itemId: string;
  /**
   * Only what is new.
   */
  delta: string;
}
/**
 * A part of a reasoning summary.
 */
export interface CodexServerSummaryPartParams {
  /**
   * Sub-agents have threads of their own on the same connection. Absent before 0.63.
   */
  threadId?: string;
  turnId?: string;
  /**
   * The id of the item.
   */
  itemId: string;
  summaryIndex: number;
}
/**
 * A piece of a reasoning summary.
 */
export interface CodexServerSummaryDeltaParams {
  /**
   * Sub-agents have threads of their own on the same connection. Absent before 0.63.
   */
  threadId?: string;
  turnId?: string;
  /**
   * The id of the item.
   */
  itemId: string;
  /**
   * Which part.
   */
  summaryIndex: number;
  /**
   * Only what is new.
   */
  delta: string;
}
/**
 * A piece of raw reasoning.
 */
export interface CodexServerReasoningDeltaParams {
  /**
   * Sub-agents have threads of their own on the same connection. Absent before 0.63.
   */
  threadId?: string;
  turnId?: string;
  /**
   * The id of the item.
   */
  itemId: string;
  /**
   * Which part.
   */
  contentIndex: number;
  /**
   * Only what is new.
   */
  delta: string;
}
/**
 * What was written to a command.
 */
export interface CodexServerTerminalParams {
  /**
   * Sub-agents have threads of their own on the same connection. Absent before 0.63.
   */
  threadId?: string;
  turnId?: string;
  /**
   * The id of the item.
   */
  itemId: string;
  /**
   * Empty if the agent only polled for output.
   */
  stdin: string;
  processId?: string | null;
}
/**
 * The progress of an MCP call.
 */
export interface CodexServerProgressParams {
  /**
   * Sub-agents have threads of their own on the same connection. Absent before 0.63.
   */
  threadId?: string;
  turnId?: string;
  /**
   * The id of the item.
   */
  itemId: string;
  message: string;
}
/**
 * A message of the user; during a turn it steers the agent.
 */
export interface CodexServerUserMessageItem {
  type: "userMessage";
  /**
   * The provider's id: only unique together with the thread and the turn.
   */
  id: string;
  startedAtMs?: number | null;
  completedAtMs?: number | null;
  clientId?: string | null;
  content: CodexServerInput[];
}
/**
 * A text of the agent. Empty when it starts.
 */
export interface CodexServerAgentMessageItem {
  type: "agentMessage";
  /**
   * The provider's id: only unique together with the thread and the turn.
   */
  id: string;
  startedAtMs?: number | null;
  completedAtMs?: number | null;
  text: string;
  phase?: "commentary" | "partial_answer" | "final_answer" | (string & {}) | null;
  memoryCitation?: unknown;
  moderation?: unknown;
  delivery?: unknown;
  questions?: unknown;
}
/**
 * A thought of the agent. Empty when it starts.
 */
export interface CodexServerReasoningItem {
  type: "reasoning";
  /**
   * The provider's id: only unique together with the thread and the turn.
   */
  id: string;
  startedAtMs?: number | null;
  completedAtMs?: number | null;
  /**
   * The parts of the summary.
   */
  summary: string[];
  /**
   * The parts of the raw reasoning, where the provider shows it.
   */
  content: string[];
}
/**
 * A plan that the agent proposes, in plan mode.
 */
export interface CodexServerPlanItem {
  type: "plan";
  /**
   * The provider's id: only unique together with the thread and the turn.
   */
  id: string;
  startedAtMs?: number | null;
  completedAtMs?: number | null;
  text: string;
}
/**
 * A review starts.
 */
export interface CodexServerEnteredReviewModeItem {
  type: "enteredReviewMode";
  /**
   * The provider's id: only unique together with the thread and the turn.
   */
  id: string;
  startedAtMs?: number | null;
  completedAtMs?: number | null;
  /**
   * What is reviewed.
   */
  review: string;
}
/**
 * A review ended. Its text is repeated as a message.
 */
export interface CodexServerExitedReviewModeItem {
  type: "exitedReviewMode";
  /**
   * The provider's id: only unique together with the thread and the turn.
   */
  id: string;
  startedAtMs?: number | null;
  completedAtMs?: number | null;
  /**
   * What the review found.
   */
  review: string;
}
/**
 * The history is being shortened, or was shortened.
 */
export interface CodexServerContextCompactionItem {
  type: "contextCompaction";
  /**
   * The provider's id: only unique together with the thread and the turn.
   */
  id: string;
  startedAtMs?: number | null;
  completedAtMs?: number | null;
}
/**
 * A shell command.
 */
export interface CodexServerCommandExecutionItem {
  type: "commandExecution";
  /**
   * The provider's id: only unique together with the thread and the turn.
   */
  id: string;
  startedAtMs?: number | null;
  completedAtMs?: number | null;
  /**
   * As given to the shell: `/bin/bash -lc '…'`.
   */
  command: string;
  status: "inProgress" | "completed" | "failed" | "declined" | (string & {});
  aggregatedOutput?: string | null;
  exitCode?: number | null;
  durationMs?: number | null;
  cwd?: string | null;
  processId?: string | null;
  source?: "agent" | "unifiedExecStartup" | (string & {}) | null;
  /**
   * What the command does (inferred). May change between start and end.
   */
  commandActions?: CodexServerCommandAction[] | null;
  pluginId?: string | null;
  scriptPath?: string | null;
}
/**
 * One action of a command (inferred).
 */
export interface CodexServerCommandAction {
  type: "read" | "listFiles" | "search" | "unknown" | (string & {});
  /**
   * The part of the command that does it.
   */
  command?: string;
  name?: string | null;
  path?: string | null;
  query?: string | null;
}
/**
 * A patch. Until it is completed it shows the intended changes.
 */
export interface CodexServerFileChangeItem {
  type: "fileChange";
  /**
   * The provider's id: only unique together with the thread and the turn.
   */
  id: string;
  startedAtMs?: number | null;
  completedAtMs?: number | null;
  changes: CodexServerFileUpdate[];
  status: "inProgress" | "completed" | "failed" | "declined" | (string & {});
}
/**
 * One file of a patch.
 */
export interface CodexServerFileUpdate {
  /**
   * Absolute. For a renamed file the old path.
   */
  path: string;
  kind: CodexServerFileUpdateKind;
  /**
   * For an added file its content, for a deleted file its old content, for an updated file a unified diff.
   */
  diff: string;
}
/**
 * How a file changes.
 */
export interface CodexServerFileUpdateKind {
  type: "add" | "delete" | "update" | (string & {});
  move_path?: string | null;
}
/**
 * A call of a tool of an MCP server.
 */
export interface CodexServerMcpToolCallItem {
  type: "mcpToolCall";
  /**
   * The provider's id: only unique together with the thread and the turn.
   */
  id: string;
  startedAtMs?: number | null;
  completedAtMs?: number | null;
  server: string;
  tool: string;
  status: "inProgress" | "completed" | "failed" | (string & {});
  /**
   * Mostly an object.
   */
  arguments: unknown;
  result?: CodexServerMcpResult | null;
  /**
   * Why the call itself failed.
   */
  error?: CodexServerMcpError | null;
  durationMs?: number | null;
  readOnlyHint?: boolean | null;
  pluginId?: string | null;
  appContext?: unknown;
  mcpAppUi?: unknown;
}
/**
 * What the MCP tool returned, also if it reported a failure.
 */
export interface CodexServerMcpResult {
  content: CodexMcpContent[];
  structuredContent?: unknown;
  _meta?: unknown;
}
/**
 * Why an MCP tool could not be called.
 */
export interface CodexServerMcpError {
  message: string;
}
/**
 * A call of a tool that the host provides.
 */
export interface CodexServerDynamicToolCallItem {
  type: "dynamicToolCall";
  /**
   * The provider's id: only unique together with the thread and the turn.
   */
  id: string;
  startedAtMs?: number | null;
  completedAtMs?: number | null;
  tool: string;
  status: "inProgress" | "completed" | "failed" | (string & {});
  /**
   * Mostly an object.
   */
  arguments: unknown;
  namespace?: string | null;
  contentItems?: unknown[] | null;
  success?: boolean | null;
  durationMs?: number | null;
}
/**
 * A web search, or a page that was opened.
 */
export interface CodexServerWebSearchItem {
  type: "webSearch";
  /**
   * The provider's id: only unique together with the thread and the turn.
   */
  id: string;
  startedAtMs?: number | null;
  completedAtMs?: number | null;
  /**
   * Empty until it is completed.
   */
  query: string;
  action?: CodexServerWebSearchAction | null;
  results?: unknown;
}
/**
 * The action on the web; final only at the end.
 */
export interface CodexServerWebSearchAction {
  /**
   * `other` while it runs.
   */
  type: "search" | "openPage" | "findInPage" | "other" | (string & {});
  query?: string | null;
  queries?: string[] | null;
  url?: string | null;
  pattern?: string | null;
}
/**
 * The agent looked at an image.
 */
export interface CodexServerImageViewItem {
  type: "imageView";
  /**
   * The provider's id: only unique together with the thread and the turn.
   */
  id: string;
  startedAtMs?: number | null;
  completedAtMs?: number | null;
  path: string;
}
/**
 * The agent starts, messages or ends sub-agents.
 */
export interface CodexServerCollabAgentToolCallItem {
  type: "collabAgentToolCall";
  /**
   * The provider's id: only unique together with the thread and the turn.
   */
  id: string;
  startedAtMs?: number | null;
  completedAtMs?: number | null;
  tool: "spawnAgent" | "sendInput" | "resumeAgent" | "wait" | "closeAgent" | (string & {});
  status: "inProgress" | "completed" | "failed" | (string & {});
  senderThreadId?: string;
  /**
   * The threads of the sub-agents; a new one has its id only when completed.
   */
  receiverThreadIds: string[];
  prompt?: string | null;
  model?: string | null;
  reasoningEffort?: string | null;
  /**
   * By thread id.
   */
  agentsStates?: {[key: string]: CodexServerAgentState};
}
/**
 * The state of a sub-agent.
 */
export interface CodexServerAgentState {
  status:
    | "pendingInit"
    | "running"
    | "interrupted"
    | "completed"
    | "errored"
    | "shutdown"
    | "notFound"
    | (string & {});
  message?: string | null;
}
/**
 * A sub-agent started, got a message, or ended.
 */
export interface CodexServerSubAgentActivityItem {
  type: "subAgentActivity";
  /**
   * The provider's id: only unique together with the thread and the turn.
   */
  id: string;
  startedAtMs?: number | null;
  completedAtMs?: number | null;
  kind: "started" | "interacted" | "interrupted" | "completed" | (string & {});
  /**
   * The thread of the sub-agent.
   */
  agentThreadId: string;
  agentPath?: string | null;
  model?: string | null;
  reasoningEffort?: string | null;
}
/**
 * An item of a type that this version does not know.
 */
export interface CodexServerUnknownItem {
  type: UnknownTag;
  id?: string;
  [k: string]: unknown;
}
/**
 * A text of the user.
 */
export interface CodexServerTextInput {
  type: "text";
  text: string;
  text_elements?: unknown[];
}
/**
 * An image that the user gave by its address.
 */
export interface CodexServerImageInput {
  type: "image";
  /**
   * Also a `data:` URL.
   */
  url: string;
}
/**
 * An image that the user gave as a file.
 */
export interface CodexServerLocalImageInput {
  type: "localImage";
  path: string;
}
/**
 * Another part of a message of the user: a skill, a mention.
 */
export interface CodexServerUnknownInput {
  type: UnknownTag;
  [k: string]: unknown;
}
/**
 * A text that an MCP tool returned.
 */
export interface CodexMcpText {
  type: "text";
  text: string;
}
/**
 * An image that an MCP tool returned.
 */
export interface CodexMcpImage {
  type: "image";
  /**
   * The image in base64.
   */
  data: string;
  mimeType?: string;
}
/**
 * A part of another type: audio, a resource, a link to one.
 */
export interface CodexMcpUnknownContent {
  type: UnknownTag;
  [k: string]: unknown;
}
/**
 * What failed.
 */
export interface CodexServerErrorParams {
  error: CodexServerTurnError;
  /**
   * Absent before 0.66: then the words show it.
   */
  willRetry?: boolean;
  /**
   * Sub-agents have threads of their own on the same connection. Absent before 0.63.
   */
  threadId?: string;
  turnId?: string;
}
/**
 * Why a call or a turn failed.
 */
export interface CodexServerTurnError {
  /**
   * For people; for a retry only its number.
   */
  message: string;
  /**
   * The kind of error: a word, or an object whose one key is the word.
   */
  codexErrorInfo?:
    | "contextWindowExceeded"
    | "usageLimitExceeded"
    | "internalServerError"
    | "unauthorized"
    | "badRequest"
    | "sandboxError"
    | "other"
    | (string & {})
    | CodexServerErrorDetail
    | null;
  additionalDetails?: string | null;
  misalignment?: unknown;
}
/**
 * A kind of error that comes with an HTTP status.
 */
export interface CodexServerErrorDetail {
  httpConnectionFailed?: CodexServerHttpStatus;
  responseStreamConnectionFailed?: CodexServerHttpStatus;
  responseStreamDisconnected?: CodexServerHttpStatus;
  responseTooManyFailedAttempts?: CodexServerHttpStatus;
}
/**
 * The status of the provider's answer.
 */
export interface CodexServerHttpStatus {
  httpStatusCode?: number | null;
}
/**
 * A warning.
 */
export interface CodexServerWarningParams {
  message: string;
  threadId?: string | null;
}
/**
 * A notice that belongs to no thread.
 */
export interface CodexServerNoticeParams {
  summary: string;
  details?: string | null;
}
/**
 * The request that is resolved.
 */
export interface CodexServerResolvedParams {
  /**
   * Sub-agents have threads of their own on the same connection. Absent before 0.63.
   */
  threadId?: string;
  /**
   * The `id` of the server's request.
   */
  requestId: string | number;
}
/**
 * The requested model and the one that answers.
 */
export interface CodexServerReroutedParams {
  /**
   * Sub-agents have threads of their own on the same connection. Absent before 0.63.
   */
  threadId?: string;
  turnId?: string | null;
  fromModel: string;
  toModel: string;
  reason?: string | null;
}
/**
 * The state of an MCP server.
 */
export interface CodexServerMcpStartupParams {
  name: string;
  status: "starting" | "ready" | "failed" | "cancelled" | (string & {});
  error?: string | null;
  failureReason?: string | null;
  threadId?: string | null;
}
/**
 * The state of remote control.
 */
export interface CodexServerRemoteControlParams {
  status: "disabled" | (string & {});
  serverName?: string | null;
  installationId?: string | null;
  environmentId?: string | null;
}
/**
 * The limits of the account.
 */
export interface CodexServerRateLimitsParams {
  rateLimits: CodexServerRateLimits;
}
/**
 * One set of limits; all null if the provider reports none.
 */
export interface CodexServerRateLimits {
  limitId?: string | null;
  limitName?: string | null;
  /**
   * The shorter window.
   */
  primary?: CodexServerRateLimitWindow | null;
  /**
   * The longer window.
   */
  secondary?: CodexServerRateLimitWindow | null;
  credits?: CodexServerCredits | null;
  planType?: string | null;
  rateLimitReachedType?: string | null;
  normalModelSlug?: string | null;
  individualLimit?: unknown;
  spendControlReached?: unknown;
}
/**
 * How much of a limit is used in a span of time.
 */
export interface CodexServerRateLimitWindow {
  /**
   * 0 to 100.
   */
  usedPercent: number;
  windowDurationMins?: number | null;
  resetsAt?: number | null;
}
/**
 * The credits of the account beyond its limits.
 */
export interface CodexServerCredits {
  hasCredits: boolean;
  unlimited?: boolean | null;
  balance?: string | null;
}
/**
 * A review of an action of the agent.
 */
export interface CodexServerReviewParams {
  /**
   * Sub-agents have threads of their own on the same connection. Absent before 0.63.
   */
  threadId?: string;
  turnId: string;
  reviewId: string;
  targetItemId?: string | null;
  review: CodexServerReview;
  action?: CodexServerReviewAction;
  decisionSource?: string | null;
  startedAtMs?: number | null;
  completedAtMs?: number | null;
}
/**
 * The result of a review.
 */
export interface CodexServerReview {
  status: "inProgress" | "approved" | "denied" | "timedOut" | "aborted" | (string & {});
  riskLevel?: string | null;
  userAuthorization?: string | null;
  rationale?: string | null;
}
/**
 * An action that the agent plans.
 */
export interface CodexServerReviewAction {
  type: "command" | "execve" | "applyPatch" | "networkAccess" | "mcpToolCall" | (string & {});
  command?: string | null;
  cwd?: string | null;
  source?: string | null;
  files?: string[] | null;
  server?: string | null;
  toolName?: string | null;
}
/**
 * The hook that started or ended.
 */
export interface CodexServerHookParams {
  /**
   * Sub-agents have threads of their own on the same connection. Absent before 0.63.
   */
  threadId?: string;
  turnId?: string | null;
  run: CodexServerHookRun;
}
/**
 * One run of a hook.
 */
export interface CodexServerHookRun {
  id: string;
  /**
   * The event that the hook was run for.
   */
  eventName: string;
  status: "running" | "completed" | "failed" | "blocked" | "stopped" | (string & {});
  statusMessage?: string | null;
  durationMs?: number | null;
  entries?: CodexServerHookOutput[];
}
/**
 * A message of a hook.
 */
export interface CodexServerHookOutput {
  kind: "warning" | "stop" | "feedback" | "context" | "error" | (string & {});
  text: string;
}
/**
 * The command that waits for approval.
 */
export interface CodexServerCommandApprovalParams {
  /**
   * Sub-agents have threads of their own on the same connection. Absent before 0.63.
   */
  threadId?: string;
  turnId: string;
  /**
   * The item that waits; it started before.
   */
  itemId: string;
  /**
   * `writeStdin`: input for a running command.
   */
  kind?: "command" | "writeStdin" | (string & {});
  approvalId?: string | null;
  command?: string | null;
  cwd?: string | null;
  reason?: string | null;
  commandActions?: CodexServerCommandAction[] | null;
  /**
   * The possible answers; a decision with details is returned exactly as given here.
   */
  availableDecisions?:
    | ("accept" | "acceptForSession" | "decline" | "cancel" | (string & {}) | CodexServerDecision)[]
    | null;
  /**
   * The beginning of the commands that need no approval again.
   */
  proposedExecpolicyAmendment?: string[] | null;
  networkApprovalContext?: {[key: string]: unknown} | null;
  environmentId?: string | null;
  startedAtMs?: number | null;
}
/**
 * A decision with details.
 */
export interface CodexServerDecision {
  acceptWithExecpolicyAmendment?: CodexServerExecpolicyDecision;
  applyNetworkPolicyAmendment?: {[key: string]: unknown};
}
/**
 * Allows the command, and all commands with this beginning.
 */
export interface CodexServerExecpolicyDecision {
  execpolicy_amendment: string[];
}
/**
 * The patch that waits for approval.
 */
export interface CodexServerFileApprovalParams {
  /**
   * Sub-agents have threads of their own on the same connection. Absent before 0.63.
   */
  threadId?: string;
  turnId: string;
  /**
   * The item that waits; it started before.
   */
  itemId: string;
  reason?: string | null;
  grantRoot?: string | null;
  startedAtMs?: number | null;
}
/**
 * The permissions that the agent asks for.
 */
export interface CodexServerPermissionsApprovalParams {
  /**
   * Sub-agents have threads of their own on the same connection. Absent before 0.63.
   */
  threadId?: string;
  turnId: string;
  /**
   * The item that waits; it started before.
   */
  itemId: string;
  permissions: {[key: string]: unknown};
  reason?: string | null;
  cwd?: string | null;
  startedAtMs?: number | null;
}
/**
 * A call of a tool that the host provides.
 */
export interface CodexServerToolCallParams {
  /**
   * Sub-agents have threads of their own on the same connection. Absent before 0.63.
   */
  threadId?: string;
  turnId: string;
  callId: string;
  tool: string;
  /**
   * Mostly an object.
   */
  arguments: unknown;
  namespace?: string | null;
}
/**
 * The questions of the agent.
 */
export interface CodexServerUserInputParams {
  /**
   * Sub-agents have threads of their own on the same connection. Absent before 0.63.
   */
  threadId?: string;
  turnId: string;
  itemId: string;
  questions: CodexServerQuestion[];
  isBlocking?: boolean | null;
  autoResolutionMs?: number | null;
}
/**
 * One question.
 */
export interface CodexServerQuestion {
  /**
   * The key of its answer.
   */
  id: string;
  header?: string | null;
  question: string;
  isOther?: boolean | null;
  isSecret?: boolean | null;
  options?: CodexServerQuestionOption[] | null;
}
/**
 * One answer to choose.
 */
export interface CodexServerQuestionOption {
  label: string;
  description?: string | null;
}
/**
 * A question of an MCP server.
 */
export interface CodexServerElicitationParams {
  /**
   * Sub-agents have threads of their own on the same connection. Absent before 0.63.
   */
  threadId?: string;
  turnId?: string | null;
  serverName: string;
  message: string;
  mode?: "form" | "url" | (string & {}) | null;
  /**
   * The JSON Schema of the answer.
   */
  requestedSchema?: {[key: string]: unknown} | null;
  url?: string | null;
  elicitationId?: string | null;
  _meta?: CodexServerElicitationMeta | null;
}
/**
 * What Codex adds to a request about a call of an MCP tool.
 */
export interface CodexServerElicitationMeta {
  codex_approval_kind?: "mcp_tool_call" | (string & {}) | null;
  tool_name?: string | null;
  tool_description?: string | null;
  /**
   * The arguments of the call.
   */
  tool_params?: unknown;
  /**
   * The arguments, made for people.
   */
  tool_params_display?: unknown;
  tool_annotations?: unknown;
  /**
   * For how long the answer may be kept.
   */
  persist?: string | string[] | null;
}
/**
 * The host's request was refused.
 */
export interface CodexServerFailure {
  error: CodexServerRefusal;
  /**
   * The id of the host's request.
   */
  id: string | number;
}
/**
 * Why a request was refused.
 */
export interface CodexServerRefusal {
  /**
   * As in JSON-RPC; -32600 also for a method that does not exist.
   */
  code: number;
  message: string;
  data?: unknown;
}
/**
 * The host's request was carried out. Only the id shows which request it was.
 */
export interface CodexServerAnswer {
  result: CodexServerResult;
  /**
   * The id of the host's request.
   */
  id: string | number;
}
/**
 * The result of a request. Its fields depend on the method; some results have none.
 */
export interface CodexServerResult {
  /**
   * The thread that was started, resumed or read.
   */
  thread?: CodexServerThread;
  /**
   * The turn that was started; sent before `turn/started`.
   */
  turn?: CodexServerTurn;
  /**
   * The turn that was steered.
   */
  turnId?: string;
  /**
   * The thread that a review runs in.
   */
  reviewThreadId?: string;
  /**
   * Of `initialize`: the server's name and version.
   */
  userAgent?: string;
  codexHome?: string;
  platformFamily?: string;
  platformOs?: string;
  model?: string | null;
  modelProvider?: string | null;
  serviceTier?: string | null;
  cwd?: string | null;
  runtimeWorkspaceRoots?: string[] | null;
  /**
   * Files with instructions for the agent.
   */
  instructionSources?: string[] | null;
  /**
   * When the agent asks.
   */
  approvalPolicy?: "untrusted" | "on-request" | "never" | (string & {}) | CodexServerApprovalPolicy;
  /**
   * Whom the agent asks: the user or the automatic reviewer.
   */
  approvalsReviewer?: "user" | "auto_review" | (string & {});
  sandbox?: CodexServerSandbox;
  activePermissionProfile?: CodexServerPermissionProfile | null;
  reasoningEffort?: string | null;
  multiAgentMode?: string | null;
  collaborationMode?: CodexServerCollaborationMode | null;
  disabledPluginIds?: string[] | null;
  readState?: CodexServerReadState | null;
  initialTurnsPage?: unknown;
  turnsBackwardsCursor?: string | null;
  itemsBackwardsCursor?: string | null;
}
/**
 * A policy that sets for each kind of action whether to ask.
 */
export interface CodexServerApprovalPolicy {
  granular: {[key: string]: boolean};
}
/**
 * What commands may touch.
 */
export interface CodexServerSandbox {
  type: "dangerFullAccess" | "readOnly" | "workspaceWrite" | "externalSandbox" | (string & {});
  writableRoots?: string[];
  networkAccess?: boolean | string;
  excludeTmpdirEnvVar?: boolean;
  excludeSlashTmp?: boolean;
}
/**
 * The named profile that the permissions come from.
 */
export interface CodexServerPermissionProfile {
  id?: string;
  extends?: string | null;
}
/**
 * How far the agent goes before it asks.
 */
export interface CodexServerCollaborationMode {
  mode?: string;
  settings?: {[key: string]: unknown};
}
