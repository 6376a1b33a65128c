import type { ToolCompletedEvent, ToolProgressEvent } from "@agentstream/schema";
import type { ToolFailedEvent, ToolStartedEvent } from "@agentstream/schema/written";
import {
  isMainThread,
  ownerFields,
  type EventDraft,
  type Owner,
  type Undefinable,
} from "@agentstream/stream";

import type { EventWriter } from "./event-writer.ts";
import type { RequestEmitter } from "./request-emitter.ts";
import { createToolCalls, type OpenCall, type ToolCalls } from "./tool-calls.ts";
import type { TurnEmitter } from "./turn-emitter.ts";

type Identity =
  | "type"
  | "toolId"
  | "id"
  | "sessionId"
  | "timestamp"
  | "parentToolId"
  | "subagentId";
export type ToolStart = Undefinable<Omit<ToolStartedEvent, Identity>> & Owner;
type ToolResult = Undefinable<Omit<ToolCompletedEvent, Identity>>;
type ToolProgress = Undefinable<Omit<ToolProgressEvent, Identity>>;

/** Tools by their native ids. What does not fit, a result without a start say, is refused: the line is told whole. */
export interface ToolEmitter {
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

export function createToolEmitter(
  writer: EventWriter,
  turns: TurnEmitter,
  requests: Pick<RequestEmitter, "isDenied">,
  uniqueId: (kind: string, nativeId: string) => string,
): ToolEmitter {
  const { open, emit } = writer;
  const calls = createToolCalls(open, uniqueId);
  const emitOutput = createOutputTeller(emit);

  /** Does something with the oldest open call; if there is none the line does not fit. */
  function withCall(nativeId: string, work: (call: OpenCall) => void): boolean {
    const call = calls.oldestOpen(nativeId);
    if (call === undefined) writer.refuse();
    else work(call);
    return call !== undefined;
  }

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
      withCall(nativeId, ({ toolId, start }) => {
        const { toolName } = start;
        const owner = ownerFields(start);
        // an agent that runs what was denied must not look as if it had been allowed
        if (requests.isDenied(toolId)) {
          const denied = { reason: "denied", error: ranThoughDenied } as const;
          emit({ type: "toolFailed", ...denied, toolId, toolName, ...owner });
        } else emit({ type: "toolCompleted", toolId, toolName, ...result, ...owner });
      }),
    fail: (nativeId, reason, error) =>
      withCall(nativeId, ({ toolId, start }) => {
        const { toolName } = start;
        emit({ type: "toolFailed", toolId, reason, toolName, error, ...ownerFields(start) });
      }),
    discardInput: (nativeId) => discardInput(calls.withdraw(nativeId), writer),
    ...lookUps(calls),
  };
}

/** The owner's fields come last. Most calls are the main thread's, and need no copy without them. */
function startedOf(toolId: string, start: ToolStart): EventDraft {
  if (isMainThread(start)) return { type: "toolStarted", toolId, ...start };
  const { parentToolId, subagentId, ...fields } = start;
  return { type: "toolStarted", toolId, ...fields, parentToolId, subagentId };
}

const ranThoughDenied = "The agent reported a result, although the call was denied.";

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

/** Tells of an output that is repeated from its beginning only what is new. */
function createOutputTeller(emit: EventWriter["emit"]): (call: OpenCall, output: string) => void {
  const told = new Map<string, string>();
  return ({ toolId, start }, output) => {
    const before = told.get(toolId) ?? "";
    const news = output.startsWith(before) ? output.slice(before.length) : output;
    told.set(toolId, output);
    if (news !== "") emit({ type: "toolProgress", toolId, output: news, ...ownerFields(start) });
  };
}
