import { setMaxListeners } from "node:events";

import type { Input } from "@agentstream/adapter-kit";

import { builtIn } from "./agents/built-in.ts";
import { askVersion } from "./agents/read-version.ts";
import { versionCommandOf } from "./agents/version-command.ts";
import { checkRunOptions } from "./check-run-options.ts";
import { prepareRun, type Prepared } from "./prepare-run.ts";
import { RefusedError } from "./refused-error.ts";
import type { HostInput, Run, SendResult, StartRun, StopTimeouts } from "./run.ts";
import { buildEnvironment } from "./start/build-environment.ts";
import { checkPrompt } from "./start/check-prompt.ts";
import { environmentOf, wrapPlan } from "./start/confine.ts";
import { createOrderedInputs } from "./start/create-ordered-inputs.ts";
import { createProcessTransport } from "./start/create-process-transport.ts";
import { noBytes } from "./start/no-bytes.ts";
import { checkFolderUnchanged } from "./start/open-folder.ts";
import { writePlanFiles } from "./start/write-plan-files.ts";
import { createStopper, type Stopper } from "./stop/create-stopper.ts";
import { addLiveRun } from "./stop/live-runs.ts";
import { defaultRecordFolder } from "./stop/run-records.ts";
import { sweepOnce } from "./stop/sweep-once.ts";
import type { Arrival, Reply } from "./stream/arrival.ts";
import { createInbox } from "./stream/create-inbox.ts";
import { runBatches, type RunState } from "./stream/run-batches.ts";
import type { Connection, Exited, Transport } from "./transport.ts";

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
  const timeouts = { ...defaultTimeouts, ...options.stopTimeouts };
  const inbox = createInbox<Arrival>();
  const isAborted = options.signal?.aborted === true;
  const { connection, removeFiles } = isAborted ? notStarted() : open(prepared, timeouts);
  const givenUp = new AbortController();
  const stopper = createStopper({
    timeouts,
    interrupt: prepared.isInteractive
      ? () => inbox.put({ kind: "input", input: { type: "interrupt" } })
      : undefined,
    signal: connection.signal,
    onGivenUp: () => givenUp.abort(),
  });
  const exited = exitOf(connection, givenUp.signal);
  const state: RunState = {
    prepared,
    timeouts,
    inbox,
    connection: { ...connection, exited },
    stopper,
    cleanUp: [removeFiles],
    isOver: false,
  };
  // the files of a prompt are for agents with a two-way protocol: any other gets their paths
  const put = prepared.isInteractive ? createOrderedInputs(inbox.put, prepared.cwd).put : inbox.put;
  readAgent(state, put);
  watch(state);
  const run = createRun(state, put);
  state.cleanUp.push(addLiveRun(run));
  return run;
};

interface Opened {
  readonly connection: Connection;
  readonly removeFiles: () => void;
}

function open(prepared: Prepared, timeouts: StopTimeouts): Opened {
  const { adapter, options, cwd, tag, plan: planned } = prepared;
  const {
    passEnv = [],
    recordFolder = defaultRecordFolder(),
    cwdIsResolved,
    confinement = {},
  } = options;
  // an agent without a process uses the path
  if (cwd !== undefined && cwdIsResolved === true && builtIn.has(adapter))
    checkFolderUnchanged(cwd);
  const own = (): Transport =>
    builtIn.get(adapter) ??
    createProcessTransport({ timeouts, recordFolder, install: adapter.command?.install });
  const transport = options.transport ?? own();
  if (options.transport === undefined) sweepOnce(recordFolder);
  const { user } = confinement;
  const { plan, remove } = writePlanFiles(planned, tag, user);
  const env = buildEnvironment({
    environment: adapter.environment,
    host: process.env,
    passEnv,
    additions: { ...traceOf(prepared), ...plan.env },
    tag,
  });
  return {
    connection: transport.open(wrapPlan(plan, confinement, { cwd, tag }), {
      cwd,
      cwdIsResolved,
      user,
      env: environmentOf(env, confinement),
      tag,
    }),
    removeFiles: remove,
  };
}

function traceOf({ options, sessionId }: Prepared): Readonly<Record<string, string>> {
  const { traceparentOf, position } = options;
  return traceparentOf === undefined
    ? {}
    : { TRACEPARENT: traceparentOf(sessionId, position?.run ?? 1) };
}

/** A process that no signal ends is left where it is: a run must end. */
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

/** Reads the agent's output, and writes its first input. */
function readAgent({ prepared, inbox, connection, stopper }: RunState, put: Put): void {
  const { isInteractive, plan, prompt } = prepared;
  inbox.put({ kind: "input", input: { type: "start" } });
  put({ kind: "input", isFirst: true, input: { type: "prompt", prompt } });
  const outputs = Promise.allSettled(
    (["stdout", "stderr"] as const).map((kind) =>
      inbox.putAll(connection[kind], (bytes, onHandled) => ({ kind, bytes, onHandled })),
    ),
  );
  void connection.exited.then(async (exited) => {
    stopper.done();
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

/** What may stop a run: its signal and its total timeout. Asks the command for its version, too. */
function watch({ prepared, inbox, stopper, connection, cleanUp }: RunState): void {
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
  // a confined command must not run outside of its confinement
  const isKnown =
    agentVersion !== undefined || transport !== undefined || options.confinement !== undefined;
  if (isKnown || connection.pid === undefined) return;
  const command = versionCommandOf(plan, options.command);
  if (command === undefined) return;
  const { answer, giveUp } = askVersion(command);
  cleanUp.push(giveUp);
  void answer.then((version) => {
    if (version !== undefined) inbox.put({ kind: "version", version });
  });
}

function createRun(state: RunState, put: Put): Run {
  const { prepared, connection, stopper } = state;
  return {
    sessionId: prepared.sessionId,
    batches: runBatches(state),
    send: createSend(state, put),
    cancel: (why = "cancel") => stopper.stop(causeOf(why)),
    finish: () => put({ kind: "finish" }),
    pid: () => (state.isOver ? undefined : connection.pid),
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

const errorOf = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));
