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

/** CPU time of each way through the same bytes, interleaved; the median of ratios to the floor within a round. */
const rounds = 7;
const chunkSize = 64 * 1024;
const agents = [
  { agent: "claude", adapter: claude, validateNative: validateClaude, target: 0.6 },
  { agent: "codex", adapter: codex, validateNative: validateCodex },
  { agent: "gemini", adapter: gemini, validateNative: validateGemini },
];

for (const { agent, adapter, validateNative, target } of agents) {
  const corpus = makeCorpus(agent, 16);
  const chunks = Array.from({ length: Math.ceil(corpus.length / chunkSize) }, (_, index) =>
    corpus.subarray(index * chunkSize, (index + 1) * chunkSize),
  );
  const translator = (): Translator =>
    adapter.translator({ sessionId: "s", now: () => Date.now() });
  const ways: Readonly<Record<string, () => number>> = {
    "floor: Buffer split + JSON.parse": () => floor(chunks),
    "+ native validation": () => floor(chunks, (json) => validateNative(json).ok),
    "split + parse + map": () => mapped(chunks, translator()),
    "+ unified validation": () => mapped(chunks, translator(), (event) => validateEvent(event).ok),
  };
  report(agent, corpus.length, measure(ways), target);
}

function floor(chunks: readonly Buffer[], each?: (json: unknown) => unknown): number {
  let rest: Buffer | undefined;
  let lines = 0;
  for (const chunk of chunks) {
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
  chunks: readonly Buffer[],
  translator: Translator,
  each?: (event: unknown) => unknown,
): number {
  const splitter = createLineSplitter({
    decode: (bytes) =>
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8"),
  });
  let count = 0;
  for (const chunk of chunks) {
    for (const { text } of splitter.push(chunk)) {
      const { events } = translator.handle({ type: "line", text });
      count += events.length;
      if (each !== undefined) for (const event of events) each(event);
    }
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
  for (let round = 0; round < rounds; round++) {
    // another one first in each round: whoever comes first pays for the warming up
    for (const name of [
      ...names.slice(round % names.length),
      ...names.slice(0, round % names.length),
    ]) {
      globalThis.gc?.();
      const before = process.cpuUsage();
      counts.set(name, ways[name]?.() ?? 0);
      const { user, system } = process.cpuUsage(before);
      times.get(name)?.push(user + system);
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
