import type { Input } from "@agentstream/adapter-kit";
import type { UnifiedEvent } from "@agentstream/schema";

import type { Prepared } from "../prepare-run.ts";
import type { StopTimeouts } from "../run.ts";
import type { Stopper } from "../stop/create-stopper.ts";
import type { Connection } from "../transport.ts";
import { createAgentInput, type AgentInput } from "./agent-input.ts";
import { answerRequests } from "./answer-requests.ts";
import type { Arrival } from "./arrival.ts";
import { createClocks, type Clocks } from "./create-clocks.ts";
import { createHold } from "./create-hold.ts";
import type { Inbox } from "./create-inbox.ts";
import { createArrivalHandler, type OutputLines } from "./handle-arrivals.ts";

/** The process of an agent, which may serve several runs. */
export interface AgentProcess {
  readonly timeouts: StopTimeouts;
  readonly inbox: Inbox<Arrival>;
  readonly connection: Connection;
  readonly lines: OutputLines;
  /** It does not end, whatever is done: it counts as ended. */
  readonly giveUp: () => void;
  /** Called when it is gone. */
  readonly cleanUp: CleanUp;
}

/** A run that was started. */
export interface RunState {
  readonly prepared: Prepared;
  readonly process: AgentProcess;
  readonly stopper: Stopper;
  /** The first input: the process was started, or serves its next run. */
  readonly opening: Extract<Input, { type: "start" | "nextRun" }>;
  /** Another process can serve the run: called where this one had ended before it printed anything for it. */
  readonly onUnserved?: (() => void) | undefined;
  /** Called when the run is over. */
  readonly cleanUp: CleanUp;
  isOver: boolean;
  /** The run is over, and its process stays. */
  isKept: boolean;
}

type CleanUp = (() => void | Promise<void>)[];

export const cleanAll = async (cleanUp: CleanUp): Promise<void> => {
  await Promise.all(cleanUp.splice(0).map(async (clean) => clean()));
};

/** Reads a run to its end. Leaving the loop before stops the agent. */
export async function* runBatches(state: RunState): AsyncGenerator<readonly UnifiedEvent[]> {
  const { prepared, process, stopper } = state;
  const { inbox, lines } = process;
  const { handle, progress } = createArrivalHandler(prepared, lines, stopper.cause);
  const clocks = createClocks(state, progress);
  const input = createAgentInput(state);
  const hold = createHold(state);
  let next: Arrival | undefined = { kind: "input", input: state.opening };
  let mayKeep = prepared.options.keep === true && prepared.isInteractive;
  try {
    while (!progress.isOver()) {
      clocks.waitForAgent();
      const arrival = unlessLate(next ?? (await inbox.next()), input);
      next = undefined;
      clocks.heard();
      const step = handle(arrival);
      if (step !== undefined) clocks.setWake(step.wakeAt);
      const events = hold.pass(arrival, step?.events);
      if (events.length > 0) yield events;
      if (step !== undefined) {
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
      const isSettled = isLast && progress.isSettled() && inbox.isEmpty();
      if (isSettled && mayKeep && stopper.cause() === undefined) {
        mayKeep = false;
        const ended = handle({ kind: "input", input: endRun(prepared) });
        state.isKept = ended?.refused === undefined;
        if (ended !== undefined && state.isKept) {
          progress.end();
          yield hold.release(ended.events);
          continue;
        }
      }
      clocks.setSettled(isSettled);
      if (clocks.isSettled()) input.close();
    }
  } finally {
    await end(state, clocks, progress.isOver());
  }
}

const endRun = ({ now, startedAt }: Prepared): Input => ({
  type: "endRun",
  durationMs: now() - startedAt,
});

/** Stops whatever still runs, as its events are no longer read. */
async function end(state: RunState, clocks: Clocks, isOver: boolean): Promise<void> {
  const { stopper, cleanUp, process, isKept } = state;
  const { inbox, connection } = process;
  clocks.clear();
  if (!isKept) inbox.close();
  if (!isOver) {
    if (stopper.cause() === undefined) stopper.stop({ sent: "cancel" }, "SIGTERM");
    await connection.exited;
  }
  state.isOver = true;
  stopper.done();
  await cleanAll(cleanUp);
  if (!isKept) await cleanAll(process.cleanUp);
}

/** A prompt that can no longer be written must not be waited for. */
function unlessLate(arrival: Arrival, input: AgentInput): Arrival {
  const isFurther =
    arrival.kind === "input" && arrival.input.type === "prompt" && arrival.isFirst !== true;
  return isFurther && input.isClosed() ? { kind: "latePrompt", reply: arrival.reply } : arrival;
}
