import {
  promptText,
  type Host,
  type JsonRpc,
  type Emitter,
  type TranslatorOptions,
} from "@agentstream/adapter-kit";

import { approvalPolicies } from "./approval-policies.ts";
import { greet } from "./greet.ts";
import { flush, interrupt, startNext } from "./host-turns.ts";
import { createTalk, isBusy, type Parts } from "./talk.ts";
import type { Threads } from "./threads.ts";

/** What we say to the server of our own accord, when we are its host. */
export interface Conversation {
  readonly host: Host;
  /** A turn of the main thread began, as the server says. */
  readonly turnStarted: (turnId: string | undefined) => void;
  readonly turnEnded: () => void;
  /** Ends the turn that runs, or the one that is about to. */
  readonly interrupt: () => void;
  /** Whether we speak; otherwise we only watch. */
  readonly isHost: () => boolean;
  /** Nothing is on its way. */
  readonly isQuiet: () => boolean;
  readonly hasFailed: () => boolean;
}

export function createConversation(
  emitter: Emitter,
  rpc: JsonRpc,
  threads: Threads,
  { opening = {} }: TranslatorOptions,
): Conversation {
  const talk = createTalk();
  const parts: Parts = { talk, emitter, rpc, threads, opening };
  return {
    host: createHost(parts),
    turnStarted(turnId) {
      talk.isStarting = false;
      talk.turnId ??= turnId;
      flush(parts);
    },
    turnEnded() {
      talk.isStarting = false;
      talk.turnId = undefined;
      talk.isInterrupted = false;
      talk.queue.unshift(...talk.steers.splice(0));
      startNext(parts);
    },
    interrupt: () => interrupt(parts),
    isHost: () => talk.phase !== "watching",
    isQuiet: () => !talk.isStarting && talk.queue.length === 0,
    hasFailed: () => talk.phase === "failed",
  };
}

function createHost(parts: Parts): Host {
  const { talk, emitter } = parts;
  return {
    start: () => greet(parts),
    prompt(input) {
      if (talk.phase === "watching") return emitter.turns.expect(promptText(input.prompt));
      if (input.steer === true && isBusy(parts)) {
        talk.steers.push(input);
        return flush(parts);
      }
      talk.queue.push(input);
      startNext(parts);
    },
    interrupt: () => interrupt(parts),
    setModel(model) {
      talk.changes = { ...talk.changes, model };
    },
    setMode(mode) {
      const approval = approvalPolicies.get(mode);
      if (approval !== undefined) talk.changes = { ...talk.changes, approval };
      else emitter.log("warn", `Codex has no mode "${mode}".`, "host");
    },
  };
}
