import { setMaxListeners } from "node:events";

import type { Input } from "@agentstream/adapter-kit";

import { builtIn } from "./agents/built-in.ts";
import { askVersion } from "./agents/read-version.ts";
import { checkRunOptions } from "./check-run-options.ts";
import { commandOf, prepareRun, type Prepared } from "./prepare-run.ts";
import { RefusedError } from "./refused-error.ts";
import type { HostInput, Patience, Run, StartRun } from "./run.ts";
import { buildEnvironment } from "./start/build-environment.ts";
import { checkPrompt } from "./start/check-prompt.ts";
import { createOrderedInputs } from "./start/create-ordered-inputs.ts";
import { createProcessTransport } from "./start/create-process-transport.ts";
import { noBytes } from "./start/no-bytes.ts";
import { writePlanFiles } from "./start/write-plan-files.ts";
import { createStopper, type Stopper } from "./stop/create-stopper.ts";
import { addLiveRun } from "./stop/live-runs.ts";
import { defaultRecordFolder } from "./stop/run-records.ts";
import { sweepOnce } from "./stop/sweep-once.ts";
import type { Arrival } from "./stream/arrival.ts";
import { createInbox } from "./stream/create-inbox.ts";
import { runBatches, type Life } from "./stream/run-batches.ts";
import type { Connection, Exited, Transport } from "./transport.ts";

const defaultPatience: Patience = {
  interruptMs: 3000,
  terminateMs: 5000,
  killMs: 5000,
  lingerMs: 10_000,
};

/** Starts an agent at once; throws a RefusedError, and starts nothing, if it cannot be run as the request asks. */
export const startRun: StartRun = (adapter, request, options = {}) => {
  checkRunOptions(options);
  const prepared = prepareRun(adapter, request, options);
  const patience = { ...defaultPatience, ...options.patience };
  const inbox = createInbox<Arrival>();
  const isAborted = options.signal?.aborted === true;
  const { connection, removeFiles } = isAborted ? notStarted() : open(prepared, patience);
  const givenUp = new AbortController();
  const stopper = createStopper({
    patience,
    interrupt: prepared.isInteractive
      ? () => inbox.put({ kind: "input", input: { type: "interrupt" } })
      : undefined,
    signal: connection.signal,
    onGivenUp: () => givenUp.abort(),
  });
  const exited = exitOf(connection, givenUp.signal);
  const life: Life = {
    prepared,
    patience,
    inbox,
    connection: { ...connection, exited },
    stopper,
    cleanUp: [removeFiles],
  };
  // files of a prompt are for those who speak with the agent: any other gets their paths
  const put = prepared.isInteractive ? createOrderedInputs(inbox.put, prepared.cwd).put : inbox.put;
  begin(life, put);
  watch(life);
  const run = createRun(life, put);
  life.cleanUp.push(addLiveRun(run));
  return run;
};

interface Opened {
  readonly connection: Connection;
  readonly removeFiles: () => void;
}

function open(prepared: Prepared, patience: Patience): Opened {
  const { adapter, options, cwd, tag, plan: planned } = prepared;
  const { passEnv = [], recordFolder = defaultRecordFolder() } = options;
  const own = (): Transport =>
    builtIn.get(adapter) ?? createProcessTransport({ patience, recordFolder });
  const transport = options.transport ?? own();
  if (options.transport === undefined) sweepOnce(recordFolder);
  const { plan, remove } = writePlanFiles(planned, tag);
  const env = buildEnvironment({
    environment: adapter.environment,
    host: process.env,
    passEnv,
    additions: plan.env,
    tag,
  });
  return { connection: transport.open(plan, { cwd, env, tag }), removeFiles: remove };
}

/** What no signal ends is left where it is: a run must end. */
const unkillable: Exited = { code: null, signal: "SIGKILL" };

const isGivenUp = (exited: Exited): boolean => exited === unkillable;

const exitOf = ({ exited }: Connection, givenUp: AbortSignal): Promise<Exited> =>
  new Promise((resolve) => {
    void exited.then(resolve);
    givenUp.addEventListener("abort", () => resolve(unkillable), { once: true });
  });

/** It was aborted before it began. */
const notStarted = (): Opened => ({
  connection: {
    pid: undefined,
    stdout: noBytes(),
    stderr: noBytes(),
    write: () => Promise.resolve(),
    closeInput: () => {},
    signal: () => {},
    exited: Promise.resolve({ code: null, signal: null }),
  },
  removeFiles: () => {},
});

type Put = (arrival: Arrival) => void;

/** The agent's input and output are set going. */
function begin({ prepared, inbox, connection, stopper }: Life, put: Put): void {
  const { isInteractive, plan, prompt } = prepared;
  const pump = async (
    kind: "stdout" | "stderr",
    source: AsyncIterable<Uint8Array>,
  ): Promise<void> => {
    for await (const bytes of source) await inbox.offer({ kind, bytes });
  };
  inbox.put({ kind: "input", input: { type: "start" } });
  put({ kind: "input", isFirst: true, input: { type: "prompt", prompt } });
  const pumps = Promise.allSettled([
    pump("stdout", connection.stdout),
    pump("stderr", connection.stderr),
  ]);
  void connection.exited.then(async (exited) => {
    stopper.done();
    if (!isGivenUp(exited)) await pumps;
    inbox.put({ kind: "exited", exited });
  });
  if (isInteractive) return;
  if (plan.stdin !== undefined)
    connection
      .write(plan.stdin)
      .catch((error: unknown) => inbox.put({ kind: "writeFailed", error: errorOf(error) }));
  connection.closeInput();
}

/** The clocks and the wishes of others that may end a run. */
function watch({ prepared, inbox, stopper, connection, cleanUp }: Life): void {
  const { options, plan, agentVersion } = prepared;
  const { signal, totalTimeoutMs, transport } = options;
  const onAbort = (): void => stopper.stop({ sent: "interrupt" });
  if (signal?.aborted === true) onAbort();
  else if (signal !== undefined) {
    // one signal may end any number of runs; each takes its listener away itself
    setMaxListeners(0, signal);
    signal.addEventListener("abort", onAbort, { once: true });
  }
  cleanUp.push(() => signal?.removeEventListener("abort", onAbort));
  if (totalTimeoutMs !== undefined) {
    const timer = setTimeout(
      () => stopper.stop({ sent: "timeout", limit: "totalTimeout" }),
      totalTimeoutMs,
    );
    cleanUp.push(() => clearTimeout(timer));
  }
  const isKnown = agentVersion !== undefined || transport !== undefined;
  if (isKnown || connection.pid === undefined) return;
  const { answer, giveUp } = askVersion(commandOf(plan, options));
  cleanUp.push(giveUp);
  void answer.then((version) => {
    if (version !== undefined) inbox.put({ kind: "version", version });
  });
}

function createRun(life: Life, put: Put): Run {
  const { prepared, connection, stopper } = life;
  return {
    sessionId: prepared.sessionId,
    batches: runBatches(life),
    send: (input) => put({ kind: "input", input: checked(input, prepared) }),
    cancel: (why = "cancel") => stopper.stop(causeOf(why)),
    finish: () => put({ kind: "finish" }),
    pid: () => (life.isOver === true ? undefined : connection.pid),
  };
}

const causeOf = (why: "cancel" | "timeout"): Parameters<Stopper["stop"]>[0] =>
  why === "timeout" ? { sent: why, limit: "totalTimeout" } : { sent: why };

function checked(input: HostInput, { cwd }: Prepared): Input {
  const faults = input.type === "prompt" ? checkPrompt(input.prompt, cwd) : [];
  if (faults.length > 0) throw new RefusedError(faults);
  return input;
}

const errorOf = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));
