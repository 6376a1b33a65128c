import {
  isSameJson,
  isoTime,
  read,
  type Emitter,
  type Lenient,
} from "@agentstream/adapter-kit/author";

import type { ToolStart } from "../../map-tool.ts";
import type { ItemPosition } from "../item.ts";

type ToolResult = Parameters<Emitter["tools"]["complete"]>[1];

/** How a call ended: it returned, or it did not. */
type Outcome =
  | { readonly returned: ToolResult }
  | { readonly failed: "denied" | "cancelled"; readonly error?: string | undefined };

/** What a call says of a sub-agent that it spawned. */
export interface SpawnedBy {
  readonly toolId?: string | undefined;
  readonly prompt?: string | undefined;
  readonly model?: string | undefined;
  readonly label?: string | undefined;
}

/** Where a call is made, in either protocol. */
export interface CallContext extends ItemPosition {
  readonly emitter: Emitter;
  /** The sub-agent whose call it is. */
  readonly owner?: { readonly subagentId?: string };
  /** Where sub-agents have lines of their own, their calls only show who spawned them. */
  readonly spawned?: (threadId: string, by: SpawnedBy) => void;
}

/** What is special about one type of call. */
interface Call {
  readonly start: ToolStart;
  readonly outcome: () => Outcome;
  readonly updated?: () => void;
  /** Before its end is emitted, while it is open as `toolId`. */
  readonly ending?: (toolId: string) => void;
}

type Times = Lenient<{ started_at_ms?: number | null; duration_ms?: number | null }>;

/** The life of a call, which is the same for all types. */
export function emitCall(item: Times, call: Call, context: CallContext): void {
  const startedAt = isoTime(read.count(item.started_at_ms));
  const { owner } = context;
  // no fields after a spread that is first, which cost more than all the rest; `codex exec` has neither
  const isBare = startedAt === undefined && owner === undefined;
  const start = isBare ? call.start : Object.assign({ ...call.start }, { startedAt }, owner);
  begin(start, context);
  if (context.phase === "updated") call.updated?.();
  if (context.phase === "completed") finish(item, start, call, context);
}

/** Starts a call, also one of which only the end is printed; but none again that has ended. */
function begin(start: ToolStart, { phase, key, isFlat, emitter: { tools } }: CallContext): void {
  const isNew = isFlat ? start.arguments !== undefined : tools.lastIdOf(key) === undefined;
  if (phase === "started" || (isNew && !tools.isOpen(key))) tools.start(key, start);
}

function finish(item: Times, start: ToolStart, call: Call, { key, emitter }: CallContext): void {
  const { tools, requests, deny } = emitter;
  const toolId = tools.idOf(key);
  const outcome = call.outcome();
  const isReturned = "returned" in outcome;
  // an observer sees of an answer only what became of its call
  const isDecided = isReturned || outcome.failed === "denied";
  if (toolId !== undefined && isDecided) requests.resolveTool(toolId, isReturned);
  if (toolId !== undefined) call.ending?.(toolId);
  if (isReturned) {
    const { success, result, exitCode, error, outputPath } = outcome.returned;
    const durationMs = read.count(item.duration_ms);
    const { toolName } = start;
    const known = newArguments(start, toolId, tools);
    // no spread: what follows one makes it many times slower on Node 20
    tools.complete(key, {
      success,
      result,
      exitCode,
      error,
      outputPath,
      durationMs,
      toolName,
      arguments: known,
    });
    return;
  }
  const { failed, error } = outcome;
  const isEmitted = tools.fail(key, failed, error);
  if (!isEmitted || failed !== "denied" || toolId === undefined) return;
  deny({ toolId, toolName: start.toolName, message: error, source: "vendor" });
}

/** The arguments, if they were not known when the call began. */
function newArguments(
  { arguments: known }: ToolStart,
  toolId: string | undefined,
  tools: Emitter["tools"],
): ToolStart["arguments"] {
  const before = toolId === undefined ? undefined : tools.startOf(toolId)?.arguments;
  const isNews = known !== undefined && !isSameJson(known, before);
  return isNews ? known : undefined;
}
