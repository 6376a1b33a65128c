import {
  present,
  read,
  untyped,
  type Lenient,
  type NativeObject,
  type PermissionDecision,
  type QuestionDecision,
} from "@agentstream/adapter-kit/author";
import type {
  ClaudeControlRequestBody,
  ClaudePermissionUpdate,
} from "@agentstream/schema/native/claude/stream-json";

import type { Context } from "./state.ts";

/** What handlers of a request work with. */
export interface RequestContext extends Context {
  readonly id: string;
}

/** A call that the CLI asks its host about. */
export interface PermissionRequest {
  /** The request's. */
  readonly id: string;
  /** The native id of the call. */
  readonly call: string;
  /** The arguments of the tool, which have no schema. */
  readonly input: unknown;
  /** Changes to the rules, which the CLI suggests. */
  readonly suggestions: readonly Lenient<ClaudePermissionUpdate>[];
}

/** What the model gets as the reason for a denial that has no message. */
const reasons: Readonly<Record<Exclude<PermissionDecision["outcome"], "allowed">, string>> = {
  denied: "The user doesn't want this tool to be used.",
  expired: "Nobody answered in time.",
  cancelled: "The request was cancelled.",
};

export function answerPermission(
  request: PermissionRequest,
  decision: PermissionDecision,
  context: Context,
): void {
  const { outcome, message, arguments: updated, option, stop = false } = decision;
  if (outcome !== "allowed") return deny(request, message ?? reasons[outcome], stop, context);
  allow(request, updated ?? request.input, permissionsFor(option?.kind, request), context);
}

/** Answers are returned in the input of the call that asks. */
export function answerQuestions(
  request: PermissionRequest,
  { outcome, answers }: QuestionDecision,
  context: Context,
): void {
  if (outcome === "answered") {
    const given = Object.entries(answers).map(([question, answer]) => [
      question,
      typeof answer === "string" ? answer : answer.join(", "),
    ]);
    const input = { ...untyped.fields(request.input), answers: Object.fromEntries(given) };
    return allow(request, input, undefined, context);
  }
  const message = outcome === "declined" ? "The user declined to answer." : reasons[outcome];
  deny(request, message, false, context);
}

function allow(
  { id }: PermissionRequest,
  input: unknown,
  updatedPermissions: readonly object[] | undefined,
  context: Context,
): void {
  const updatedInput = untyped.isFields(input) ? input : undefined;
  writeAnswer(id, { behavior: "allow", updatedInput, updatedPermissions }, context);
}

function deny(
  { id, call }: PermissionRequest,
  message: string,
  stop: boolean,
  context: Context,
): void {
  const { emitter, state } = context;
  state.tools.denied.set(call, message);
  if (stop && emitter.turns.isOpen()) state.turn.isStopped = true;
  writeAnswer(id, { behavior: "deny", message, interrupt: stop ? true : undefined }, context);
}

/** The rules that an answer changes. Those for the session are kept in no file. */
function permissionsFor(
  kind: string | undefined,
  { suggestions }: PermissionRequest,
): readonly object[] | undefined {
  if (kind === "allowRule") return suggestions;
  if (kind !== "allowSession") return undefined;
  return suggestions.map((one) => ({ ...one, destination: "session" }));
}

/** How a request is answered; undefined for an observer, which does not see what another host answers. */
export const replyOf = <Decision>(
  reply: (decision: Decision) => void,
  { write, state }: Context,
): ((decision: Decision) => void) | undefined =>
  write !== undefined && state.host.isStarted ? reply : undefined;

/** Writes an answer to a request of the CLI's. */
export function writeAnswer(id: string, response: NativeObject, { write }: Context): void {
  const body = { subtype: "success", request_id: id, response: present(response) };
  write?.(JSON.stringify({ type: "control_response", response: body }));
}

/** Answers with an error, so that the CLI does not wait for ever. */
function refuse({ id, write }: RequestContext): void {
  const response = { subtype: "error", request_id: id, error: "Not supported." };
  write?.(JSON.stringify({ type: "control_response", response }));
}

/** A request that the host could serve, and does not. */
export function refuseAndLog(
  { subtype }: Lenient<ClaudeControlRequestBody>,
  context: RequestContext,
): void {
  refuse(context);
  const what = read.string(subtype) ?? "something";
  context.emitter.log("debug", `The CLI asked its host for ${what}.`, "agent");
}

export function refuseUnknown(_: unknown, context: RequestContext): boolean {
  refuse(context);
  return false;
}
