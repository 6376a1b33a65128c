import {
  untyped as read,
  type NativeObject,
  type PermissionDecision,
  type QuestionDecision,
} from "@agentstream/adapter-kit";

import type { Context } from "./state.ts";

/** A call that the CLI asks its host about. */
export interface AskedCall {
  /** The request's. */
  readonly id: string;
  /** The native id of the call. */
  readonly call: string;
  readonly input: unknown;
  /** Changes to what needs no asking, which the CLI proposes. */
  readonly suggestions: readonly NativeObject[];
}

/** What a call is told that may not run, where nobody said why. */
const reasons: Readonly<Record<Exclude<PermissionDecision["outcome"], "allowed">, string>> = {
  denied: "The user doesn't want this tool to be used.",
  expired: "Nobody answered in time.",
  cancelled: "The request was cancelled.",
};

export function answerPermission(
  asked: AskedCall,
  decision: PermissionDecision,
  context: Context,
): void {
  const { outcome, message, arguments: updated, option, stop = false } = decision;
  if (outcome !== "allowed") return deny(asked, message ?? reasons[outcome], stop, context);
  const updatedPermissions = permissionsFor(option?.kind, asked.suggestions);
  allow(asked, updated ?? asked.input, { ...updatedPermissions }, context);
}

/** Answers are handed back in the input of the call that asks. */
export function answerQuestions(
  asked: AskedCall,
  { outcome, answers }: QuestionDecision,
  context: Context,
): void {
  if (outcome === "answered") {
    const given = Object.entries(answers).map(([question, answer]) => [
      question,
      typeof answer === "string" ? answer : answer.join(", "),
    ]);
    const input = { ...read.fields(asked.input), answers: Object.fromEntries(given) };
    return allow(asked, input, {}, context);
  }
  const message = outcome === "declined" ? "The user declined to answer." : reasons[outcome];
  deny(asked, message, false, context);
}

function allow({ id }: AskedCall, input: unknown, more: NativeObject, context: Context): void {
  const updatedInput = read.isFields(input) ? { updatedInput: input } : {};
  writeAnswer(id, { behavior: "allow", ...updatedInput, ...more }, context);
}

function deny({ id, call }: AskedCall, message: string, stop: boolean, context: Context): void {
  const { emitter, state } = context;
  state.tools.denied.set(call, message);
  if (stop && emitter.turns.isOpen()) state.turn.isStopped = true;
  writeAnswer(id, { behavior: "deny", message, ...(stop && { interrupt: true }) }, context);
}

/** For the session only what is proposed is kept in no file. */
function permissionsFor(
  kind: string | undefined,
  suggestions: readonly NativeObject[],
): { readonly updatedPermissions?: readonly NativeObject[] } {
  if (kind === "allowRule") return { updatedPermissions: suggestions };
  if (kind !== "allowSession") return {};
  return { updatedPermissions: suggestions.map((one) => ({ ...one, destination: "session" })) };
}

/** Writes an answer to a request of the CLI's. */
export function writeAnswer(id: string, response: NativeObject, { write }: Context): void {
  const body = { subtype: "success", request_id: id, response };
  write?.(JSON.stringify({ type: "control_response", response: body }));
}

/** Answers that there is no answer, so that the CLI does not wait for ever. */
export function refuse(id: string, { write }: Context): void {
  const response = { subtype: "error", request_id: id, error: "Not supported." };
  write?.(JSON.stringify({ type: "control_response", response }));
}
