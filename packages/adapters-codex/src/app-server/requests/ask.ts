import { untyped as read, type Emitter, type PermissionDecision } from "@agentstream/adapter-kit";
import type { PermissionOption } from "@agentstream/schema/written";

import { mapTool } from "../../map-tool.ts";
import { findPlace } from "../place.ts";
import type { RequestCall, ServerContext } from "../state.ts";
import type { ThreadState } from "../threads.ts";

/** One way to decide a request, and what is written for it. */
export interface Choice extends PermissionOption {
  readonly native: unknown;
}

/** What a decision is without an option: once, no, or no and no further. */
const kindsByOutcome: Readonly<Record<PermissionDecision["outcome"], PermissionOption["kind"]>> = {
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

export const optionsOf = (choices: readonly Choice[]): PermissionOption[] =>
  choices.map(({ optionId, kind, label }) => ({
    optionId,
    kind,
    ...(label !== undefined && { label }),
  }));

export const nativeIdOf = ({ id }: RequestCall): string => String(id);

interface AskedCall {
  readonly thread: ThreadState;
  readonly toolId: string | undefined;
  /** What the call was started with. */
  readonly start: ReturnType<Emitter["tools"]["startOf"]>;
}

/** The call that a request is about. One that its item has not begun is begun here. */
export function findCall(
  call: RequestCall,
  itemId: string | undefined,
  begin: { readonly type: string; readonly fields: Readonly<Record<string, unknown>> } | undefined,
  context: ServerContext,
): AskedCall {
  const { emitter, state, threads } = context;
  const { tools } = emitter;
  if (itemId === undefined) {
    const thread = threads.of(read.string(call.params["threadId"]));
    return { thread, toolId: undefined, start: undefined };
  }
  const { thread, key, isLate } = findPlace(call.params, itemId, context);
  const start = begin === undefined ? undefined : mapTool(begin.type, begin.fields);
  if (!tools.isOpen(key) && start !== undefined && !isLate) {
    threads.wake(thread);
    tools.start(key, { ...start, ...thread.owner });
    state.announced.add(key);
    state.finished.delete(key);
  }
  const toolId = tools.idOf(key);
  if (toolId !== undefined) state.asked.set(key, nativeIdOf(call));
  return { thread, toolId, start: toolId === undefined ? undefined : tools.startOf(toolId) };
}
