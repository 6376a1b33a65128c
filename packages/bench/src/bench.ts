import type { Translator } from "@agentstream/adapter-kit";
import { claude } from "@agentstream/adapters-claude";
import { codex } from "@agentstream/adapters-codex";
import { gemini } from "@agentstream/adapters-gemini";
import { createDialect } from "@agentstream/dialects";
import type { UnifiedEvent } from "@agentstream/schema";
import { validate as validateClaude } from "@agentstream/schema/native/claude/stream-json";
import { validate as validateCodex } from "@agentstream/schema/native/codex/exec";
import { validate as validateGemini } from "@agentstream/schema/native/gemini/stream-json";
import { validate as validateEvent } from "@agentstream/schema/unified";
import { createLineSplitter } from "@agentstream/stream";

import { makeCorpus } from "./make-corpus.ts";

/**
 * CPU time of each way through the same bytes, interleaved; the median of ratios to the floor within a round. No
 * garbage is collected on purpose: that throws away the shapes of objects that nobody has at that moment, and with
 * them the code that was made for them, which a running program keeps.
 */
const rounds = 15;
const warmUps = 4;
const megabytes = 8;
const chunkSize = 64 * 1024;
/** As Node decodes: a chunk of its pipes is a Buffer. */
const decode = (bytes: Uint8Array, start: number, end: number): string =>
  Buffer.isBuffer(bytes)
    ? bytes.toString("utf8", start, end)
    : Buffer.from(bytes).toString("utf8", start, end);

const pipeline = "+ unified validation";
const seedDialects = ["execute", "ues", "daemon", "session-event"] as const;

const agents = [
  {
    agent: "claude",
    adapter: claude,
    validateNative: validateClaude,
    target: 0.6,
    recordings: [
      "claude/2.1.197/tool-loop-multi-turn",
      "claude/2.1.197/thinking-tool-interleaved",
      "claude/2.1.197/tool-parallel",
    ],
    begins: /"subtype":"init"/,
    ends: /"type":"result"/,
  },
  {
    agent: "codex",
    adapter: codex,
    validateNative: validateCodex,
    recordings: [
      "codex/exec-0.169.0/cmd_parallel",
      "codex/exec-0.169.0/cmd_fail",
      "codex/exec-0.169.0/mcp",
    ],
    begins: /"turn.started"/,
    ends: /"turn.completed"/,
  },
  {
    agent: "gemini",
    adapter: gemini,
    validateNative: validateGemini,
    recordings: ["gemini/0.61.0/tool-parallel", "gemini/0.61.0/text-plain"],
    begins: /"role":"user"/,
    ends: /"type":"result"/,
  },
];

for (const { agent, adapter, validateNative, target, ...material } of agents) {
  const runs = makeCorpus(process.argv[2] ?? "recordings", material, megabytes);
  const bytes = runs.reduce((sum, run) => sum + run.length, 0);
  const translator = (): Translator =>
    adapter.translator({ sessionId: "s", now: () => Date.now() });
  const ways: Readonly<Record<string, Way>> = {
    "floor: Buffer split + JSON.parse": (run) => floor(run),
    "+ native validation": (run) => floor(run, (json) => validateNative(json).ok),
    "split + parse + map": (run) => mapped(run, translator()),
    [pipeline]: (run) => mapped(run, translator(), (event) => validateEvent(event).ok),
    ...(agent === "claude" && dialectWays(translator)),
  };
  report(agent, bytes, measure(ways, runs), target);
}

/** The whole pipeline, and another system's wire format besides. */
function dialectWays(translator: () => Translator): Record<string, Way> {
  const ways = seedDialects.map((name): [string, Way] => [
    `+ ${name}`,
    (run) => {
      const dialect = createDialect(name);
      return mapped(run, translator(), (event) => {
        validateEvent(event);
        dialect.push(event);
      });
    },
  ]);
  return Object.fromEntries(ways);
}

/** The pieces in which a pipe would give it. */
function chunksOf(run: Buffer): Buffer[] {
  return Array.from({ length: Math.ceil(run.length / chunkSize) }, (_, index) =>
    run.subarray(index * chunkSize, (index + 1) * chunkSize),
  );
}

function floor(run: Buffer, each?: (json: unknown) => unknown): number {
  let lines = 0;
  let rest: Buffer | undefined;
  for (const chunk of chunksOf(run)) {
    const bytes = rest === undefined ? chunk : Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, start)) {
      const json: unknown = JSON.parse(bytes.toString("utf8", start, end));
      each?.(json);
      start = end + 1;
      lines++;
    }
    rest = start < bytes.length ? bytes.subarray(start) : undefined;
  }
  return lines;
}

function mapped(
  run: Buffer,
  translator: Translator,
  each?: (event: UnifiedEvent) => unknown,
): number {
  let count = 0;
  const splitter = createLineSplitter({ decode });
  for (const chunk of chunksOf(run)) {
    const { events } = translator.handle({ type: "lines", lines: splitter.push(chunk) });
    count += events.length;
    if (each !== undefined) for (const event of events) each(event);
  }
  return count + translator.handle({ type: "exit", code: 0 }).events.length;
}

/** Goes through a run; gives how many lines or events there were. */
type Way = (run: Buffer) => number;

interface Row {
  readonly name: string;
  readonly ratios: readonly number[];
  readonly median: number;
  readonly count: number;
}

/** Goes all ways through a run before the next one, so that what else the machine does slows all of them alike. */
function measure(ways: Readonly<Record<string, Way>>, runs: readonly Buffer[]): Row[] {
  const rows = Object.entries(ways).map(([name, way]) => ({ name, way, times: [0], count: 0 }));
  for (let round = 0; round < warmUps + rounds; round++) {
    for (const row of rows) row.times[round] = row.count = 0;
    for (const [index, run] of runs.entries()) {
      // another one first each time: whoever comes first pays for the others' garbage
      const first = index % rows.length;
      for (const row of [...rows.slice(first), ...rows.slice(0, first)]) {
        const before = process.cpuUsage();
        row.count += row.way(run);
        const { user, system } = process.cpuUsage(before);
        row.times[round] = (row.times[round] ?? 0) + user + system;
      }
    }
  }
  const base = rows[0]?.times ?? [];
  return rows.map(({ name, count, times }) => {
    const ratios = times
      .map((time, round) => (base[round] ?? 0) / time)
      .slice(warmUps)
      .toSorted((left, right) => left - right);
    return { name, count, ratios, median: ratios[Math.floor(ratios.length / 2)] ?? 0 };
  });
}

function report(
  agent: string,
  bytes: number,
  rows: readonly Row[],
  target: number | undefined,
): void {
  console.log(
    `\n${agent}, ${(bytes / 1e6).toFixed(0)} MB in memory, ${rounds} rounds: speed as a part of the floor's`,
  );
  const whole = rows.find(({ name }) => name === pipeline)?.median ?? 1;
  for (const { name, ratios, median, count } of rows) {
    const [least = 0, most = 0] = [ratios.at(0), ratios.at(-1)];
    console.log(
      `  ${name.padEnd(36)} ${median.toFixed(2)}  (${least.toFixed(2)}–${most.toFixed(2)})  ${count}${costOf(name, whole / median)}`,
    );
  }
  if (target !== undefined) console.log(`  wanted of "${pipeline}": ${target.toFixed(2)}`);
}

/** What a dialect adds to the pipeline. */
function costOf(name: string, ratio: number): string {
  const isDialect = seedDialects.some((dialect) => name === `+ ${dialect}`);
  return isDialect ? `  adds ${((ratio - 1) * 100).toFixed(0)} %` : "";
}
