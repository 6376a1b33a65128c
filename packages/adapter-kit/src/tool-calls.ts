import type { OpenThings } from "@agentstream/stream/internal";

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
  /** What a call was started with; of one that ended long ago, without its arguments. */
  readonly startOf: (toolId: string) => ToolStart | undefined;
}

export interface OpenCall {
  readonly toolId: string;
  readonly start: ToolStart;
}

interface Call {
  readonly toolId: string;
  readonly nativeId: string;
  start: ToolStart;
}

/** Which calls a native id stands for. It may be used again: a result then belongs to the oldest that is open. */
export function createToolCalls(
  { tools, inputs }: Pick<OpenThings, "tools" | "inputs">,
  uniqueId: (kind: string, nativeId: string) => string,
): ToolCalls {
  const { remember, oldestOpen, newest, byToolId } = createKnownCalls(tools);
  const announced = new Map<string, string>();

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
      remember({ toolId, nativeId, start });
      return toolId;
    },
    oldestOpen,
    newest,
    openIds: () => [
      ...new Set([...tools.keys()].map((toolId) => byToolId(toolId)?.nativeId ?? toolId)),
    ],
    startOf: (toolId) => byToolId(toolId)?.start,
  };
}

interface KnownCalls {
  readonly remember: (call: Call) => void;
  readonly byToolId: (toolId: string) => Call | undefined;
  readonly oldestOpen: (nativeId: string) => Call | undefined;
  readonly newest: (nativeId: string) => string | undefined;
}

/** So many calls later nobody asks for the arguments of one that has ended. */
const mostRecent = 1024;

function createKnownCalls(tools: OpenThings["tools"]): KnownCalls {
  const isOpen = ({ toolId }: Call): boolean => tools.has(toolId);
  // the only map that grows with a run: in a large one each look-up misses the processor's cache
  const calls = new Map<string, Call>();
  /** By native id, oldest first; some may have ended. */
  const openCalls = new Map<string, readonly Call[]>();
  /** The newest toolId of native ids that were used again. */
  const renamed = new Map<string, string>();
  let recent: Call[] = [];
  let limit = mostRecent;

  /** Arguments may be whole files. */
  function forgetEnded(): void {
    for (const call of recent) if (!isOpen(call)) call.start = withoutContent(call.start);
    recent = recent.filter(isOpen);
    limit = Math.max(mostRecent, 2 * recent.length);
    for (const [nativeId, own] of openCalls) if (!own.some(isOpen)) openCalls.delete(nativeId);
  }

  return {
    remember(call) {
      const { toolId, nativeId } = call;
      if (recent.length >= limit) forgetEnded();
      recent.push(call);
      calls.set(toolId, call);
      if (toolId !== nativeId) renamed.set(nativeId, toolId);
      const before = openCalls.get(nativeId);
      openCalls.set(nativeId, before === undefined ? [call] : [...before.filter(isOpen), call]);
    },
    byToolId: (toolId) => calls.get(toolId),
    oldestOpen: (nativeId) => openCalls.get(nativeId)?.find(isOpen),
    newest: (nativeId) =>
      renamed.get(nativeId) ?? (calls.get(nativeId)?.nativeId === nativeId ? nativeId : undefined),
  };
}

const withoutContent = ({
  toolName,
  toolKind,
  parentToolId,
  subagentId,
}: ToolStart): ToolStart => ({ toolName, toolKind, parentToolId, subagentId });
