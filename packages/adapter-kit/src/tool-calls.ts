import type { OpenThings } from "@agentstream/stream/internal";

import { LazyMap } from "./lazy-map.ts";
import type { ToolStart } from "./tool-emitter.ts";

export interface ToolCalls {
  /** The toolId of a call whose input streams or that starts now. */
  readonly announce: (nativeId: string) => string;
  readonly begin: (nativeId: string, start: ToolStart) => string;
  /** Forgets the input that streamed; gives its toolId. */
  readonly withdraw: (nativeId: string) => string | undefined;
  readonly oldestOpen: (nativeId: string) => OpenCall | undefined;
  readonly newest: (nativeId: string) => string | undefined;
  readonly openIds: () => string[];
  readonly startOf: (toolId: string) => ToolStart | undefined;
}

export interface OpenCall {
  readonly toolId: string;
  readonly start: ToolStart;
}

/** Which calls a native id stands for. It may be used again: a result then belongs to the oldest that is open. */
export function createToolCalls(
  { tools, inputs }: Pick<OpenThings, "tools" | "inputs">,
  uniqueId: (kind: string, nativeId: string) => string,
): ToolCalls {
  const isOpen = (toolId: string): boolean => tools.has(toolId);
  const toolIds = new LazyMap<string, string[]>();
  const calls = new LazyMap<string, { readonly nativeId: string; readonly start: ToolStart }>();
  const announced = new LazyMap<string, string>();

  function announce(nativeId: string): string {
    const streaming = announced.get(nativeId);
    // the turn's end may have discarded what was announced
    const isStreaming = streaming !== undefined && inputs.has(streaming);
    const toolId = isStreaming ? streaming : uniqueId("content", nativeId);
    announced.set(nativeId, toolId);
    return toolId;
  }

  function withdraw(nativeId: string): string | undefined {
    const toolId = announced.get(nativeId);
    announced.delete(nativeId);
    return toolId;
  }

  return {
    announce,
    withdraw,
    begin(nativeId, start) {
      const toolId = announce(nativeId);
      announced.delete(nativeId);
      const before = toolIds.get(nativeId);
      toolIds.set(nativeId, before === undefined ? [toolId] : [...before.filter(isOpen), toolId]);
      calls.set(toolId, { nativeId, start });
      return toolId;
    },
    oldestOpen(nativeId) {
      const toolId = toolIds.get(nativeId)?.find(isOpen);
      if (toolId === undefined) return undefined;
      const call = calls.get(toolId);
      return call === undefined ? undefined : { toolId, start: call.start };
    },
    newest: (nativeId) => toolIds.get(nativeId)?.at(-1),
    openIds: () => [
      ...new Set([...tools.keys()].map((toolId) => calls.get(toolId)?.nativeId ?? toolId)),
    ],
    startOf: (toolId) => calls.get(toolId)?.start,
  };
}
