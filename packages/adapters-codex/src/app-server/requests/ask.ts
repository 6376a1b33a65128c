import {
  present,
  read,
  type Emitter,
  type Lenient,
  type PermissionDecision,
} from "@agentstream/adapter-kit/author";
import type { PermissionOptionKind } from "@agentstream/schema";
import type { PermissionOption } from "@agentstream/schema/written";

import type { ToolStart } from "../../map-tool.ts";
import type { RequestContext } from "../line.ts";
import { findPosition } from "../position.ts";
import type { ThreadState } from "../threads.ts";

/** One way to decide a request, and what is written for it. */
export interface Choice extends PermissionOption {
  readonly native: unknown;
}

/** What a decision is without an option: once, no, or no and no further. */
const kindsByOutcome: Readonly<Record<PermissionDecision["outcome"], PermissionOptionKind>> = {
  allowed: "allow",
  denied: "deny",
  // nobody answers any more
  expired: "deny",
  cancelled: "denyAndStop",
};

/** The choice that a decision means; a refusal where it means none of them. */
export function chosen(
  choices: readonly Choice[],
  { outcome, option, stop = false }: PermissionDecision,
): Choice | undefined {
  const kind = outcome === "denied" && stop ? "denyAndStop" : kindsByOutcome[outcome];
  return (
    choices.find(({ optionId }) => optionId === option?.optionId) ??
    choices.find((choice) => choice.kind === kind) ??
    choices.find((choice) => choice.kind === "deny")
  );
}

/** The choice's word for the server. A refusal that ends the turn is remembered: the server calls it interrupted. */
export function decide(
  choices: readonly Choice[],
  decision: PermissionDecision,
  { state }: RequestContext,
): unknown {
  const choice = chosen(choices, decision);
  state.isStoppedByDenial ||= decision.outcome === "denied" && choice?.kind === "denyAndStop";
  return choice?.native;
}

export const optionsOf = (choices: readonly Choice[]): PermissionOption[] =>
  choices.map(({ optionId, kind, label }) => present({ optionId, kind, label }));

/** What may be decided of a patch, and of a command where nothing else is offered. */
export const commonChoices: readonly Choice[] = [
  { optionId: "accept", kind: "allow", label: "Allow", native: "accept" },
  {
    optionId: "acceptForSession",
    kind: "allowSession",
    label: "Allow in this session",
    native: "acceptForSession",
  },
  { optionId: "decline", kind: "deny", label: "Deny", native: "decline" },
  { optionId: "cancel", kind: "denyAndStop", label: "Deny and stop", native: "cancel" },
];

/** What could be decided in the first versions. */
export const legacyChoices: readonly Choice[] = [
  { optionId: "approved", kind: "allow", label: "Allow", native: "approved" },
  {
    optionId: "approved_for_session",
    kind: "allowSession",
    label: "Allow in this session",
    native: "approved_for_session",
  },
  { optionId: "denied", kind: "deny", label: "Deny", native: "denied" },
  { optionId: "abort", kind: "denyAndStop", label: "Deny and stop", native: "abort" },
];

interface RequestedCall {
  readonly thread: ThreadState;
  readonly toolId: string | undefined;
  /** What the call was started with. */
  readonly start: ReturnType<Emitter["tools"]["startOf"]>;
}

type Ids = Lenient<{ threadId?: string; turnId?: string; itemId: string }>;

/** The call that a request is about. One that its item has not begun is begun here. */
export function findCall(
  params: Ids,
  begin: ToolStart | undefined,
  context: RequestContext,
): RequestedCall {
  const { emitter, state, threads, nativeId } = context;
  const { tools } = emitter;
  const itemId = read.string(params.itemId);
  if (itemId === undefined) {
    const thread = threads.of(read.string(params.threadId));
    return { thread, toolId: undefined, start: undefined };
  }
  const { thread, key, isLate } = findPosition(params, itemId, context);
  if (!tools.isOpen(key) && begin !== undefined && !isLate) {
    threads.wake(thread);
    tools.start(key, { ...begin, ...thread.owner });
    state.announced.add(key);
    state.finished.delete(key);
  }
  const toolId = tools.idOf(key);
  if (toolId !== undefined) state.asked.set(key, nativeId);
  return { thread, toolId, start: toolId === undefined ? undefined : tools.startOf(toolId) };
}
