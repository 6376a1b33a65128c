import { isSchemaName, validate, validateEvent } from "@agentstream/schema";
import { verifyStream } from "@agentstream/stream";

import {
  readRecorded,
  readStreamVectors,
  readValueVectors,
  type Counts,
  type ValueVector,
} from "./inputs.ts";
import type { Report } from "./report.ts";

/** The row of TypeScript, which the other languages are compared with. Throws on a vector that fails. */
export function checkTypescript(expected: Counts): Report {
  const recorded = readRecorded();
  const events = recorded.flatMap((stream) => stream.events);
  const texts = events.map((event) => JSON.stringify(event));
  for (const [index, text] of texts.entries()) {
    const result = validateEvent(JSON.parse(text));
    if (!result.ok || JSON.stringify(result.value) !== text)
      throw new Error(`event ${index} of the recordings comes back as another`);
  }
  return {
    language: "typescript",
    version: process.versions.node,
    counts: {
      vectors: readValueVectors().filter(isRight).length,
      streams: readStreamVectors().filter((vector) => {
        const { events: all, lines, tail = false } = vector;
        const found = verifyStream(all, { ...(lines && { lines }), isTail: tail });
        const list = found.map(({ clause, seq }) => ({ clause, seq }));
        return JSON.stringify(list) === JSON.stringify(vector.violations);
      }).length,
      // they are made with its verifier
      mutated: expected.mutated,
      recordings: recorded.length,
      roundTrips: texts.length,
    },
    speed: {
      decode: microseconds(texts, (text) => validateEvent(JSON.parse(text))),
      plain: microseconds(texts, (text) => JSON.parse(text)),
    },
    gateway: true,
  };
}

/** Whether a value vector has the verdict that it names; `packages/schema/test/vectors.test.ts` looks closer. */
function isRight({ schema, value, text, at, either }: ValueVector): boolean {
  if (either === true) return true;
  if (!isSchemaName(schema)) return false;
  const parsed = text !== undefined ? parse(text) : { value };
  if (parsed === undefined) return at === "";
  const result = validate(schema, parsed.value);
  return result.ok ? at === undefined : result.errors[0]?.path === at;
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** The least of several runs, per text. */
function microseconds(texts: readonly string[], run: (text: string) => unknown): number {
  const times = [1, 2, 3, 4, 5].map(() => {
    const begin = performance.now();
    for (const text of texts) run(text);
    return performance.now() - begin;
  });
  return (Math.min(...times) * 1000) / texts.length;
}
