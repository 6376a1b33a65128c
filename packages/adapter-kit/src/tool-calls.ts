import type { OpenThings } from "@agentstream/stream/internal";

import { LazyMap } from "./lazy-map.ts";
import type { ToolStart } from "./tool-emitter.ts";

export interface OpenCall {
  readonly toolId: string;
  readonly start: ToolStart;
}

interface Call extends OpenCall {
  readonly nativeId: string;
  start: ToolStart;
}

type KnownThings = Pick<OpenThings, "tools" | "inputs">;

/** So many calls later nobody asks for the arguments of one that has ended. */
const mostRecent = 1024;

/**
 * Which calls a native id stands for. It may be used again: a result then belongs to the oldest that is open. The toolId of a
 * call is its native id, unless that was used before.
 */
export class ToolCalls {
  readonly #things: KnownThings;
  readonly #uniqueId: (kind: string, nativeId: string) => string;
  readonly #announced: LazyMap<string, string> = new LazyMap();
  // the only map that grows with a run: in a large one each look-up misses the processor's cache
  readonly #calls: LazyMap<string, Call> = new LazyMap();
  /** By native id: those with another toolId, oldest first; of those that have ended only the newest. */
  readonly #renamed: LazyMap<string, readonly Call[]> = new LazyMap();
  #recent: Call[] = [];
  #limit = mostRecent;

  constructor(things: KnownThings, uniqueId: (kind: string, nativeId: string) => string) {
    this.#things = things;
    this.#uniqueId = uniqueId;
  }

  /** The toolId of a call whose input streams or that starts now. */
  announce(nativeId: string): string {
    const streaming = this.#announced.get(nativeId);
    // the turn's end may have discarded what was announced
    const isStreaming = streaming !== undefined && this.#things.inputs.has(streaming);
    const toolId = isStreaming ? streaming : this.#uniqueId("content", nativeId);
    this.#announced.set(nativeId, toolId);
    return toolId;
  }

  begin(nativeId: string, start: ToolStart): string {
    const toolId = this.announce(nativeId);
    this.#announced.delete(nativeId);
    if (this.#recent.length >= this.#limit) this.#forgetEnded();
    const call = { toolId, nativeId, start };
    this.#recent.push(call);
    this.#calls.set(toolId, call);
    const before = this.#renamed.get(nativeId) ?? [];
    if (toolId !== nativeId) this.#renamed.set(nativeId, [...before.filter(this.#isOpen), call]);
    return toolId;
  }

  /** Forgets the input that streamed; gives its toolId. */
  withdraw(nativeId: string): string | undefined {
    const toolId = this.#announced.get(nativeId);
    this.#announced.delete(nativeId);
    return toolId;
  }

  oldestOpen(nativeId: string): OpenCall | undefined {
    const first = this.#first(nativeId);
    if (first !== undefined && this.#isOpen(first)) return first;
    return this.#renamed.get(nativeId)?.find(this.#isOpen);
  }

  newest(nativeId: string): string | undefined {
    return (this.#renamed.get(nativeId)?.at(-1) ?? this.#first(nativeId))?.toolId;
  }

  openIds(): string[] {
    const toolIds = [...this.#things.tools.keys()];
    return [...new Set(toolIds.map((toolId) => this.#calls.get(toolId)?.nativeId ?? toolId))];
  }

  /** What a call was started with; of one that ended long ago only its name. */
  startOf(toolId: string): ToolStart | undefined {
    return this.#calls.get(toolId)?.start;
  }

  #first(nativeId: string): Call | undefined {
    const call = this.#calls.get(nativeId);
    return call?.nativeId === nativeId ? call : undefined;
  }

  #isOpen = ({ toolId }: OpenCall): boolean => this.#things.tools.has(toolId);

  /** Arguments may be whole files. */
  #forgetEnded(): void {
    for (const call of this.#recent)
      if (!this.#isOpen(call)) call.start = { toolName: call.start.toolName };
    this.#recent = this.#recent.filter(this.#isOpen);
    this.#limit = Math.max(mostRecent, 2 * this.#recent.length);
  }
}
