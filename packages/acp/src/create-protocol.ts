import {
  createJsonRpc,
  untyped as read,
  type NativeObject,
  type NativeProtocol,
  type Protocol,
} from "@agentstream/adapter-kit";

import { createHost } from "./create-host.ts";
import { decideAcpEnding, noteStderr } from "./ending.ts";
import { handleNotification, handleRequest } from "./handle-request.ts";
import { mapError } from "./map-error.ts";
import { observeAnswer } from "./observe-answer.ts";
import type { Quirks } from "./quirks.ts";
import { createState, type State } from "./state.ts";

/** The Agent Client Protocol over standard input and output, version 1, as one agent speaks it. */
export const acpProtocol = (info: Protocol["info"], quirks: Quirks = {}): Protocol => ({
  info,
  create(emitter, write, { opening = {}, resumed = false }): NativeProtocol {
    const isResumed = resumed || opening["resume"] !== undefined;
    const state = createState({ emitter, rpc: createJsonRpc(write), quirks, opening, isResumed });
    return {
      line(native) {
        if (!takeMessage(native, state)) emitter.extension(nameOf(native), native);
      },
      nameOf,
      stderr: (line) => noteStderr(line, state),
      host: createHost(state),
      isIdle: () => isIdle(state),
      end: (exit) => decideAcpEnding(exit, state),
    };
  },
});

/** An update is called by its kind, any other message by its method; an answer has neither. */
function nameOf({ method, params, error }: NativeObject): string {
  const kind = read.string(read.fields(read.fields(params)["update"])["sessionUpdate"]);
  return kind ?? read.string(method) ?? (error === undefined ? "result" : "error");
}

/** False if it has no meaning among ours. */
function takeMessage(native: NativeObject, state: State): boolean {
  const message = state.rpc.take(native);
  switch (message.kind) {
    case "request":
      return handleRequest(message.method, message.id, message.params, state);
    case "notification":
      return handleNotification(message.method, message.params, state);
    case "answer":
      // whoever asked has been told
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
function emitStrayError({ id }: NativeObject, answer: Answer, { emitter, quirks }: State): boolean {
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
