import type { ToolFailureReason } from "@agentstream/schema";
import { isMainThread, type EventDraft, type Owner } from "@agentstream/stream";
import { createGrowingText, ownerFields, type GrowingText } from "@agentstream/stream/internal";

import type { DraftOf } from "./draft-of.ts";
import type { EventWriter } from "./event-writer.ts";
import { LazyMap } from "./lazy-map.ts";
import type { RequestEmitter } from "./request-emitter.ts";
import { createToolCalls, type OpenCall, type ToolCalls } from "./tool-calls.ts";
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

export function createToolEmitter(
  writer: EventWriter,
  turns: TurnEmitter,
  requests: Pick<RequestEmitter, "isDenied">,
  uniqueId: (kind: string, nativeId: string) => string,
): ToolEmitter {
  const { open, emit } = writer;
  const calls = createToolCalls(open, uniqueId);
  const emitOutput = createOutputEmitter(emit);

  const withCall = createCallFinder(calls, writer);

  return {
    input(nativeId, content, toolName, owner = {}) {
      if (content === "") return;
      if (isMainThread(owner)) turns.ensure();
      const toolId = calls.announce(nativeId);
      emit({ type: "toolInputChunk", toolId, content, toolName, ...ownerFields(owner) });
    },
    start(nativeId, start) {
      if (isMainThread(start)) turns.ensure();
      const toolId = calls.begin(nativeId, start);
      emit(startedOf(toolId, start));
      return toolId;
    },
    progress(nativeId, progress) {
      withCall(nativeId, ({ toolId, start }) =>
        emit({ type: "toolProgress", toolId, ...progress, ...ownerFields(start) }),
      );
    },
    output(nativeId, output) {
      withCall(nativeId, (call) => emitOutput(call, output));
    },
    complete: (nativeId, result) =>
      withCall(nativeId, (call) =>
        emit(requests.isDenied(call.toolId) ? ranThoughDenied(call) : completed(call, result)),
      ),
    fail: (nativeId, reason, error) =>
      withCall(nativeId, ({ toolId, start }) => {
        const { toolName } = start;
        emit({ type: "toolFailed", toolId, reason, toolName, error, ...ownerFields(start) });
      }),
    discardInput: (nativeId) => discardInput(calls.withdraw(nativeId), writer),
    ...lookUps(calls),
  };
}

type FindCall = (nativeId: string, work: (call: OpenCall) => void) => boolean;

/** Passes the oldest open call on; if there is none, the line does not fit. */
const createCallFinder =
  (calls: ToolCalls, writer: EventWriter): FindCall =>
  (nativeId, work) => {
    const call = calls.oldestOpen(nativeId);
    if (call === undefined) writer.refuse();
    else work(call);
    return call !== undefined;
  };

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

function discardInput(blockId: string | undefined, { open, emit }: EventWriter): void {
  if (blockId !== undefined && open.inputs.has(blockId))
    emit({ type: "blockDiscarded", blockId, reason: "retried" });
}

type LookUps = Pick<ToolEmitter, "idOf" | "lastIdOf" | "isOpen" | "openIds" | "startOf">;

const lookUps = ({ oldestOpen, newest, openIds, startOf }: ToolCalls): LookUps => ({
  idOf: (nativeId) => oldestOpen(nativeId)?.toolId,
  lastIdOf: newest,
  isOpen: (nativeId) => oldestOpen(nativeId) !== undefined,
  openIds,
  startOf,
});

/** Emits the new part of an output that is repeated from its start. */
function createOutputEmitter(emit: EventWriter["emit"]): (call: OpenCall, output: string) => void {
  // of a large output the length and a hash are kept
  const emitted = new LazyMap<string, GrowingText>();
  return ({ toolId, start }, output) => {
    const before = emitted.get(toolId);
    const isContinued = before?.isStartOf(output) === true;
    const news = isContinued ? output.slice(before.length()) : output;
    if (isContinued) before.add(news);
    else emitted.set(toolId, createGrowingText(news));
    if (news !== "") emit({ type: "toolProgress", toolId, output: news, ...ownerFields(start) });
  };
}
