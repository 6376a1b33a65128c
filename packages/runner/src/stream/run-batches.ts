import type { UnifiedEvent } from "@agentstream/schema";

import type { Prepared } from "../prepare-run.ts";
import type { StopTimeouts } from "../run.ts";
import type { Stopper } from "../stop/create-stopper.ts";
import type { Connection } from "../transport.ts";
import { createAgentInput, type AgentInput } from "./agent-input.ts";
import { answerRequests } from "./answer-requests.ts";
import type { Arrival } from "./arrival.ts";
import { createClocks, type Clocks } from "./create-clocks.ts";
import type { Inbox } from "./create-inbox.ts";
import { createArrivalHandler } from "./handle-arrivals.ts";

/** A run that was started. */
export interface RunState {
  readonly prepared: Prepared;
  readonly timeouts: StopTimeouts;
  readonly inbox: Inbox<Arrival>;
  readonly connection: Connection;
  readonly stopper: Stopper;
  /** Called when the run is over. */
  readonly cleanUp: (() => void | Promise<void>)[];
  isOver: boolean;
}

/** Reads a run to its end. Leaving the loop before stops the agent. */
export async function* runBatches(state: RunState): AsyncGenerator<readonly UnifiedEvent[]> {
  const { prepared, inbox, stopper } = state;
  const { handle, progress } = createArrivalHandler(prepared, stopper.cause);
  const clocks = createClocks(state, progress);
  const input = createAgentInput(state);
  try {
    while (!progress.isOver()) {
      clocks.waitForAgent();
      const arrival = unlessLate(await inbox.next(), input);
      clocks.heard();
      const step = handle(arrival);
      if (step !== undefined) {
        clocks.setWake(step.wakeAt);
        if (step.events.length > 0) yield step.events;
        input.write(step.writes);
        answerRequests(step.events, prepared.options, (given) =>
          inbox.put({ kind: "input", input: given }),
        );
      }
      if ("reply" in arrival) arrival.reply?.(step?.refused);
      if (arrival.kind === "finish") input.finish();
      if (arrival.kind === "writeFailed" && prepared.isInteractive && stopper.cause() === undefined)
        stopper.stop({ sent: undefined }, "SIGTERM");
      const isLast = input.isFinished() || stopper.cause() !== undefined;
      clocks.setSettled(isLast && progress.isSettled() && inbox.isEmpty());
      if (clocks.isSettled()) input.close();
    }
  } finally {
    await end(state, clocks, progress.isOver());
  }
}

/** Stops whatever still runs, as its events are no longer read. */
async function end(state: RunState, clocks: Clocks, isOver: boolean): Promise<void> {
  const { inbox, stopper, connection, cleanUp } = state;
  clocks.clear();
  inbox.close();
  if (!isOver) {
    if (stopper.cause() === undefined) stopper.stop({ sent: "cancel" }, "SIGTERM");
    await connection.exited;
  }
  state.isOver = true;
  stopper.done();
  await Promise.all(cleanUp.map(async (clean) => clean()));
}

/** A prompt that can no longer be written must not be waited for. */
function unlessLate(arrival: Arrival, input: AgentInput): Arrival {
  const isFurther =
    arrival.kind === "input" && arrival.input.type === "prompt" && arrival.isFirst !== true;
  return isFurther && input.isClosed() ? { kind: "latePrompt", reply: arrival.reply } : arrival;
}
