import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { existsSync } from "node:fs";
import type { Writable } from "node:stream";

import type { Plan } from "@agentstream/adapter-kit";

import { errorOf } from "../error-of.ts";
import type { StopTimeouts } from "../run.ts";
import { endLeftovers, findDescendants } from "../stop/end-leftovers.ts";
import { readProcess, type ProcessIdentity } from "../stop/process-table.ts";
import { keepRecord } from "../stop/run-records.ts";
import type { Connection, Exited, Transport, TransportContext } from "../transport.ts";
import { closeWhenQuiet } from "./close-when-quiet.ts";
import { openFolder } from "./open-folder.ts";
import { readPipe } from "./read-pipe.ts";
import { withoutProcess } from "./without-process.ts";

export interface ProcessOptions {
  readonly timeouts: StopTimeouts;
  readonly recordFolder: string;
  /** The shell command that installs the agent. */
  readonly install?: string | undefined;
}

/** Runs each agent as a process that leads its own group. Never through a shell. */
export const createProcessTransport = (options: ProcessOptions): Transport => ({
  open(plan, context) {
    try {
      const child = spawnAgent(plan, context);
      const stop = createSignaller(child, context.tag, options);
      // only a process that never started keeps its plan and its environment
      const explain: Explain | undefined =
        child.pid === undefined
          ? (error) => explainFailure(error, plan, context, options)
          : undefined;
      return connect(child, stop, exitOf(child, stop, explain));
    } catch (error) {
      const failure = errorOf(error);
      return withoutProcess(Promise.resolve({ code: null, signal: null, failure }));
    }
  },
});

function spawnAgent(
  plan: Plan,
  { cwd, env, user, cwdIsResolved }: TransportContext,
): ChildProcessWithoutNullStreams {
  const folder = cwd !== undefined && cwdIsResolved === true ? openFolder(cwd) : undefined;
  try {
    return spawn(plan.command, plan.args, {
      cwd: folder?.path ?? cwd,
      env,
      uid: user?.uid,
      gid: user?.gid,
      stdio: "pipe",
      detached: process.platform !== "win32",
      windowsHide: true,
    });
  } finally {
    // the child has entered it
    folder?.close();
  }
}

function connect(
  { stdin, stdout, stderr, pid }: ChildProcessWithoutNullStreams,
  stop: Signaller,
  exited: Promise<Exited>,
): Connection {
  // each write reports its own failure; without a listener it would be thrown
  stdin.on("error", () => {});
  return {
    pid,
    stdout: readPipe(stdout),
    stderr: readPipe(stderr),
    write: (text) => (pid === undefined ? written : writeTo(stdin, text)),
    closeInput: () => void stdin.end(),
    signal: stop.signal,
    hasEnded: stop.hasEnded,
    exited,
  };
}

type Explain = (error: Error) => Failure;

/** `explain`: why it never started. */
const exitOf = (
  child: ChildProcessWithoutNullStreams,
  stop: Signaller,
  explain: Explain | undefined,
): Promise<Exited> =>
  new Promise((resolve) => {
    child.once("error", (error) => {
      if (explain !== undefined) resolve({ code: null, signal: null, ...explain(error) });
    });
    child.once("exit", (code, signal) => {
      for (const pipe of [child.stdout, child.stderr]) void closeWhenQuiet(pipe);
      void stop.endLeftovers().finally(() => resolve({ code, signal }));
    });
  });

/** A process that never started has one failure, its exit: a failed write would be a second report of it. */
const written = Promise.resolve();

const writeTo = (stdin: Writable, text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    stdin.write(text, (error) => (error ? reject(error) : resolve()));
  });

interface Signaller {
  readonly signal: Connection["signal"];
  readonly hasEnded: () => boolean;
  /** After the agent itself is gone. */
  readonly endLeftovers: () => Promise<void>;
}

function createSignaller(
  child: ChildProcessWithoutNullStreams,
  tag: string,
  { timeouts, recordFolder }: ProcessOptions,
): Signaller {
  const { pid } = child;
  const leader = pid === undefined ? undefined : readProcess(pid);
  const forget = leader === undefined ? () => {} : keepRecord(recordFolder, leader, tag);
  let known: ProcessIdentity[] = [];
  let isForced = false;
  const isGone = (): boolean => child.exitCode !== null || child.signalCode !== null;

  async function signalAll(signal: NodeJS.Signals): Promise<void> {
    if (pid === undefined || isGone()) return;
    // afterwards a parent that is gone no longer leads to its children
    known = [...known, ...(await findDescendants(pid))];
    if (!isGone()) signalGroup(child, pid, signal);
  }

  return {
    // the system knows it before Node does
    hasEnded: () => isGone() || (leader !== undefined && readProcess(leader.pid) === undefined),
    signal(signal) {
      isForced ||= signal === "SIGKILL";
      void signalAll(signal);
    },
    async endLeftovers() {
      const terminateMs = isForced ? 0 : timeouts.terminateMs;
      if (leader !== undefined)
        await endLeftovers({ leader, tag, known }, { ...timeouts, terminateMs });
      forget();
    },
  };
}

function signalGroup(
  child: ChildProcessWithoutNullStreams,
  pid: number,
  signal: NodeJS.Signals,
): void {
  try {
    if (process.platform === "win32") child.kill(signal);
    else process.kill(-pid, signal);
  } catch {
    // it has just ended
  }
}

type Failure = Required<Pick<Exited, "failure">> & Pick<Exited, "isMissing">;

/** The system reports only that something was not found. */
function explainFailure(
  error: Error,
  { command }: Plan,
  { cwd }: TransportContext,
  { install }: ProcessOptions,
): Failure {
  if (cwd !== undefined && !existsSync(cwd))
    return { failure: new Error(`the folder ${cwd} does not exist`) };
  const code = "code" in error ? error.code : undefined;
  if (code === "ENOENT") {
    const remedy = install === undefined ? "install it" : `install it by \`${install}\``;
    return {
      failure: new Error(`${command} was not found: ${remedy}, or put its folder on PATH`),
      isMissing: true,
    };
  }
  const message =
    code === "EACCES"
      ? `${command} may not be executed: give it the right by chmod +x`
      : `${command} could not be started: ${error.message}`;
  return { failure: new Error(message) };
}
