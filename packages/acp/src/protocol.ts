import {
  createJsonRpc,
  createLineParser,
  read,
  untyped,
  type Lenient,
  type NativeLine,
  type NativeProtocol,
  type Protocol,
} from "@agentstream/adapter-kit/author";
import type {
  AcpErrorAnswer,
  AcpSessionUpdateNotification,
} from "@agentstream/schema/native/acp/message";

import { endEarlyTurn } from "./early-answer.ts";
import { decideAcpEnding, noteStderr } from "./ending.ts";
import { notifications, requests } from "./handlers.ts";
import { createHost } from "./host.ts";
import { mapError } from "./map-error.ts";
import { observeAnswer } from "./observe-answer.ts";
import type { Quirks } from "./quirks.ts";
import { createState, forgetRun, type State } from "./state.ts";

/** The Agent Client Protocol over standard input and output, version 1, as one agent speaks it. */
export const acpProtocol = (info: Protocol["info"], quirks: Quirks = {}): Protocol => ({
  info,
  create(emitter, write, { opening = {}, resumed = false, now }): NativeProtocol {
    const isResumed = resumed || opening["resume"] !== undefined;
    const rpc = createJsonRpc(write);
    const state = createState({ emitter, rpc, quirks, opening, now, isResumed });
    return {
      line: (native) => takeMessage(native, state),
      // of an earlier run an update is kept whole
      parser: isResumed ? undefined : createLineParser(isChunk),
      nameOf: (native) => nameOf(native) ?? nameOfOther(native),
      stderr: (line) => noteStderr(line, state),
      host: createHost(state),
      isIdle: () => isIdle(state),
      wakeAt: () => state.earlyAnswer?.endsAt,
      end(exit) {
        endEarlyTurn(state);
        return decideAcpEnding(exit, state);
      },
      furtherRuns: {
        arePossible() {
          endEarlyTurn(state);
          return state.isReady && !emitter.turns.isOpen();
        },
        forgetLast: () => forgetRun(state),
      },
    };
  },
});

/** A piece of a text. */
function isChunk({ params }: Lenient<Named>): boolean {
  const { sessionUpdate } = read.fields(read.fields(params).update);
  return /^agent_\w+_chunk$/.test(read.string(sessionUpdate) ?? "");
}

type Named = AcpSessionUpdateNotification | AcpErrorAnswer;

/** An update is called by its kind, any other message by its method. */
function nameOf({ method, params, error }: Lenient<Named>): string | undefined {
  const { sessionUpdate } = read.fields(read.fields(params).update);
  const name = read.string(sessionUpdate) ?? read.string(method);
  return name ?? (error === undefined ? undefined : "error");
}

/** An answer has neither; what is no message of the protocol has its own type, if any. */
const nameOfOther = (native: NativeLine): string =>
  "result" in native ? "result" : (untyped.string(native["type"]) ?? "untyped");

/** False if it has no meaning among our events. */
function takeMessage(native: NativeLine, state: State): boolean {
  const message = state.rpc.take(native);
  switch (message.kind) {
    case "request":
      if (!state.isHosted) endEarlyTurn(state);
      return requests.dispatch(native, { id: message.id, state });
    case "notification":
      return notifications.dispatch(native, state);
    case "answer":
      // the request has its answer
      if (message.method !== undefined) return true;
      return state.isHosted
        ? emitStrayError(native, message.answer, state)
        : observeAnswer(message.answer, native.id, state);
    case "unknown":
      return false;
  }
}

type Answer = Parameters<typeof observeAnswer>[0];

/** An error that answers nothing: the agent could not read something. */
function emitStrayError({ id }: NativeLine, answer: Answer, { emitter, quirks }: State): boolean {
  if (answer.ok || (id !== undefined && id !== null)) return false;
  const { message, errorCode } = mapError(answer, quirks);
  emitter.error({ message, errorCode, fatal: false });
  return true;
}

/** Nothing runs, nothing waits, nothing is asked. An agent that is only watched is starting before its first turn. */
function isIdle(state: State): boolean {
  const { emitter, isHosted, isReady, hasFailed, isPrompting, queue, openRequests } = state;
  if (!isHosted) return emitter.turns.count() > 0 && !emitter.turns.isOpen();
  if (hasFailed) return true;
  return isReady && !isPrompting && queue.length === 0 && openRequests.size === 0;
}
