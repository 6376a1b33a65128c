import type { Translator } from "@agentstream/adapter-kit";
import { claude } from "@agentstream/adapters-claude";
import { codex } from "@agentstream/adapters-codex";
import { gemini } from "@agentstream/adapters-gemini";
import { validate as validateClaude } from "@agentstream/schema/native/claude/stream-json";
import { validate as validateCodex } from "@agentstream/schema/native/codex/exec";
import { validate as validateGemini } from "@agentstream/schema/native/gemini/stream-json";
import { validate as validateEvent } from "@agentstream/schema/unified";
import { createLineSplitter } from "@agentstream/stream";

import { makeCorpus } from "./make-corpus.ts";

/**
 * CPU time of each way through the same bytes, interleaved; the median of ratios to the floor within a round. Only
 * young garbage is collected before each: collecting all of it throws away the shapes of objects that nobody has at
 * that moment, and with them the code that was made for them, which a running program keeps.
 */
const rounds = 21;
const warmUps = 5;
const megabytes = 8;
const chunkSize = 64 * 1024;
/** As Node decodes: a chunk of its pipes is a Buffer. */
const decode = (bytes: Uint8Array, start: number, end: number): string =>
  Buffer.isBuffer(bytes)
    ? bytes.toString("utf8", start, end)
    : Buffer.from(bytes).toString("utf8", start, end);

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
  const ways: Readonly<Record<string, () => number>> = {
    "floor: Buffer split + JSON.parse": () => floor(runs),
    "+ native validation": () => floor(runs, (json) => validateNative(json).ok),
    "split + parse + map": () => mapped(runs, translator),
    "+ unified validation": () => mapped(runs, translator, (event) => validateEvent(event).ok),
  };
  report(agent, bytes, measure(ways), target);
}

/** The pieces in which a pipe would give it. */
function chunksOf(run: Buffer): Buffer[] {
  return Array.from({ length: Math.ceil(run.length / chunkSize) }, (_, index) =>
    run.subarray(index * chunkSize, (index + 1) * chunkSize),
  );
}

function floor(runs: readonly Buffer[], each?: (json: unknown) => unknown): number {
  let lines = 0;
  for (const run of runs) {
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
  }
  return lines;
}

function mapped(
  runs: readonly Buffer[],
  create: () => Translator,
  each?: (event: unknown) => unknown,
): number {
  let count = 0;
  for (const run of runs) {
    const translator = create();
    const splitter = createLineSplitter({ decode });
    for (const chunk of chunksOf(run)) {
      const { events } = translator.handle({ type: "lines", lines: splitter.push(chunk) });
      count += events.length;
      if (each !== undefined) for (const event of events) each(event);
    }
    count += translator.handle({ type: "exit", code: 0 }).events.length;
  }
  return count;
}

interface Row {
  readonly name: string;
  readonly ratios: readonly number[];
  readonly count: number;
}

function measure(ways: Readonly<Record<string, () => number>>): Row[] {
  const names = Object.keys(ways);
  const times = new Map<string, number[]>(names.map((name) => [name, []]));
  const counts = new Map<string, number>();
  for (let round = -warmUps; round < rounds; round++) {
    // another one first in each round: whoever comes first pays for the warming up
    const first = (round + warmUps) % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      globalThis.gc?.({ type: "minor" });
      const before = process.cpuUsage();
      counts.set(name, ways[name]?.() ?? 0);
      const { user, system } = process.cpuUsage(before);
      if (round >= 0) times.get(name)?.push(user + system);
    }
  }
  const base = times.get(names[0] ?? "") ?? [];
  return names.map((name) => ({
    name,
    count: counts.get(name) ?? 0,
    ratios: (times.get(name) ?? [])
      .map((time, round) => (base[round] ?? 0) / time)
      .toSorted((left, right) => left - right),
  }));
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
  for (const { name, ratios, count } of rows) {
    const [least = 0, most = 0] = [ratios.at(0), ratios.at(-1)];
    const median = ratios[Math.floor(ratios.length / 2)] ?? 0;
    console.log(
      `  ${name.padEnd(36)} ${median.toFixed(2)}  (${least.toFixed(2)}–${most.toFixed(2)})  ${count}`,
    );
  }
  if (target !== undefined) console.log(`  wanted of the last row: ${target.toFixed(2)}`);
}
