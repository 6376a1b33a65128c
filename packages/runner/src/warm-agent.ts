import type { Adapter } from "@agentstream/adapter-kit";
import type { RunRequest } from "@agentstream/schema";

import { checkRunOptions } from "./check-run-options.ts";
import { keepAgent } from "./keep-agent.ts";
import { prepareRun } from "./prepare-run.ts";
import type { KeptAgent, RunOptions } from "./run.ts";
import { beginRun, openProcess } from "./start-run.ts";
import { createStopper } from "./stop/create-stopper.ts";
import { createAgentInput } from "./stream/agent-input.ts";
import type { Arrival } from "./stream/arrival.ts";
import { createArrivalHandler } from "./stream/handle-arrivals.ts";
import { cleanAll, type RunState } from "./stream/run-batches.ts";

export type WarmAgent = (
  adapter: Adapter,
  request: RunRequest,
  options?: RunOptions,
) => Promise<KeptAgent | undefined>;

/**
 * Starts an agent, and gets it ready for its first prompt, which comes later: what it prints until then is in no run.
 * Undefined: it has ended before, or was stopped by `signal`, or its protocol cannot wait; the run that needs it
 * starts it anew, and reports why.
 */
export const warmAgent: WarmAgent = async (adapter, request, options = {}) => {
  checkRunOptions(options);
  const prepared = prepareRun(adapter, request, options);
  if (!prepared.isInteractive) return undefined;
  const process = openProcess(prepared);
  const { connection, timeouts, giveUp, inbox, lines } = process;
  const stopper = createStopper({
    timeouts,
    interrupt: undefined,
    signal: connection.signal,
    onGivenUp: giveUp,
  });
  const stop = (): void => stopper.stop({ sent: "cancel" });
  options.signal?.addEventListener("abort", stop, { once: true });
  const opening = { type: "start" } as const;
  const state: RunState = {
    prepared,
    process,
    opening,
    stopper,
    cleanUp: [],
    isOver: false,
    isKept: true,
  };
  const { handle, progress } = createArrivalHandler(prepared, lines, stopper.cause);
  const input = createAgentInput(state);
  let arrival: Arrival = { kind: "input", input: opening };
  for (;;) {
    input.write(handle(arrival)?.writes ?? []);
    if ("reply" in arrival) arrival.reply?.(undefined);
    if (progress.isOver()) break;
    const ended = handle({ kind: "input", input: { type: "endRun", durationMs: 0 } });
    if (ended?.refused === undefined) {
      options.signal?.removeEventListener("abort", stop);
      return keepAgent(state, beginRun);
    }
    arrival = await inbox.next();
  }
  options.signal?.removeEventListener("abort", stop);
  stopper.done();
  await cleanAll(process.cleanUp);
  return undefined;
};
