import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Adapter } from "@agentstream/adapter-kit";
import { createProcessTransport, startRun } from "@agentstream/runner";
import { isEvent, isSchemaName, type UnifiedEvent } from "@agentstream/schema";
import { createLineSplitter, textOf } from "@agentstream/stream";

import { lineFaults } from "../check/native-faults.ts";
import { findProcesses } from "../record/find-processes.ts";
import { createRecorder } from "../record/recording-transport.ts";
import { timeouts } from "../record/run-case.ts";
import { UsageError } from "../usage-error.ts";
import type { Sample } from "./sample.ts";
import type { Verdict } from "./verdict.ts";

export interface CommandRun {
  readonly samples: readonly Sample[];
  readonly verdicts: readonly Verdict[];
}

export interface CommandOptions {
  /** The command and its first arguments, in the place of the adapter's own; absent: the adapter's. */
  readonly command?: readonly string[] | undefined;
  readonly prompt: string;
  readonly limitMs: number;
}

/** Runs the agent once in an empty folder, as a host would. */
export async function runCommand(adapter: Adapter, options: CommandOptions): Promise<CommandRun> {
  const root = await realpath(await mkdtemp(join(tmpdir(), "suite-")));
  const recorder = createRecorder(
    createProcessTransport({ timeouts, recordFolder: join(root, "records") }),
  );
  try {
    const events = await eventsOf(adapter, root, options, recorder.transport);
    const leftovers = await findProcesses(root);
    const [recorded] = recorder.recorded();
    if (recorded === undefined)
      return { samples: [], verdicts: runVerdicts(events, leftovers, "") };
    const { stdout, exited } = recorded;
    const stderr = Buffer.from(recorded.stderr).toString();
    const splitter = createLineSplitter();
    const lines = [...splitter.push(stdout), ...splitter.end()].map(({ text }) => text);
    const protocol = adapter.protocols[0]?.name ?? "";
    const sample: Sample = {
      name: "the run",
      protocol: protocolIn(events) ?? protocol,
      lines,
      stderr,
      exit: { code: exited.code, signal: exited.signal },
    };
    const verdicts = [...runVerdicts(events, leftovers, stderr), nativeVerdict(adapter, sample)];
    return { samples: lines.length === 0 ? [] : [sample], verdicts };
  } finally {
    await rm(root, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function eventsOf(
  adapter: Adapter,
  cwd: string,
  { command, prompt, limitMs }: CommandOptions,
  transport: ReturnType<typeof createRecorder>["transport"],
): Promise<readonly UnifiedEvent[]> {
  const events: UnifiedEvent[] = [];
  try {
    const run = startRun(
      adapter,
      { prompt, cwd },
      {
        command,
        transport,
        agentVersion: "0.0.0",
        totalTimeoutMs: limitMs,
        stopTimeouts: timeouts,
        isUnattended: true,
      },
    );
    for await (const batch of run.batches) events.push(...batch);
  } catch (error) {
    throw new UsageError(`the agent cannot be run: ${String(error)}`);
  }
  return events;
}

const protocolIn = (events: readonly UnifiedEvent[]): string | undefined =>
  events.find((event) => isEvent(event, "sessionStarted"))?.protocol;

/** What the agent wrote of an error, or last. */
function wordsIn(stderr: string): string[] {
  const lines = stderr.split("\n").filter((line) => line.trim() !== "");
  const words = lines.find((line) => /error/i.test(line)) ?? lines.at(-1);
  return words === undefined ? [] : [`it wrote: ${words.trim()}`];
}

function runVerdicts(
  events: readonly UnifiedEvent[],
  leftovers: readonly string[],
  stderr: string,
): Verdict[] {
  const end = events.findLast((event) => isEvent(event, "sessionEnded"));
  const why = end?.error === undefined ? "" : `: ${end.error}`;
  const isComplete = end?.reason === "completed";
  return [
    {
      rule: "run.completes",
      title: "The agent answers a prompt",
      faults: isComplete
        ? []
        : [`sessionEnded is ${end?.reason ?? "missing"}${why}`, ...wordsIn(stderr)],
    },
    {
      rule: "run.text",
      title: "Its answer is in the stream",
      faults: textOf(events) === "" ? ["there is no text in any textChunk"] : [],
    },
    {
      rule: "run.leftovers",
      title: "No process is left",
      faults: leftovers.map((command) => `a process is left: ${command}`),
    },
  ];
}

/** Its lines, where the adapter has a schema for them that ships here. */
function nativeVerdict(adapter: Adapter, { protocol, lines }: Sample): Verdict {
  const schema = adapter.protocols.find(({ name }) => name === protocol)?.schema;
  return {
    rule: "run.native",
    title: "What it prints is as its schema has it",
    faults:
      schema === undefined || !isSchemaName(schema)
        ? []
        : lineFaults(
            schema,
            lines.filter((line) => line.trim() !== ""),
          ),
  };
}
