import { statSync } from "node:fs";
import { resolve } from "node:path";

import type { Adapter } from "@agentstream/adapter-kit";
import { wordIf } from "@agentstream/adapter-kit/author";

import { readRecorded } from "../check/read-recorded.ts";
import { loadAdapter } from "../suite/load-adapter.ts";
import { runCommand, type CommandRun } from "../suite/run-command.ts";
import { runSuite } from "../suite/run-suite.ts";
import type { Sample } from "../suite/sample.ts";
import type { Verdict } from "../suite/verdict.ts";
import { UsageError } from "../usage-error.ts";

export interface SuiteFlags {
  /** The module of the adapter. */
  readonly adapter: string;
  /** How the agent is called, instead of as its adapter has it. */
  readonly command?: string;
  /** A folder with what it printed: then it is not run. */
  readonly recordings?: string;
  readonly prompt: string;
  readonly limit: number;
  readonly json?: boolean;
  readonly print: (line: string) => void;
}

/** As many faults of one rule as anybody reads. */
const mostFaults = 3;

/** Says which rules an adapter keeps; resolves with the exit code, 1 if it breaks any. */
export async function suite({ json = false, print, ...flags }: SuiteFlags): Promise<number> {
  const adapter = await loadAdapter(flags.adapter);
  const { samples, verdicts: ofRun } = await collect(adapter, flags);
  const verdicts = [...ofRun, ...runSuite(adapter, samples)];
  if (json) print(JSON.stringify(verdicts, null, 2));
  else for (const line of table(verdicts, samples)) print(line);
  return samples.length > 0 && verdicts.every(({ faults }) => faults.length === 0) ? 0 : 1;
}

async function collect(
  adapter: Adapter,
  { command, recordings, prompt, limit }: Omit<SuiteFlags, "print" | "json">,
): Promise<CommandRun> {
  if (recordings === undefined)
    return runCommand(adapter, { command: wordsOf(command), prompt, limitMs: limit * 1000 });
  const samples = (await readRecorded(recordings)).map((run): Sample => ({
    name: run.name,
    protocol: run.from?.split(":")[1] ?? adapter.protocols[0]?.name ?? "",
    lines: run.lines,
    stderr: run.stderr,
    exit: {
      code: run.code,
      signal: run.signal,
      sent: run.wasInterrupted ? "interrupt" : undefined,
    },
  }));
  if (samples.length === 0) throw new UsageError(`--recordings: there are none in ${recordings}`);
  return { samples, verdicts: [] };
}

/** As a shell splits them, but for its variables: quotes keep spaces together. */
function wordsOf(command: string | undefined): string[] | undefined {
  const words = command
    ?.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g)
    ?.map((word) => word.replaceAll(/"([^"]*)"|'([^']*)'/g, "$1$2"))
    .map(pathOf);
  if (command !== undefined && words === undefined)
    throw new UsageError("--command: expected a command and its first arguments, got nothing");
  return words;
}

/** The agent runs in another folder: a file of this one is named whole. A bare command is not a file. */
const pathOf = (word: string, index: number): string =>
  (index > 0 || word.includes("/")) && statSync(word, { throwIfNoEntry: false })?.isFile() === true
    ? resolve(word)
    : word;

function table(verdicts: readonly Verdict[], samples: readonly Sample[]): string[] {
  const broken = verdicts.filter(({ faults }) => faults.length > 0).length;
  const rows = verdicts.flatMap(({ rule, title, faults }) => [
    `${faults.length === 0 ? "pass" : "FAIL"}  ${rule.padEnd(20)} ${title}`,
    ...faults.slice(0, mostFaults).map((fault) => `        ${fault.slice(0, 300)}`),
    ...wordIf(faults.length > mostFaults, `        and ${faults.length - mostFaults} more`),
  ]);
  const lines = samples.reduce((sum, sample) => sum + sample.lines.length, 0);
  return [
    ...rows,
    samples.length === 0
      ? "nothing was printed: the rules of the stream were not tried"
      : `${verdicts.length} rules, ${broken} broken; tried on ${lines} lines, and broken forms of them`,
  ];
}
