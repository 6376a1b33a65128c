import {
  promptText,
  untyped,
  type Host,
  type JsonRpc,
  type Emitter,
  type TranslatorOptions,
} from "@agentstream/adapter-kit/author";

import { approvalPolicies } from "./approval-policies.ts";
import { startHandshake } from "./handshake.ts";
import { createHostState, isBusy, type HostContext } from "./host-state.ts";
import { flush, interrupt, startNext } from "./host-turns.ts";
import type { Threads } from "./threads.ts";

/** The side of the host, where the process was started by us. */
export interface Conversation {
  readonly host: Host;
  /** The server started a turn of the main thread. */
  readonly turnStarted: (turnId: string | undefined) => void;
  readonly turnEnded: () => void;
  /** Ends the turn that runs, or the one that is about to. */
  readonly interrupt: () => void;
  /** Whether we write to the server; otherwise we only watch. */
  readonly isHost: () => boolean;
  /** Nothing is on its way. */
  readonly isQuiet: () => boolean;
  readonly hasFailed: () => boolean;
  /** The thread is there: turns may be started. */
  readonly isReady: () => boolean;
}

export function createConversation(
  emitter: Emitter,
  rpc: JsonRpc,
  threads: Threads,
  { opening = {} }: TranslatorOptions,
): Conversation {
  const state = createHostState();
  const context: HostContext = { state, emitter, rpc, threads, opening };
  return {
    host: createHost(context),
    turnStarted(turnId) {
      state.isStarting = false;
      state.turnId ??= turnId;
      flush(context);
    },
    turnEnded() {
      state.isStarting = false;
      state.turnId = undefined;
      state.isInterrupted = false;
      state.queue.unshift(...state.steers.splice(0));
      startNext(context);
    },
    interrupt: () => interrupt(context),
    isHost: () => state.phase !== "watching",
    isQuiet: () => !state.isStarting && state.queue.length === 0,
    hasFailed: () => state.phase === "failed",
    isReady: () => state.phase === "ready",
  };
}

/** An approval would lead out of such a sandbox. */
const isReadOnly = ({ opening }: HostContext): boolean =>
  untyped.fields(untyped.fields(opening["thread"])["params"])["sandbox"] === "read-only";

function createHost(context: HostContext): Host {
  const { state, emitter } = context;
  return {
    start: () => startHandshake(context),
    prompt(input) {
      if (state.phase === "watching") return emitter.turns.expect(promptText(input.prompt));
      if (input.steer === true && isBusy(context)) {
        state.steers.push(input);
        return flush(context);
      }
      state.queue.push(input);
      startNext(context);
    },
    interrupt: () => interrupt(context),
    setModel(model) {
      state.changes = { ...state.changes, model };
    },
    setMode(mode) {
      const approval = approvalPolicies.get(mode);
      if (isReadOnly(context))
        emitter.log("warn", "In a read-only sandbox Codex asks for nothing.", "host");
      else if (approval !== undefined) state.changes = { ...state.changes, approval };
      else emitter.log("warn", `Codex has no mode "${mode}".`, "host");
    },
  };
}
