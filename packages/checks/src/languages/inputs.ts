import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { readRecordings } from "@agentstream/recordings";
import type { UnifiedEvent } from "@agentstream/schema";

import { spokenBy } from "../spoken-by.ts";
import { translateStep } from "../translate-step.ts";
import { mutateStreams } from "./mutate-streams.ts";
import type { Stream, StreamVector } from "./stream-vector.ts";

/** What the test program of every language reads, as paths. */
export interface Inputs {
  readonly vectors: string;
  readonly recordings: string;
  readonly mutated: string;
  readonly expected: Counts;
}

/** How much there is to check. */
export interface Counts {
  readonly vectors: number;
  readonly streams: number;
  readonly mutated: number;
  /** Streams of recordings. */
  readonly recordings: number;
  /** Events of recordings. */
  readonly roundTrips: number;
}

const vectors = fileURLToPath(new URL("../../../../schemas/vectors/v1/", import.meta.url));

/** Writes the inputs that are not in the repository to a folder. */
export function writeInputs(folder: string, mutations: number): Inputs {
  mkdirSync(folder, { recursive: true });
  const recorded = readRecorded();
  const streams = readStreamVectors();
  const mutated = mutateStreams([...recorded, ...streams], mutations);
  const path = (name: string, values: readonly unknown[]): string => {
    const file = join(folder, name);
    writeFileSync(file, values.map((value) => `${JSON.stringify(value)}\n`).join(""));
    return file;
  };
  return {
    vectors,
    recordings: path("recordings.jsonl", recorded),
    mutated: path("mutated.jsonl", mutated),
    expected: {
      vectors: readValueVectors().length,
      streams: streams.length,
      mutated: mutated.length,
      recordings: recorded.length,
      roundTrips: recorded.reduce((sum, { events }) => sum + events.length, 0),
    },
  };
}

/** The unified stream of every recording. */
export function readRecorded(): Stream[] {
  return readRecordings()
    .flatMap(({ steps }) => steps)
    .flatMap((step) => {
      const speaker = spokenBy(step);
      if (speaker === undefined) return [];
      const events = translateStep(speaker.adapter, step, speaker.options);
      return [{ name: step.name, events: asTransmitted(events) }];
    });
}

/** What is left of events on their way: no field is undefined any more. */
const asTransmitted = (events: readonly UnifiedEvent[]): UnifiedEvent[] =>
  JSON.parse(JSON.stringify(events));

/** A value, and the verdict on it. */
export interface ValueVector {
  readonly schema: string;
  readonly value?: unknown;
  /** The raw line, in place of the value. */
  readonly text?: string;
  readonly at?: string;
  readonly either?: true;
}

// the tests of `packages/schema` validate them
export const readValueVectors = (): ValueVector[] =>
  readLines(vectors).map((line): ValueVector => JSON.parse(line));

// the tests of `packages/stream` validate them
export const readStreamVectors = (): StreamVector[] =>
  readLines(join(vectors, "streams")).map((line): StreamVector => JSON.parse(line));

const readLines = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .toSorted()
    .flatMap((name) => readFileSync(join(folder, name), "utf8").trimEnd().split("\n"));
