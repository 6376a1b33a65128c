import { handleAutoApprovalReview } from "./handlers/auto-approval-review.ts";
import { handleError } from "./handlers/error.ts";
import { handleHookCompleted, handleHookStarted } from "./handlers/hook.ts";
import { handleItem } from "./handlers/item.ts";
import { handleMcpStartup } from "./handlers/mcp-startup.ts";
import { handleMessageDelta } from "./handlers/message-delta.ts";
import { handleModelRerouted } from "./handlers/model-rerouted.ts";
import { handleNothing } from "./handlers/nothing.ts";
import { handlePlan } from "./handlers/plan.ts";
import { handleRateLimits } from "./handlers/rate-limits.ts";
import { handleReasoningDelta } from "./handlers/reasoning-delta.ts";
import { handleRequestResolved } from "./handlers/request-resolved.ts";
import { handleThreadClosed } from "./handlers/thread-closed.ts";
import { handleThreadCompacted } from "./handlers/thread-compacted.ts";
import { handleThreadStarted } from "./handlers/thread-started.ts";
import { handleThreadStatus } from "./handlers/thread-status.ts";
import { handleTokenUsage } from "./handlers/token-usage.ts";
import {
  handleOutputDelta,
  handleProgress,
  handleTerminalInteraction,
} from "./handlers/tool-progress.ts";
import { handleTurnCompleted } from "./handlers/turn-completed.ts";
import { handleTurnStarted } from "./handlers/turn-started.ts";
import { handleNotice, handleWarning } from "./handlers/warning.ts";
import { askCommand, askLegacyCommand } from "./requests/ask-command.ts";
import { askElicitation } from "./requests/ask-elicitation.ts";
import { askFileChange, askLegacyPatch } from "./requests/ask-file-change.ts";
import { askGrant } from "./requests/ask-grant.ts";
import { askUserInput } from "./requests/ask-user-input.ts";
import type { Handler, RequestHandler } from "./state.ts";

/** What a notification means, by its method. Any other is told whole. */
export const notificationHandlers: ReadonlyMap<string, Handler> = new Map([
  ["thread/started", handleThreadStarted],
  ["thread/status/changed", handleThreadStatus],
  ["thread/closed", handleThreadClosed],
  ["thread/tokenUsage/updated", handleTokenUsage],
  ["thread/compacted", handleThreadCompacted],
  ["turn/started", handleTurnStarted],
  ["turn/completed", handleTurnCompleted],
  ["turn/plan/updated", handlePlan],
  ["item/started", handleItem],
  ["item/completed", handleItem],
  ["item/agentMessage/delta", handleMessageDelta],
  ["item/plan/delta", handleMessageDelta],
  ["item/reasoning/summaryTextDelta", handleReasoningDelta],
  ["item/reasoning/textDelta", handleReasoningDelta],
  ["item/reasoning/summaryPartAdded", handleNothing],
  ["item/commandExecution/outputDelta", handleOutputDelta],
  ["item/fileChange/outputDelta", handleOutputDelta],
  ["item/commandExecution/terminalInteraction", handleTerminalInteraction],
  ["item/mcpToolCall/progress", handleProgress],
  // the item that follows has the whole patch
  ["item/fileChange/patchUpdated", handleNothing],
  ["item/autoApprovalReview/started", handleNothing],
  ["item/autoApprovalReview/completed", handleAutoApprovalReview],
  ["error", handleError],
  ["warning", handleWarning],
  ["guardianWarning", handleWarning],
  ["configWarning", handleNotice],
  ["deprecationNotice", handleNotice],
  ["serverRequest/resolved", handleRequestResolved],
  ["model/rerouted", handleModelRerouted],
  ["hook/started", handleHookStarted],
  ["hook/completed", handleHookCompleted],
  ["account/rateLimits/updated", handleRateLimits],
  ["mcpServer/startupStatus/updated", handleMcpStartup],
  // housekeeping of its own front ends
  ["thread/readState/changed", handleNothing],
  ["thread/goal/cleared", handleNothing],
  ["remoteControl/status/changed", handleNothing],
]);

/** What a request of the server asks of us, by its method. Any other is refused. */
export const requestHandlers: ReadonlyMap<string, RequestHandler> = new Map([
  ["item/commandExecution/requestApproval", askCommand],
  ["item/fileChange/requestApproval", askFileChange],
  ["item/permissions/requestApproval", askGrant],
  ["item/tool/requestUserInput", askUserInput],
  ["mcpServer/elicitation/request", askElicitation],
  ["execCommandApproval", askLegacyCommand],
  ["applyPatchApproval", askLegacyPatch],
]);
