import { checkRunOptions } from "./check-run-options.ts";
import { createRun, type Put } from "./create-run.ts";
import { errorOf } from "./error-of.ts";
import { keepAgent } from "./keep-agent.ts";
import { prepareRun, type Prepared } from "./prepare-run.ts";
import type { KeptAgent, StartRun, StopTimeouts } from "./run.ts";
import { createOrderedInputs } from "./start/create-ordered-inputs.ts";
import { notStarted, openAgent } from "./start/open-agent.ts";
import { createStopper } from "./stop/create-stopper.ts";
import { addLiveRun } from "./stop/live-runs.ts";
import type { Arrival } from "./stream/arrival.ts";
import { createInbox, type Inbox } from "./stream/create-inbox.ts";
import { createOutputLines } from "./stream/handle-arrivals.ts";
import type { AgentProcess, RunState } from "./stream/run-batches.ts";
import { watchRun } from "./stream/watch-run.ts";
import type { Connection, Exited } from "./transport.ts";

const defaultTimeouts: StopTimeouts = {
  interruptMs: 3000,
  terminateMs: 5000,
  killMs: 5000,
  lingerMs: 10_000,
};

/** Starts an agent at once; throws a RefusedError, and starts nothing, if it cannot be run as the request asks. */
export const startRun: StartRun = (adapter, request, options = {}) => {
  checkRunOptions(options);
  const prepared = prepareRun(adapter, request, options);
  return beginRun(prepared, openProcess(prepared), { type: "start" });
};

/** Starts the process of an agent, and reads it. */
export function openProcess(prepared: Prepared): AgentProcess {
  const { options } = prepared;
  const timeouts = { ...defaultTimeouts, ...options.stopTimeouts };
  const isAborted = options.signal?.aborted === true;
  const { connection, removeFiles } = isAborted ? notStarted() : openAgent(prepared, timeouts);
  const inbox = createInbox<Arrival>();
  const { exited, giveUp } = exitOf(connection);
  const process: AgentProcess = {
    timeouts,
    inbox,
    connection: { ...connection, exited },
    lines: createOutputLines(),
    giveUp,
    cleanUp: [removeFiles],
  };
  readAgent(prepared, process);
  return process;
}

/** A run of a process that was just started, or that has ended its last one. */
export function beginRun(
  prepared: Prepared,
  process: AgentProcess,
  opening: RunState["opening"],
  onUnserved?: RunState["onUnserved"],
): ReturnType<StartRun> {
  const { inbox, connection, timeouts } = process;
  const stopper = createStopper({
    timeouts,
    interrupt: prepared.isInteractive
      ? () => inbox.put({ kind: "input", input: { type: "interrupt" } })
      : undefined,
    signal: connection.signal,
    onGivenUp: process.giveUp,
  });
  const state: RunState = {
    prepared,
    process,
    opening,
    stopper,
    onUnserved,
    cleanUp: [],
    isOver: false,
    isKept: false,
  };
  const put = putOf(prepared, inbox);
  put({ kind: "input", isFirst: true, input: { type: "prompt", prompt: prepared.prompt } });
  watchRun(state);
  let kept: KeptAgent | undefined;
  const run = createRun(state, put, () => kept);
  state.cleanUp.push(addLiveRun(run), () => {
    kept = state.isKept ? keepAgent(state, beginRun) : undefined;
  });
  return run;
}

/** The files of a prompt are for agents with a two-way protocol: any other gets their paths. */
const putOf = ({ isInteractive, cwd }: Prepared, { put }: Inbox<Arrival>): Put =>
  isInteractive ? createOrderedInputs(put, cwd).put : put;

/** Reads the agent's output to its end, and writes what it gets at once. */
function readAgent({ isInteractive, plan }: Prepared, { inbox, connection }: AgentProcess): void {
  const outputs = Promise.allSettled(
    (["stdout", "stderr"] as const).map((kind) =>
      inbox.putAll(connection[kind], (bytes, onHandled) => ({ kind, bytes, onHandled })),
    ),
  );
  void connection.exited.then(async (exited) => {
    if (!isGivenUp(exited)) await outputs;
    inbox.put({ kind: "exited", exited });
  });
  if (isInteractive) return;
  if (plan.stdin !== undefined)
    connection
      .write(plan.stdin)
      .catch((error: unknown) => inbox.put({ kind: "writeFailed", error: errorOf(error) }));
  connection.closeInput();
}

/** A process that no signal ends is left where it is: a run must end. */
const unkillable: Exited = { code: null, signal: "SIGKILL" };

const isGivenUp = (exited: Exited): boolean => exited === unkillable;

function exitOf(connection: Connection): Pick<Connection, "exited"> & Pick<AgentProcess, "giveUp"> {
  let giveUp = (): void => {};
  const exited = new Promise<Exited>((resolve) => {
    giveUp = () => resolve(unkillable);
    void connection.exited.then(resolve);
  });
  return { exited, giveUp };
}
