import type { OpenThings } from "@agentstream/stream/internal";

import { KnownCalls } from "./known-calls.ts";
import { LazyMap } from "./lazy-map.ts";
import type { ToolStart } from "./tool-emitter.ts";

export interface OpenCall {
  readonly toolId: string;
  readonly start: ToolStart;
}

type KnownThings = Pick<OpenThings, "tools" | "inputs">;

/** Which calls a native id stands for. It may be used again: a result then belongs to the oldest that is open. */
export class ToolCalls {
  readonly #open: KnownThings;
  readonly #uniqueId: (kind: string, nativeId: string) => string;
  readonly #calls: KnownCalls;
  readonly #announced: LazyMap<string, string> = new LazyMap();

  constructor(open: KnownThings, uniqueId: (kind: string, nativeId: string) => string) {
    this.#open = open;
    this.#uniqueId = uniqueId;
    this.#calls = new KnownCalls(open.tools);
  }

  /** The toolId of a call whose input streams or that starts now. */
  announce(nativeId: string): string {
    const streaming = this.#announced.get(nativeId);
    // the turn's end may have discarded what was announced
    const isStreaming = streaming !== undefined && this.#open.inputs.has(streaming);
    const toolId = isStreaming ? streaming : this.#uniqueId("content", nativeId);
    this.#announced.set(nativeId, toolId);
    return toolId;
  }

  begin(nativeId: string, start: ToolStart): string {
    const toolId = this.announce(nativeId);
    this.#announced.delete(nativeId);
    this.#calls.add({ toolId, nativeId, start });
    return toolId;
  }

  /** Forgets the input that streamed; gives its toolId. */
  withdraw(nativeId: string): string | undefined {
    const toolId = this.#announced.get(nativeId);
    this.#announced.delete(nativeId);
    return toolId;
  }

  oldestOpen(nativeId: string): OpenCall | undefined {
    return this.#calls.oldestOpen(nativeId);
  }

  newest(nativeId: string): string | undefined {
    return this.#calls.newest(nativeId);
  }

  openIds(): string[] {
    const toolIds = [...this.#open.tools.keys()];
    return [...new Set(toolIds.map((toolId) => this.#calls.byToolId(toolId)?.nativeId ?? toolId))];
  }

  /** What a call was started with; of one that ended long ago, without its arguments. */
  startOf(toolId: string): ToolStart | undefined {
    return this.#calls.byToolId(toolId)?.start;
  }
}
