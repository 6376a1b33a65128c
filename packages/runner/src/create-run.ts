import type { Input } from "@agentstream/adapter-kit";

import type { Prepared } from "./prepare-run.ts";
import { RefusedError } from "./refused-error.ts";
import type { HostInput, Run, SendResult } from "./run.ts";
import { checkPrompt } from "./start/check-prompt.ts";
import type { Stopper } from "./stop/create-stopper.ts";
import type { Arrival, Reply } from "./stream/arrival.ts";
import { runBatches, type RunState } from "./stream/run-batches.ts";

export type Put = (arrival: Arrival) => void;

/** The run as its host has it. */
export function createRun(state: RunState, put: Put, kept: Run["kept"]): Run {
  const { prepared, process, stopper } = state;
  return {
    sessionId: prepared.sessionId,
    batches: runBatches(state),
    send: createSend(state, put),
    cancel: (why = "cancel") => stopper.stop(causeOf(why)),
    finish: () => put({ kind: "finish" }),
    pid: () => (state.isOver ? undefined : process.connection.pid),
    kept,
  };
}

/** Every input gets its result: at the latest when the run is over. */
function createSend(state: RunState, put: Put): Run["send"] {
  const { prepared, cleanUp } = state;
  const waiting = new Set<Reply>();
  const overWhy = "The run is over.";
  cleanUp.push(() => {
    for (const reply of waiting) reply(overWhy);
  });
  return (given) => {
    const input = checked(given, prepared);
    return new Promise<SendResult>((resolve) => {
      const reply: Reply = (refused) => {
        waiting.delete(reply);
        resolve(refused === undefined ? { isUsed: true } : { isUsed: false, reason: refused });
      };
      if (state.isOver) return reply(overWhy);
      waiting.add(reply);
      put({ kind: "input", input, reply });
    });
  };
}

const causeOf = (why: "cancel" | "timeout"): Parameters<Stopper["stop"]>[0] =>
  why === "timeout" ? { sent: why, limit: "totalTimeout" } : { sent: why };

function checked(input: HostInput, { cwd }: Prepared): Input {
  const faults = input.type === "prompt" ? checkPrompt(input.prompt, cwd) : [];
  if (faults.length > 0) throw new RefusedError(faults);
  return input;
}
