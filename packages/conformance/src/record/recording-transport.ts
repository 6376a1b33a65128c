import type { Exited, Transport } from "@agentstream/runner";
import { createLineSplitter } from "@agentstream/stream";

/** Everything that went through the pipes of a process. */
export interface Recorded {
  /** The arguments, without the command. */
  readonly args: readonly string[];
  readonly stdout: Uint8Array;
  readonly stderr: Uint8Array;
  /** When each line of `stdout` was complete, in milliseconds since the start. */
  readonly times: readonly number[];
  /** What the host wrote, line by line. */
  readonly written: readonly { readonly ms: number; readonly line: string }[];
  readonly signals: readonly string[];
  readonly exited: Exited;
  readonly wallMs: number;
}

export interface Recorder {
  readonly transport: Transport;
  /** After the run: each process that was started, in their order. */
  readonly recorded: () => readonly Recorded[];
}

type Environment = Readonly<Record<string, string>>;

/**
 * Notes what goes through the pipes of another transport. Its process gets this environment, and the plan's; without
 * one, that of every run.
 */
export function createRecorder(inner: Transport, environment?: Environment): Recorder {
  const results: (() => Recorded)[] = [];
  const transport: Transport = {
    open(plan, context) {
      const started = Date.now();
      const now = (): number => Date.now() - started;
      const AGENTSTREAM_RUN = context.env["AGENTSTREAM_RUN"] ?? context.tag;
      const env = environment && { ...environment, ...plan.env, AGENTSTREAM_RUN };
      const connection = inner.open(plan, { ...context, env: env ?? context.env });
      const stdout: Uint8Array[] = [];
      const stderr: Uint8Array[] = [];
      const times: number[] = [];
      const signals: string[] = [];
      const written: { ms: number; line: string }[] = [];
      const input = createLineSplitter();
      let ended: { exited: Exited; wallMs: number } | undefined;
      void connection.exited.then((exited) => {
        ended = { exited, wallMs: now() };
      });
      results.push(() => ({
        args: plan.args,
        stdout: Buffer.concat(stdout),
        stderr: Buffer.concat(stderr),
        times,
        written: [...written, ...input.end().map(({ text }) => ({ ms: now(), line: text }))],
        signals,
        exited: ended?.exited ?? { code: null, signal: null },
        wallMs: ended?.wallMs ?? now(),
      }));
      return {
        ...connection,
        stdout: tee(connection.stdout, (bytes) => {
          stdout.push(bytes);
          for (const byte of bytes) if (byte === 10) times.push(now());
        }),
        stderr: tee(connection.stderr, (bytes) => void stderr.push(bytes)),
        write(text) {
          const lines = input.push(Buffer.from(text));
          written.push(...lines.map((line) => ({ ms: now(), line: line.text })));
          return connection.write(text);
        },
        signal(signal) {
          signals.push(`# signal ${signal} at ${now()}ms after stdout line ${times.length}`);
          connection.signal(signal);
        },
      };
    },
  };
  return { transport, recorded: () => results.map((result) => result()) };
}

async function* tee(
  source: AsyncIterable<Uint8Array>,
  take: (bytes: Uint8Array) => void,
): AsyncIterable<Uint8Array> {
  for await (const bytes of source) {
    // the reader may use the bytes again
    take(Uint8Array.from(bytes));
    yield bytes;
  }
}
