import { readFile } from "node:fs/promises";

import type { ExitInput, Input, Translator } from "@agentstream/adapter-kit";
import type { UnifiedEvent } from "@agentstream/schema";
import { createLineSplitter, type SplitLine } from "@agentstream/stream";
import { InvalidArgumentError, Option, type Command } from "commander";
import { v7 as createSessionId } from "uuid";

import { createStats } from "../create-stats.ts";
import { findProtocol } from "../find-protocol.ts";
import { recogniseAgent } from "../recognise-agent.ts";
import { UsageError, write, type Terminal } from "../terminal.ts";

interface TranslateFlags {
  readonly from: string;
  readonly raw: boolean;
  readonly stats: boolean;
  readonly exitCode: number;
  readonly sessionId?: string;
  readonly now?: number;
  readonly prompt?: string;
  readonly signal?: string;
  readonly sent?: "interrupt" | "cancel" | "timeout";
  readonly stderr?: string;
}

/** How many lines are waited for until one tells whose they are. */
const mostUnknownLines = 100;

export function addTranslateCommand(program: Command, terminal: Terminal): void {
  program
    .command("translate")
    .description("Translate what an agent prints, on standard input, into unified events.")
    .requiredOption(
      "--from <agent[:protocol]>",
      "claude, claude:session, qwen, codex, gemini; auto: by its first lines",
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
    .action((flags: TranslateFlags) => translate(flags, terminal));
}

async function translate(flags: TranslateFlags, terminal: Terminal): Promise<void> {
  const stats = createStats();
  const stderr = flags.stderr === undefined ? "" : await readStderr(flags.stderr);
  const tell = async (events: readonly UnifiedEvent[]): Promise<void> => {
    stats.add(events);
    await write(terminal.stdout, events.map((event) => `${JSON.stringify(event)}\n`).join(""));
  };
  let translator = flags.from === "auto" ? undefined : createTranslator(flags.from, flags);
  let waiting: SplitLine[] = [];

  async function take(lines: readonly SplitLine[]): Promise<void> {
    waiting.push(...lines);
    translator ??= recognise(waiting, flags);
    if (translator === undefined) return;
    stats.addLines(waiting.length);
    const { events } = translator.handle({ type: "lines", lines: waiting });
    waiting = [];
    await tell(events);
  }

  const splitter = createLineSplitter();
  for await (const chunk of terminal.stdin) await take(splitter.push(chunk));
  await take(splitter.end());
  if (translator === undefined)
    throw new UsageError("whose lines these are is not known: say it by --from");
  for (const input of [...stderrInputs(stderr), exitInput(flags)])
    await tell(translator.handle(input).events);
  if (flags.stats) await write(terminal.stderr, `${JSON.stringify(stats.result())}\n`);
}

/** The translator for the lines so far; undefined if they do not tell whose they are. */
function recognise(lines: readonly SplitLine[], flags: TranslateFlags): Translator | undefined {
  for (const { text } of lines) {
    const agent = recogniseAgent(text);
    if (agent !== undefined) return createTranslator(agent, flags);
  }
  if (lines.length < mostUnknownLines) return undefined;
  throw new UsageError(
    `whose lines these are is not known after ${lines.length} of them: say it by --from`,
  );
}

function createTranslator(from: string, flags: TranslateFlags): Translator {
  const { adapter, protocol, agentType } = findProtocol(from);
  const { raw, now, sessionId = createSessionId(), prompt } = flags;
  const translator = adapter.translator({
    sessionId,
    raw,
    now: () => now ?? Date.now(),
    ...(protocol !== undefined && { protocol }),
    ...(agentType !== undefined && { agentType }),
  });
  if (prompt !== undefined) translator.handle({ type: "prompt", prompt: prompt });
  return translator;
}

const stderrInputs = (text: string): Input[] =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => ({ type: "stderr", text: line }));

const exitInput = ({ exitCode, signal, sent }: TranslateFlags): ExitInput => ({
  type: "exit",
  code: signal === undefined ? exitCode : null,
  ...(signal !== undefined && { signal }),
  ...(sent !== undefined && { sent }),
});

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
