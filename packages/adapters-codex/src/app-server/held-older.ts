import { read, untyped, type NativeLine } from "@agentstream/adapter-kit/author";

import { beginPatch, endPatch } from "../exec/older/patch.ts";
import { handleError } from "./handlers/error.ts";
import { emitItem } from "./handlers/item.ts";
import { handleMcpStartup } from "./handlers/notice.ts";
import { handlePlan } from "./handlers/plan.ts";
import { handleNotice, handleWarning } from "./handlers/warning.ts";
import { findPosition } from "./position.ts";
import type { ServerContext } from "./state.ts";

export const olderPrefix = "codex/event/";

/** A message in the words of `codex exec` before 0.45, which versions before 0.115 print as well. */
export interface OlderMessage {
  readonly row: OlderRow;
  readonly message: NativeLine;
  readonly threadId: string | undefined;
}

interface OlderRow {
  /** The method that follows at once in versions that have new words for it. */
  readonly successor: string;
  readonly translate: (
    message: NativeLine,
    threadId: string | undefined,
    to: ServerContext,
  ) => void;
}

/** What the first versions, or all that print such messages, have in no other line. */
const rows: Readonly<Record<string, OlderRow>> = {
  plan_update: {
    successor: "turn/plan/updated",
    translate: ({ plan, explanation }, threadId, context) =>
      void handlePlan(read.line({ params: { plan, explanation, threadId } }), context),
  },
  stream_error: {
    successor: "error",
    translate({ message, http_status_code, additional_details }, threadId, context) {
      const codexErrorInfo = { responseStreamDisconnected: { httpStatusCode: http_status_code } };
      const error = { message, additionalDetails: additional_details, codexErrorInfo };
      handleError(read.line({ params: { error, willRetry: true, threadId } }), context);
    },
  },
  patch_apply_begin: {
    successor: "item/started",
    translate: (message, threadId, context) =>
      emitCall("started", message, threadId, context, beginPatch(message, context.state.patches)),
  },
  patch_apply_end: {
    successor: "item/completed",
    translate: (message, threadId, context) =>
      emitCall("completed", message, threadId, context, endPatch(message, context.state.patches)),
  },
  view_image_tool_call: {
    successor: "item/started",
    translate: (message, threadId, context) =>
      emitCall("completed", message, threadId, context, {
        type: "image_view",
        path: message["path"],
      }),
  },
  warning: {
    successor: "warning",
    translate: ({ message }, _, context) =>
      void handleWarning(read.line({ params: { message } }), context),
  },
  deprecation_notice: {
    successor: "deprecationNotice",
    translate: ({ summary, details }, _, context) =>
      void handleNotice(read.line({ params: { summary, details } }), context),
  },
  mcp_startup_update: {
    successor: "mcpServer/startupStatus/updated",
    translate({ server, status }, _, context) {
      const { state, error } = untyped.fields(status);
      handleMcpStartup(read.line({ params: { name: server, status: state, error } }), context);
    },
  },
};

function emitCall(
  phase: "started" | "completed",
  message: NativeLine,
  threadId: string | undefined,
  context: ServerContext,
  fields: Readonly<Record<string, unknown>>,
): void {
  const callId = untyped.string(message["call_id"]);
  if (callId === undefined) return;
  const position = findPosition(read.line({ threadId }), callId, context, phase === "started");
  emitItem({ ...position, phase, fields: read.line(fields) }, context);
}

/** Whether the message is one of those: then it is held until the next lines show whether it is repeated. */
export function holdOlder(
  name: string,
  message: Readonly<Record<string, unknown>>,
  threadId: string | undefined,
  { state }: ServerContext,
): boolean {
  const row = Object.hasOwn(rows, name) ? rows[name] : undefined;
  if (row === undefined) return false;
  state.heldOlder = { row, message: read.line(message), threadId };
  return true;
}

/** Before another line, or at the end: a message that no new words have repeated is emitted. */
export function releaseOlder(context: ServerContext, native?: NativeLine): void {
  const { heldOlder: held } = context.state;
  if (held === undefined) return;
  const method = native === undefined ? "turn/completed" : untyped.string(native["method"]);
  const isNext = method?.startsWith(olderPrefix) === true || method === "turn/completed";
  const isRepeated = method === held.row.successor && isSameItem(held.message, native);
  if (!isNext && !isRepeated) return;
  context.state.heldOlder = undefined;
  if (!isRepeated) held.row.translate(held.message, held.threadId, context);
}

function isSameItem({ call_id }: NativeLine, native: NativeLine | undefined): boolean {
  const { item } = untyped.fields(native?.["params"]);
  return untyped.fields(item)["id"] === call_id;
}
