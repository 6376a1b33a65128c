import { present, read, withKnownTool, zeroUsage } from "@agentstream/adapter-kit/author";
import type { PermissionDenial, TokenUsage } from "@agentstream/schema/written";

import { mapCallUsage, type TurnAccount } from "../../map-usage.ts";
import { discardPending } from "../blocks.ts";
import { detailOf, failureOf, isInterrupted } from "../ending.ts";
import type { Handler, LineOf } from "../line.ts";
import { createTurnState, type Context, type State, type TurnState } from "../state.ts";
import { usageOfCalls } from "./note-call.ts";
import { flushCompaction } from "./status.ts";

type Result = LineOf<"result">;

/** A turn ended, well or not. Neither `subtype` nor `is_error` alone says which. */
export const handleResult: Handler<"result"> = (native, context) => {
  const { emitter, state } = context;
  const line = read.string(native.uuid);
  if (line !== undefined && line === state.lastResult) return false;
  state.lastResult = line;
  flushCompaction(context);
  learnSession(native, context);
  const failure = failureOf(native, state);
  const result = read.string(native.result);
  const account = accountOf(native, state);
  const permissionDenials = denialsOf(native, context);
  const about = { ...factsOf(native, account), permissionDenials };
  state.result = failure === undefined ? result : undefined;
  state.detail = detailOf(native, state);
  if (result && isNews(result, state) && failure === undefined)
    emitter.log("info", result, "agent");
  reportCost(context);
  if (neverBegun.has(state.detail ?? "")) leaveOpenCalls(context);
  if (state.messages.get("")?.isComplete === true) discardPending("", context);
  const { usage } = account;
  if (failure === undefined) emitter.turns.complete({ ...about, usage });
  else if (emitter.turns.isOpen()) emitter.turns.fail({ ...about, ...failure, usage });
  // nothing came before it: the run never got as far as a turn
  else emitter.error({ message: failure.error, errorCode: failure.errorCode, fatal: true });
  state.turn = createTurnState();
  state.messages.delete("");
  state.closedMessages.delete("");
};

/** Where a turn ended before the calls that it still has could begin. */
const neverBegun: ReadonlySet<string> = new Set(["maxBudget", "toolDeferred"]);

function leaveOpenCalls({ emitter }: Context): void {
  for (const id of emitter.tools.openIds()) {
    const { parentToolId } = emitter.tools.startOf(emitter.tools.idOf(id) ?? "") ?? {};
    if (parentToolId === undefined) emitter.tools.fail(id, "notRun");
  }
}

/** A result repeats the last text, unless it stands alone. */
const isNews = (result: string, { turn, lastText }: State): boolean =>
  !turn.hasText && result !== lastText;

/** A result may be all that there is. */
function learnSession({ session_id }: Result, { emitter }: Context): void {
  const nativeSessionId = read.string(session_id);
  const isKnown = emitter.session.facts().nativeSessionId !== undefined;
  if (nativeSessionId !== undefined && !isKnown) emitter.session.learn({ nativeSessionId });
}

/** A call that was cut off is in no figure: only what it began with is known. */
function accountOf(native: Result, state: State): TurnAccount {
  const { account, turn, variant } = state;
  const mapped = variant.accountOf(native, account);
  const isBare = read.object(native.modelUsage) === undefined && mapped.usage === undefined;
  if (calledNobody(native, mapped, turn)) return { ...mapped, usage: zeroUsage };
  const whole = isBare ? { ...mapped, usage: usageOfCalls(turn) ?? ofMainLoop(native) } : mapped;
  if (turn.openCall === undefined || !isInterrupted(native, state)) return whole;
  const usage: TokenUsage = { ...(whole.usage ?? turn.openCall), completeness: "partial" };
  return { ...whole, usage };
}

/** Totals that have not changed, after a turn that called nobody: a command of the CLI's own. */
const calledNobody = (
  native: Result,
  { usage }: TurnAccount,
  { calls, openCall }: TurnState,
): boolean =>
  usage === undefined &&
  read.entries(native.modelUsage).length > 0 &&
  read.is(native.subtype, "success") &&
  read.boolean(native.is_error) !== true &&
  calls.size + (openCall === undefined ? 0 : 1) === 0;

/** The least that is known: in older results it is the last call alone, and never has sub-agents. */
function ofMainLoop({ usage: native }: Result): TokenUsage | undefined {
  const usage = mapCallUsage(native);
  return usage === undefined || usage.totalTokens === 0
    ? undefined
    : { ...usage, completeness: "partial" };
}

const factsOf = (native: Result, { byModel, costUsd }: TurnAccount) => ({
  durationMs: read.count(native.duration_ms),
  result: read.string(native.result),
  stopReason: read.string(native.stop_reason),
  terminalReason: read.string(native.terminal_reason),
  structuredOutput: native.structured_output ?? undefined,
  costUsd,
  // the CLI reckons it from a table of prices: no bill
  costSource: costUsd === undefined ? undefined : ("estimated" as const),
  usageByModel: Object.keys(byModel).length > 0 ? { ...byModel } : undefined,
});

function reportCost({ emitter, state }: Context): void {
  const { runCost } = state.account;
  if (runCost !== undefined) emitter.report({ costUsd: runCost, costSource: "estimated" });
}

/** The denials that this turn's result is the first to list. They have ended the calls that are still open. */
function denialsOf(
  { permission_denials }: Result,
  { emitter, state }: Context,
): PermissionDenial[] | undefined {
  const { reported } = state.tools;
  const denials: PermissionDenial[] = [];
  for (const { tool_use_id, tool_name } of read.objects(permission_denials)) {
    const id = read.string(tool_use_id);
    if (id === undefined || reported.has(id)) continue;
    reported.add(id);
    const message = state.tools.denied.get(id);
    const denial: PermissionDenial = present({
      toolId: emitter.tools.lastIdOf(id) ?? id,
      source: "vendor" as const,
      toolName: read.string(tool_name),
      message,
    });
    denials.push(denial);
    emitter.deny(denial);
    if (emitter.tools.isOpen(id) && !state.turn.isInterrupted)
      emitter.tools.fail(id, "denied", message);
  }
  const known = denials.map((denial) => withKnownTool(denial, emitter.tools));
  return known.length > 0 ? known : undefined;
}
