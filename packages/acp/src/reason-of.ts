import { untyped } from "@agentstream/adapter-kit/author";

import { isAbort, isRefusal } from "./map-error.ts";
import { isAnnounced, type Call } from "./merge-call.ts";
import type { State } from "./state.ts";
import { textIn } from "./text-in.ts";

export type Reason = Parameters<State["emitter"]["tools"]["fail"]>[1];

/** Why a call has not run, or was stopped; undefined if it has run. */
export function reasonOf(
  call: Call,
  toolId: string,
  error: string = "",
  state: State,
): Reason | undefined {
  const { emitter, isCancelling, quirks } = state;
  if (isStopped(call, state)) return "cancelled";
  if (call.status !== "failed") return undefined;
  const known = quirks.toolErrorOf?.(error);
  if (known !== undefined) return known;
  if (emitter.answers.isDenied(toolId)) return "denied";
  // a host that cancels has refused nothing, whatever the agent calls it
  if (isCancelling) return "cancelled";
  if (isOfUser(call, error)) return state.askedFor.has(toolId) ? "denied" : "cancelled";
  if (isRule(call) || isRefusal(error)) return "denied";
  if (isAborted(call) || isAbort(error)) return "cancelled";
  return isAnnounced(call) ? undefined : "notRun";
}

/** An observer does not see that the host cancelled. */
function isStopped(
  { content, rawOutput }: Call,
  { isCancelling, isHosted, quirks }: State,
): boolean {
  if (untyped.fields(rawOutput)["outcome"] === "cancelled") return true;
  if (isHosted && !isCancelling) return false;
  return quirks.stoppedText?.test(textIn(content) ?? "") === true;
}

/** The user did it: refused what was asked for, or stopped what nobody was asked for. */
const isOfUser = ({ notRun }: Call, error: string): boolean =>
  notRun === "user-rejected" ||
  /\bcancell?ed by the user\b|^The user doesn't want to (?:proceed|take)\b/i.test(error);

const isRule = ({ notRun = "" }: Call): boolean =>
  notRun === "permission-rule" || notRun.startsWith("automode-");

const isAborted = ({ notRun }: Call): boolean => notRun === "interrupted" || notRun === "cancelled";
