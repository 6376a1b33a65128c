import type { OpenThings } from "@agentstream/stream/internal";

import { LazyMap } from "./lazy-map.ts";
import type { ToolStart } from "./tool-emitter.ts";

export interface KnownCall {
  readonly toolId: string;
  readonly nativeId: string;
  start: ToolStart;
}

/** So many calls later nobody asks for the arguments of one that has ended. */
const mostRecent = 1024;

/** The calls of a run. */
export class KnownCalls {
  readonly #tools: OpenThings["tools"];
  // the only map that grows with a run: in a large one each look-up misses the processor's cache
  readonly #calls: LazyMap<string, KnownCall> = new LazyMap();
  /** By native id, oldest first; some may have ended. */
  readonly #open: LazyMap<string, readonly KnownCall[]> = new LazyMap();
  /** The newest toolId of native ids that were used again. */
  readonly #renamed: LazyMap<string, string> = new LazyMap();
  #recent: KnownCall[] | undefined;
  #limit = mostRecent;

  constructor(tools: OpenThings["tools"]) {
    this.#tools = tools;
  }

  add(call: KnownCall): void {
    const { toolId, nativeId } = call;
    this.#recent ??= [];
    if (this.#recent.length >= this.#limit) this.#forgetEnded(this.#recent);
    this.#recent.push(call);
    this.#calls.set(toolId, call);
    if (toolId !== nativeId) this.#renamed.set(nativeId, toolId);
    const before = this.#open.get(nativeId) ?? [];
    this.#open.set(nativeId, [...before.filter((one) => this.#isOpen(one)), call]);
  }

  byToolId(toolId: string): KnownCall | undefined {
    return this.#calls.get(toolId);
  }

  oldestOpen(nativeId: string): KnownCall | undefined {
    return this.#open.get(nativeId)?.find((call) => this.#isOpen(call));
  }

  /** The toolId of the newest call, open or not. */
  newest(nativeId: string): string | undefined {
    const renamed = this.#renamed.get(nativeId);
    if (renamed !== undefined) return renamed;
    return this.#calls.get(nativeId)?.nativeId === nativeId ? nativeId : undefined;
  }

  #isOpen({ toolId }: KnownCall): boolean {
    return this.#tools.has(toolId);
  }

  /** Arguments may be whole files. */
  #forgetEnded(recent: readonly KnownCall[]): void {
    for (const call of recent) if (!this.#isOpen(call)) call.start = withoutContent(call.start);
    this.#recent = recent.filter((call) => this.#isOpen(call));
    this.#limit = Math.max(mostRecent, 2 * this.#recent.length);
    for (const [nativeId, own] of this.#open)
      if (!own.some((call) => this.#isOpen(call))) this.#open.delete(nativeId);
  }
}

const withoutContent = ({
  toolName,
  toolKind,
  parentToolId,
  subagentId,
}: ToolStart): ToolStart => ({ toolName, toolKind, parentToolId, subagentId });
