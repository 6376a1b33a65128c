import { readFile } from "node:fs/promises";
import { constants } from "node:os";

import { translatable } from "@agentstream/agents";
import { dialectSpecs } from "@agentstream/dialects";
import { explainFileError } from "@agentstream/runner";
import type { UnifiedEvent } from "@agentstream/schema";
import { createLineSplitter, type SplitLine } from "@agentstream/stream";
import { InvalidArgumentError, Option, type Command } from "commander";

import type { Outcome } from "../create-program.ts";
import { createStats } from "../create-stats.ts";
import { parseDialect, wantsRaw } from "../parse-dialect.ts";
import { UsageError, write, type Terminal } from "../terminal.ts";
import { createOutput } from "../translate/create-output.ts";
import { createExplainer } from "../translate/explain-lines.ts";
import { createNativeSource, type NativeFlags } from "../translate/native-source.ts";
import { createUnifiedSource } from "../translate/unified-source.ts";

interface TranslateFlags extends NativeFlags {
  readonly stats: boolean;
  readonly explain: boolean;
  readonly to: string;
  readonly content: boolean;
  readonly stderr?: string;
}

/** What is no dialect. */
const toWords = ["unified", "otlp"];

export function configureTranslate(command: Command, terminal: Terminal, outcome: Outcome): void {
  command
    .requiredOption(
      "--from <agent[:protocol]>",
      `${translatable.map(({ id }) => id).join(", ")}, or one of their protocols as agent:protocol; auto: recognise it by its first lines; unified`,
    )
    .addOption(
      new Option(
        "--to <dialect>",
        `the wire format of the output: ${toWords.join(", ")}, or ${dialectSpecs.join(", ")}`,
      )
        .argParser(parseDialect(toWords))
        .default("unified"),
    )
    .option("--content", "otlp: prompts, answers and results too", false)
    .option("--raw", "add every native line as `raw`", false)
    .option("--session-id <id>", "session id of the events; absent: a new one")
    .option("--now <iso>", "the time of all events; absent: the clock", parseTime)
    .option("--prompt <text>", "the prompt of the agent")
    .option("--exit-code <n>", "exit code of the agent", parseCode, 0)
    .option("--signal <name>", "the signal that ended the agent", parseSignal)
    .addOption(
      new Option("--sent <what>", "how its host stopped it").choices([
        "interrupt",
        "cancel",
        "timeout",
      ]),
    )
    .option("--stderr <file>", "file with the error output of the agent")
    .option("--stats", "print counts of events as JSON on stderr", false)
    .option(
      "--explain",
      "for people: each native line, what its handler makes of it, and its events",
      false,
    )
    .action((given: TranslateFlags) => {
      const flags = { ...given, raw: wantsRaw(given.to, given.raw) };
      return (flags.explain ? explain : translate)(flags, terminal, outcome);
    });
}

async function translate(
  flags: TranslateFlags,
  terminal: Terminal,
  outcome: Outcome,
): Promise<void> {
  const stats = createStats();
  const faults: string[] = [];
  const stderr = flags.stderr === undefined ? "" : await readStderr(flags.stderr);
  const source =
    flags.from === "unified"
      ? createUnifiedSource((fault) => faults.push(fault))
      : createNativeSource(flags, stderr);
  const output = createOutput(flags);

  async function emit(events: readonly UnifiedEvent[]): Promise<void> {
    stats.add(events);
    await print(events.flatMap((event) => output.push(event)));
    if (faults.length > 0) outcome.exitCode = 1;
    await write(terminal.stderr, faults.splice(0).join(""));
  }
  const print = (values: readonly unknown[]): Promise<void> =>
    write(terminal.stdout, values.map((value) => `${JSON.stringify(value)}\n`).join(""));
  const take = (lines: readonly SplitLine[]): Promise<void> => {
    stats.addLines(lines.length);
    return emit(source.take(lines));
  };

  const splitter = createLineSplitter();
  for await (const chunk of terminal.stdin) await take(splitter.push(chunk));
  await take(splitter.end());
  await emit(source.end());
  await print(output.end());
  if (flags.stats) await write(terminal.stderr, `${JSON.stringify(stats.result())}\n`);
}

/** For people; each line is cut to the width of the terminal. */
async function explain(flags: TranslateFlags, { stdin, stdout, env }: Terminal): Promise<void> {
  if (flags.from === "unified" || flags.to !== "unified" || flags.stats)
    throw new UsageError(
      "--explain shows native lines and unified events: leave out --from unified, --to and --stats",
    );
  const stderr = flags.stderr === undefined ? "" : await readStderr(flags.stderr);
  const width = stdout.columns ?? (Number(env["COLUMNS"]) || 120);
  const explainer = createExplainer(createNativeSource(flags, stderr), width);
  const splitter = createLineSplitter();
  for await (const chunk of stdin) await write(stdout, explainer.take(splitter.push(chunk)));
  await write(stdout, explainer.take(splitter.end()) + explainer.end());
}

async function readStderr(file: string): Promise<string> {
  return readFile(file, "utf8").catch((error: unknown) => {
    throw new UsageError(`--stderr: cannot read ${file}: ${explainFileError(error)}`);
  });
}

function parseSignal(text: string): string {
  if (Object.hasOwn(constants.signals, text)) return text;
  throw new InvalidArgumentError(
    `Expected a signal such as SIGTERM or SIGKILL, got ${JSON.stringify(text)}.`,
  );
}

function parseTime(text: string): number {
  const time = /^\d{4}-/.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(time))
    throw new InvalidArgumentError(
      `Expected a time such as 2026-01-31T09:15:27Z, got ${JSON.stringify(text)}.`,
    );
  return time;
}

function parseCode(text: string): number {
  if (!/^\d{1,3}$/.test(text) || Number(text) > 255)
    throw new InvalidArgumentError(
      `Expected a number between 0 and 255, got ${JSON.stringify(text)}.`,
    );
  return Number(text);
}
