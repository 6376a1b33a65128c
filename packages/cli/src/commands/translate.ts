import { readFile } from "node:fs/promises";

import { translatable } from "@agentstream/agents";
import { createDialect, dialectNames, type DialectName } from "@agentstream/dialects";
import type { UnifiedEvent } from "@agentstream/schema";
import { createLineSplitter, type SplitLine } from "@agentstream/stream";
import { InvalidArgumentError, Option, type Command } from "commander";

import type { Outcome } from "../create-program.ts";
import { createStats } from "../create-stats.ts";
import { UsageError, write, type Terminal } from "../terminal.ts";
import { createExplainer } from "../translate/explain-lines.ts";
import { createNativeSource, type NativeFlags } from "../translate/native-source.ts";
import { createUnifiedSource } from "../translate/unified-source.ts";

interface TranslateFlags extends NativeFlags {
  readonly stats: boolean;
  readonly explain: boolean;
  readonly to: DialectName | "unified";
  readonly stderr?: string;
}

export function addTranslateCommand(program: Command, terminal: Terminal, outcome: Outcome): void {
  program
    .command("translate")
    .description(
      "Translate what an agent prints, on standard input, into unified events, or into another wire format.",
    )
    .requiredOption(
      "--from <agent[:protocol]>",
      `${translatable.map(({ id }) => id).join(", ")}, or one of their protocols as agent:protocol; auto: by its first lines; unified`,
    )
    .addOption(
      new Option("--to <dialect>", "in another wire format")
        .choices(["unified", ...dialectNames])
        .default("unified"),
    )
    .option("--raw", "tell every native line in `raw`", false)
    .option("--session-id <id>", "the session of the events; absent: a new one")
    .option("--now <iso>", "the time of all events; absent: the clock", parseTime)
    .option("--prompt <text>", "what the agent was asked")
    .option("--exit-code <n>", "how the agent ended", parseCode, 0)
    .option("--signal <name>", "the signal that ended the agent")
    .addOption(
      new Option("--sent <what>", "what its host did to it").choices([
        "interrupt",
        "cancel",
        "timeout",
      ]),
    )
    .option("--stderr <file>", "what it printed on its error output")
    .option("--stats", "count the events, as JSON on stderr", false)
    .option(
      "--explain",
      "for people: each native line, what its handler makes of it, and its events",
      false,
    )
    .action((flags: TranslateFlags) =>
      (flags.explain ? explain : translate)(flags, terminal, outcome),
    );
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
  const dialect = flags.to === "unified" ? undefined : createDialect(flags.to);

  async function tell(events: readonly UnifiedEvent[]): Promise<void> {
    stats.add(events);
    await print(dialect === undefined ? events : events.flatMap((event) => dialect.push(event)));
    if (faults.length > 0) outcome.exitCode = 1;
    await write(terminal.stderr, faults.splice(0).join(""));
  }
  const print = (values: readonly unknown[]): Promise<void> =>
    write(terminal.stdout, values.map((value) => `${JSON.stringify(value)}\n`).join(""));
  const take = (lines: readonly SplitLine[]): Promise<void> => {
    stats.addLines(lines.length);
    return tell(source.take(lines));
  };

  const splitter = createLineSplitter();
  for await (const chunk of terminal.stdin) await take(splitter.push(chunk));
  await take(splitter.end());
  await tell(source.end());
  await print(dialect?.end() ?? []);
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
    throw new UsageError(
      `cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
}

function parseTime(text: string): number {
  const time = Date.parse(text);
  if (Number.isNaN(time))
    throw new InvalidArgumentError("It is no time such as 2026-01-31T09:15:27Z.");
  return time;
}

function parseCode(text: string): number {
  if (!/^\d{1,3}$/.test(text) || Number(text) > 255)
    throw new InvalidArgumentError("It is no number from 0 to 255.");
  return Number(text);
}
