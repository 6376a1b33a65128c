import { isMainThread, type Owner } from "@agentstream/stream";
import type {
  ToolCompletedEvent,
  ToolFailedEvent,
  ToolProgressEvent,
  ToolStartedEvent,
} from "@agentstream/schema";

import { owned } from "./owned.ts";
import type { Sink } from "./sink.ts";
import type { TurnKeeper } from "./turn-keeper.ts";

type Identity = "type" | "toolId" | "id" | "sessionId" | "timestamp" | "parentToolId" | "subagentId";
export type ToolStart = Omit<ToolStartedEvent, Identity> & Owner;
export type ToolResult = Omit<ToolCompletedEvent, Identity>;
export type ToolProgress = Omit<ToolProgressEvent, Identity>;

/** Tools by their native ids. What does not fit, a result without a start say, is refused: the line is told whole. */
export interface ToolKeeper {
  /** A piece of the input of a call that has not started. */
  readonly input: (nativeId: string, content: string, toolName?: string, owner?: Owner) => void;
  /** Starts a call and gives its toolId. */
  readonly start: (nativeId: string, start: ToolStart) => string;
  readonly progress: (nativeId: string, progress: ToolProgress) => void;
  /** All output so far: tells what is new. */
  readonly output: (nativeId: string, output: string) => void;
  readonly complete: (nativeId: string, result: ToolResult) => boolean;
  readonly fail: (nativeId: string, reason: ToolFailedEvent["reason"], error?: string) => boolean;
  /** The input of a call that will never start is void. */
  readonly discardInput: (nativeId: string) => void;
  /** The toolId of the oldest open call of this native id. */
  readonly idOf: (nativeId: string) => string | undefined;
  /** The toolId of the newest call of this native id, open or not. */
  readonly lastIdOf: (nativeId: string) => string | undefined;
  readonly isOpen: (nativeId: string) => boolean;
  /** The native ids of the calls that are open, oldest first. */
  readonly openIds: () => string[];
  /** What a call was started with. */
  readonly startOf: (toolId: string) => ToolStart | undefined;
}

export function createToolKeeper(
  sink: Sink,
  turns: TurnKeeper,
  uniqueId: (kind: string, nativeId: string) => string,
): ToolKeeper {
  /** The toolIds of each native id, oldest first. */
  const calls = new Map<string, string[]>();
  const starts = new Map<string, ToolStart>();
  const outputs = new Map<string, string>();
  /** The toolId that was given to a streamed input, before its start. */
  const announced = new Map<string, string>();

  const isOpenId = (toolId: string): boolean => sink.open.tools.has(toolId);
  const idOf = (nativeId: string): string | undefined => calls.get(nativeId)?.find(isOpenId);

  /** The oldest open call, or a refusal. */
  function openCall(nativeId: string): { toolId: string; start: ToolStart } | undefined {
    const toolId = idOf(nativeId);
    const start = toolId === undefined ? undefined : starts.get(toolId);
    if (toolId !== undefined && start !== undefined) return { toolId, start };
    sink.refuse();
    return undefined;
  }

  return {
    input(nativeId, content, toolName, owner = {}) {
      if (content === "") return;
      if (isMainThread(owner)) turns.ensure();
      const toolId = announced.get(nativeId) ?? uniqueId("tool", nativeId);
      announced.set(nativeId, toolId);
      sink.emit({
        type: "toolInputChunk",
        toolId,
        content,
        ...(toolName !== undefined && { toolName }),
        ...owned(owner),
      });
    },
    start(nativeId, start) {
      if (isMainThread(start)) turns.ensure();
      const toolId = announced.get(nativeId) ?? uniqueId("tool", nativeId);
      announced.delete(nativeId);
      calls.set(nativeId, [...(calls.get(nativeId) ?? []), toolId]);
      starts.set(toolId, start);
      const { parentToolId: _, subagentId: __, ...fields } = start;
      sink.emit({ type: "toolStarted", toolId, ...fields, ...owned(start) });
      return toolId;
    },
    progress(nativeId, progress) {
      const call = openCall(nativeId);
      if (call !== undefined) {
        sink.emit({ type: "toolProgress", toolId: call.toolId, ...progress, ...owned(call.start) });
      }
    },
    output(nativeId, output) {
      const call = openCall(nativeId);
      if (call === undefined) return;
      const told = outputs.get(call.toolId) ?? "";
      const news = output.startsWith(told) ? output.slice(told.length) : output;
      outputs.set(call.toolId, output);
      if (news !== "") sink.emit({ type: "toolProgress", toolId: call.toolId, output: news, ...owned(call.start) });
    },
    complete(nativeId, result) {
      const call = openCall(nativeId);
      if (call === undefined) return false;
      const toolName = result.toolName ?? call.start.toolName;
      sink.emit({ type: "toolCompleted", toolId: call.toolId, ...result, toolName, ...owned(call.start) });
      return true;
    },
    fail(nativeId, reason, error) {
      const call = openCall(nativeId);
      if (call === undefined) return false;
      const { toolName } = call.start;
      sink.emit({
        type: "toolFailed",
        toolId: call.toolId,
        reason,
        toolName,
        ...(error !== undefined && { error }),
        ...owned(call.start),
      });
      return true;
    },
    discardInput(nativeId) {
      const blockId = announced.get(nativeId);
      announced.delete(nativeId);
      if (blockId !== undefined && sink.open.inputs.has(blockId)) {
        sink.emit({ type: "blockDiscarded", blockId, reason: "retried" });
      }
    },
    idOf,
    lastIdOf: (nativeId) => calls.get(nativeId)?.at(-1),
    isOpen: (nativeId) => idOf(nativeId) !== undefined,
    openIds: () => [...calls].filter(([, toolIds]) => toolIds.some(isOpenId)).map(([nativeId]) => nativeId),
    startOf: (toolId) => starts.get(toolId),
  };
}
