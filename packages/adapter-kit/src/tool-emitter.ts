import type { ToolFailureReason } from "@agentstream/schema";
import { isMainThread, type EventDraft, type Owner } from "@agentstream/stream";
import { createGrowingText, ownerFields, type GrowingText } from "@agentstream/stream/internal";

import type { DraftOf } from "./draft-of.ts";
import type { EventWriter } from "./event-writer.ts";
import { LazyMap } from "./lazy-map.ts";
import type { RequestEmitter } from "./request-emitter.ts";
import { ToolCalls, type OpenCall } from "./tool-calls.ts";
import type { TurnEmitter } from "./turn-emitter.ts";

type Owned = "toolId" | "parentToolId" | "subagentId";
export type ToolStart = DraftOf<"toolStarted", Owned> & Owner;
type ToolResult = DraftOf<"toolCompleted", Owned>;
type ToolProgress = DraftOf<"toolProgress", Owned>;

/** Tools by their native ids. A call that does not fit, e.g. a result without a start, is rejected: the line becomes an extension event. */
export interface ToolEmitter {
  /** A piece of the input of a call that has not started. */
  readonly input: (nativeId: string, content: string, toolName?: string, owner?: Owner) => void;
  /** Starts a call and gives its toolId. */
  readonly start: (nativeId: string, start: ToolStart) => string;
  readonly progress: (nativeId: string, progress: ToolProgress) => void;
  /** The whole output so far: emits the new part. */
  readonly output: (nativeId: string, output: string) => void;
  readonly complete: (nativeId: string, result: ToolResult) => boolean;
  readonly fail: (nativeId: string, reason: ToolFailureReason, error?: string) => boolean;
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

/** A class: its methods take no memory in each run. */
export class WrittenTools implements ToolEmitter {
  readonly #writer: EventWriter;
  readonly #turns: TurnEmitter;
  readonly #requests: Pick<RequestEmitter, "isDenied">;
  readonly #calls: ToolCalls;
  /** Of a large output the length and a hash are kept. */
  readonly #outputs: LazyMap<string, GrowingText> = new LazyMap();

  constructor(
    writer: EventWriter,
    turns: TurnEmitter,
    requests: Pick<RequestEmitter, "isDenied">,
    uniqueId: (kind: string, nativeId: string) => string,
  ) {
    this.#writer = writer;
    this.#turns = turns;
    this.#requests = requests;
    this.#calls = new ToolCalls(writer.open, uniqueId);
  }

  input(nativeId: string, content: string, toolName?: string, owner: Owner = {}): void {
    if (content === "") return;
    if (isMainThread(owner)) this.#turns.ensure();
    const toolId = this.#calls.announce(nativeId);
    this.#writer.emit({
      type: "toolInputChunk",
      toolId,
      content,
      toolName,
      ...ownerFields(owner),
    });
  }

  start(nativeId: string, start: ToolStart): string {
    if (isMainThread(start)) this.#turns.ensure();
    const toolId = this.#calls.begin(nativeId, start);
    this.#writer.emit(startedOf(toolId, start));
    return toolId;
  }

  progress(nativeId: string, progress: ToolProgress): void {
    this.#emitOf(nativeId, ({ toolId, start }) => ({
      type: "toolProgress",
      toolId,
      ...progress,
      ...ownerFields(start),
    }));
  }

  /** Emits the new part of an output that is repeated from its start. */
  output(nativeId: string, output: string): void {
    const call = this.#oldestOpen(nativeId);
    if (call === undefined) return;
    const { toolId, start } = call;
    const before = this.#outputs.get(toolId);
    const isContinued = before?.isStartOf(output) === true;
    const news = isContinued ? output.slice(before.length()) : output;
    if (isContinued) before.add(news);
    else this.#outputs.set(toolId, createGrowingText(news));
    if (news === "") return;
    this.#writer.emit({ type: "toolProgress", toolId, output: news, ...ownerFields(start) });
  }

  complete(nativeId: string, result: ToolResult): boolean {
    return this.#emitOf(nativeId, (call) =>
      this.#requests.isDenied(call.toolId) ? ranThoughDenied(call) : completed(call, result),
    );
  }

  fail(nativeId: string, reason: ToolFailureReason, error?: string): boolean {
    return this.#emitOf(nativeId, ({ toolId, start }) => {
      const { toolName } = start;
      return { type: "toolFailed", toolId, reason, toolName, error, ...ownerFields(start) };
    });
  }

  discardInput(nativeId: string): void {
    const blockId = this.#calls.withdraw(nativeId);
    if (blockId !== undefined && this.#writer.open.inputs.has(blockId))
      this.#writer.emit({ type: "blockDiscarded", blockId, reason: "retried" });
  }

  idOf(nativeId: string): string | undefined {
    return this.#calls.oldestOpen(nativeId)?.toolId;
  }

  lastIdOf(nativeId: string): string | undefined {
    return this.#calls.newest(nativeId);
  }

  isOpen(nativeId: string): boolean {
    return this.#calls.oldestOpen(nativeId) !== undefined;
  }

  openIds(): string[] {
    return this.#calls.openIds();
  }

  startOf(toolId: string): ToolStart | undefined {
    return this.#calls.startOf(toolId);
  }

  /** Emits an event of the oldest open call. */
  #emitOf(nativeId: string, eventOf: (call: OpenCall) => EventDraft): boolean {
    const call = this.#oldestOpen(nativeId);
    if (call !== undefined) this.#writer.emit(eventOf(call));
    return call !== undefined;
  }

  /** If there is none, the line does not fit. */
  #oldestOpen(nativeId: string): OpenCall | undefined {
    const call = this.#calls.oldestOpen(nativeId);
    if (call === undefined) this.#writer.refuse();
    return call;
  }
}

const completed = ({ toolId, start }: OpenCall, result: ToolResult): EventDraft => ({
  type: "toolCompleted",
  toolId,
  toolName: start.toolName,
  ...result,
  ...ownerFields(start),
});

/** An agent that ran a denied call must not look as if it had been allowed. */
const ranThoughDenied = ({ toolId, start }: OpenCall): EventDraft => ({
  type: "toolFailed",
  reason: "denied",
  error: "The agent reported a result, although the call was denied.",
  toolId,
  toolName: start.toolName,
  ...ownerFields(start),
});

/** The owner's fields come last. Most calls are the main thread's, and need no copy without them. */
function startedOf(toolId: string, start: ToolStart): EventDraft {
  if (isMainThread(start)) return { type: "toolStarted", toolId, ...start };
  const { parentToolId, subagentId, ...fields } = start;
  return { type: "toolStarted", toolId, ...fields, parentToolId, subagentId };
}
