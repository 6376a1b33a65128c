import { setTimeout as sleep } from "node:timers/promises";

import { createLineSplitter } from "@agentstream/stream";

import type { Connection, Exited, Transport } from "../transport.ts";
import { createReplay, type RecordedLine, type Replay } from "./create-replay.ts";
import { inferHost } from "./infer-host.ts";

/** A recorded process; of a step of a recording every field is taken as it is. */
export interface RecordedProcess {
  /** Both directions. Without it, or if it is empty: what was printed. */
  readonly conversation?: readonly RecordedLine[];
  /** What it printed. */
  readonly output?: Uint8Array;
  readonly stderr?: string;
  readonly exit?: { readonly code: number | null; readonly signal: string | null } | undefined;
}

export interface ReplayOptions {
  /** Absent: at once. `recorded`: with the pauses that it had, where they are known. */
  readonly timing?: "recorded";
}

/** A recording in the place of a process. It waits for each answer of its host that was recorded, and compares none. */
export function replayTransport(
  recorded: RecordedProcess | readonly string[],
  options: ReplayOptions = {},
): Transport {
  const {
    stderr = "",
    exit = { code: 0, signal: null },
    ...rest
  } = isLines(recorded) ? { conversation: inferHost(recorded) } : recorded;
  return { open: () => connect(createReplay(linesOf(rest)), stderr, exit, options) };
}

const isLines = (recorded: RecordedProcess | readonly string[]): recorded is readonly string[] =>
  Array.isArray(recorded);

function linesOf({
  conversation = [],
  output = new Uint8Array(),
}: RecordedProcess): readonly RecordedLine[] {
  if (conversation.length > 0) return conversation;
  const splitter = createLineSplitter();
  const lines = [...splitter.push(output), ...splitter.end()];
  return inferHost(lines.map(({ text }) => text));
}

function connect(replay: Replay, stderr: string, exit: Exited, options: ReplayOptions): Connection {
  const stopped = new AbortController();
  let wakeUp = (): void => {};
  let resolve: (exited: Exited) => void = () => {};
  const exited = new Promise<Exited>((done) => {
    resolve = done;
  });
  const heard = createLineSplitter();
  const encoder = new TextEncoder();

  async function* stdout(): AsyncGenerator<Uint8Array> {
    let before = 0;
    while (!stopped.signal.aborted) {
      const step = replay.next();
      if (step.kind === "end") break;
      if (step.kind === "wait") {
        await new Promise<void>((done) => {
          wakeUp = done;
        });
        continue;
      }
      const { ms = before } = step;
      if (options.timing === "recorded") await pause(ms - before, stopped.signal);
      before = ms;
      if (!stopped.signal.aborted) yield encoder.encode(`${step.line}\n`);
    }
    resolve(exit);
  }

  return {
    pid: undefined,
    stdout: stdout(),
    stderr: once(encoder.encode(stderr)),
    write(text) {
      for (const { text: line } of heard.push(encoder.encode(text))) replay.hear(line);
      wakeUp();
      return Promise.resolve();
    },
    closeInput() {
      replay.hangUp();
      wakeUp();
    },
    signal(signal) {
      stopped.abort();
      wakeUp();
      resolve({ code: null, signal });
    },
    exited,
  };
}

/** Ended early by a signal. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  ms > 0 ? sleep(ms, undefined, { signal }).catch(() => {}) : Promise.resolve();

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  if (bytes.length > 0) yield bytes;
}
