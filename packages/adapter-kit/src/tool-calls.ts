import type { OpenThings } from "@agentstream/stream/internal";

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
  readonly #toolIds: LazyMap<string, string[]> = new LazyMap();
  readonly #calls: LazyMap<string, { readonly nativeId: string; readonly start: ToolStart }> =
    new LazyMap();
  readonly #announced: LazyMap<string, string> = new LazyMap();

  constructor(open: KnownThings, uniqueId: (kind: string, nativeId: string) => string) {
    this.#open = open;
    this.#uniqueId = uniqueId;
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
    const before = this.#toolIds.get(nativeId) ?? [];
    this.#toolIds.set(nativeId, [...before.filter((id) => this.#isOpen(id)), toolId]);
    this.#calls.set(toolId, { nativeId, start });
    return toolId;
  }

  /** Forgets the input that streamed; gives its toolId. */
  withdraw(nativeId: string): string | undefined {
    const toolId = this.#announced.get(nativeId);
    this.#announced.delete(nativeId);
    return toolId;
  }

  oldestOpen(nativeId: string): OpenCall | undefined {
    const toolId = this.#toolIds.get(nativeId)?.find((id) => this.#isOpen(id));
    if (toolId === undefined) return undefined;
    const start = this.startOf(toolId);
    return start && { toolId, start };
  }

  newest(nativeId: string): string | undefined {
    return this.#toolIds.get(nativeId)?.at(-1);
  }

  openIds(): string[] {
    const toolIds = [...this.#open.tools.keys()];
    return [...new Set(toolIds.map((toolId) => this.#calls.get(toolId)?.nativeId ?? toolId))];
  }

  startOf(toolId: string): ToolStart | undefined {
    return this.#calls.get(toolId)?.start;
  }

  #isOpen(toolId: string): boolean {
    return this.#open.tools.has(toolId);
  }
}
