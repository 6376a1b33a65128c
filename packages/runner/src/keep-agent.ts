import { createReplaceableRun } from "./create-replaceable-run.ts";
import type { Prepared } from "./prepare-run.ts";
import type { KeptAgent, Run } from "./run.ts";
import { createStopper } from "./stop/create-stopper.ts";
import { addLiveRun } from "./stop/live-runs.ts";
import { cleanAll, type AgentProcess, type RunState } from "./stream/run-batches.ts";

type BeginRun = (
  prepared: Prepared,
  process: AgentProcess,
  opening: RunState["opening"],
  onUnserved?: RunState["onUnserved"],
) => Run;

/** The agent that a run has left, until its next run begins. */
export function keepAgent({ prepared, process }: RunState, beginRun: BeginRun): KeptAgent {
  const { connection } = process;
  let isAlive = true;
  let isTaken = false;
  const end = async (): Promise<void> => {
    if (!isTaken) await endProcess(process);
  };
  const forget = addLiveRun({ cancel: () => void end() });
  void connection.exited.then(() => {
    isAlive = false;
    void end();
  });
  return {
    isAlive: () => isAlive && !isTaken && connection.hasEnded?.() !== true,
    exited: connection.exited,
    startRun(prompt, { position, startAnew, ...options }) {
      if (isTaken) throw new Error("The agent serves its next run already.");
      isTaken = true;
      forget();
      const now = prepared.now();
      const next = {
        ...prepared,
        prompt,
        notices: options.notices ?? [],
        startedAt: now,
        options: { ...prepared.options, ...options },
      };
      const begin = (onUnserved?: () => void): Run =>
        beginRun(next, process, { type: "nextRun", position }, onUnserved);
      return startAnew === undefined ? begin() : createReplaceableRun(begin, startAnew);
    },
    async end() {
      forget();
      await end();
    },
  };
}

/** Ends a process that waits: its input ends, and it gets signals if it stays. What it still prints is dropped. */
async function endProcess(process: AgentProcess): Promise<void> {
  const { connection, inbox, timeouts, cleanUp, giveUp } = process;
  inbox.close();
  connection.closeInput();
  const stopper = createStopper({
    timeouts,
    interrupt: undefined,
    signal: connection.signal,
    onGivenUp: giveUp,
  });
  const late = setTimeout(() => stopper.stop({ sent: "cancel" }, "SIGTERM"), timeouts.lingerMs);
  await connection.exited;
  clearTimeout(late);
  stopper.done();
  await cleanAll(cleanUp);
}
