import { untyped as read, withKnownTool, type NativeObject } from "@agentstream/adapter-kit";
import type { PermissionDenial, TokenUsage } from "@agentstream/schema/written";

import { detailOf, failureOf } from "../ending.ts";
import { mapQwenUsage, mapTurnAccount, type TurnAccount } from "../map-usage.ts";
import { createTurnState, type Context, type Handler, type State } from "../state.ts";
import { flushCompaction } from "./status.ts";

/** A turn ended, well or not. Neither `subtype` nor `is_error` alone says which. */
export const handleResult: Handler = (native, context) => {
  const { emitter, state } = context;
  flushCompaction(context);
  learnSession(native, context);
  const failure = failureOf(native, state);
  const result = read.string(native["result"]);
  const account = completed(accountOf(native, context), context);
  const told = { ...factsOf(native, account), ...denialsOf(native, context) };
  state.result = failure === undefined ? result : undefined;
  state.detail = detailOf(native, state);
  if (result && isNews(result, state) && failure === undefined)
    emitter.log("info", result, "agent");
  reportCost(context);
  if (neverBegun.has(state.detail ?? "")) leaveOpenCalls(context);
  if (failure === undefined) {
    emitter.turns.complete({
      ...told,
      ...(account.usage !== undefined && { usage: account.usage }),
    });
  } else if (emitter.turns.isOpen()) {
    emitter.turns.fail({
      ...told,
      ...failure,
      ...(account.usage !== undefined && { usage: account.usage }),
    });
  } else {
    // nothing came before it: the run never got as far as a turn
    emitter.error({ message: failure.error, errorCode: failure.errorCode, fatal: true });
  }
  state.turn = createTurnState();
  state.messages.delete("");
};

/** Where a turn ended before the calls that it still has could begin. */
const neverBegun: ReadonlySet<string> = new Set(["maxBudget", "toolDeferred"]);

function leaveOpenCalls({ emitter }: Context): void {
  for (const id of emitter.tools.openIds()) {
    const { parentToolId } = emitter.tools.startOf(emitter.tools.idOf(id) ?? "") ?? {};
    if (parentToolId === undefined) emitter.tools.fail(id, "notRun");
  }
}

/** A result repeats the last text; here it stands alone. */
const isNews = (result: string, { turn, lastText }: State): boolean =>
  !turn.hasText && result !== lastText;

/** A result may be all that there is. */
function learnSession(native: NativeObject, { emitter }: Context): void {
  const nativeSessionId = read.string(native["session_id"]);
  const isKnown = emitter.session.facts().nativeSessionId !== undefined;
  if (nativeSessionId !== undefined && !isKnown) emitter.session.learn({ nativeSessionId });
}

function accountOf(native: NativeObject, { state }: Context): TurnAccount {
  if (!state.isQwen) return mapTurnAccount(native, state.account);
  const usage = mapQwenUsage(native["usage"]);
  return { usage: usage?.totalTokens ? usage : undefined, byModel: {}, costUsd: undefined };
}

/** A call that was cut off is in no figure: what it began with is all that is known of it. */
function completed(account: TurnAccount, { state }: Context): TurnAccount {
  const { openCall, isInterrupted } = state.turn;
  if (openCall === undefined || !isInterrupted) return account;
  const usage: TokenUsage = { ...(account.usage ?? openCall), completeness: "partial" };
  return { ...account, usage };
}

function factsOf(native: NativeObject, { byModel, costUsd }: TurnAccount) {
  const durationMs = read.count(native["duration_ms"]);
  const result = read.string(native["result"]);
  const stopReason = read.string(native["stop_reason"]);
  const terminalReason = read.string(native["terminal_reason"]);
  const structuredOutput = native["structured_output"];
  return {
    ...(durationMs !== undefined && { durationMs }),
    ...(result !== undefined && { result }),
    ...(stopReason !== undefined && { stopReason }),
    ...(terminalReason !== undefined && { terminalReason }),
    ...(structuredOutput !== undefined && { structuredOutput }),
    // the CLI reckons it from a table of prices: no bill
    ...(costUsd !== undefined && { costUsd, costSource: "estimated" as const }),
    ...(Object.keys(byModel).length > 0 && { usageByModel: { ...byModel } }),
  };
}

function reportCost({ emitter, state }: Context): void {
  const { runCost } = state.account;
  if (runCost !== undefined) emitter.report({ costUsd: runCost, costSource: "estimated" });
}

/** The denials that this turn's result is the first to list. A call that is still open was refused by them. */
function denialsOf(
  native: NativeObject,
  { emitter, state }: Context,
): { permissionDenials?: PermissionDenial[] } {
  const { reported } = state.tools;
  const denials: PermissionDenial[] = [];
  for (const one of read.list(native["permission_denials"]).map((denial) => read.fields(denial))) {
    const id = read.string(one["tool_use_id"]);
    if (id === undefined || reported.has(id)) continue;
    reported.add(id);
    const toolName = read.string(one["tool_name"]);
    const message = state.tools.denied.get(id);
    const denial: PermissionDenial = {
      toolId: emitter.tools.lastIdOf(id) ?? id,
      source: "vendor",
      ...(toolName !== undefined && { toolName }),
      ...(message !== undefined && { message }),
    };
    denials.push(denial);
    emitter.deny(denial);
    if (emitter.tools.isOpen(id) && !state.turn.isInterrupted)
      emitter.tools.fail(id, "denied", message);
  }
  const permissionDenials = denials.map((denial) => withKnownTool(denial, emitter.tools));
  return denials.length > 0 ? { permissionDenials } : {};
}
