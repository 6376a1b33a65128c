import { readFileSync } from "node:fs";

import type { Counts } from "./inputs.ts";

/** What the test program of a language writes. */
export interface Report {
  readonly language: string;
  /** Of the language, as `3.12.1`. */
  readonly version: string;
  readonly counts: Counts;
  /** Microseconds per event. */
  readonly speed: { readonly decode: number; readonly plain: number };
  /** Whether its client was tried against a gateway. */
  readonly gateway: boolean;
}

const counted = ["vectors", "streams", "mutated", "recordings", "roundTrips"] as const;

/** Reads a report. Throws if a part of it is missing. */
export function readReport(path: string): Report {
  const json = JSON.parse(readFileSync(path, "utf8"));
  const number = (value: unknown, key: string): number => {
    if (typeof value !== "number") throw new Error(`${path}: expected a number as \`${key}\``);
    return value;
  };
  const count = (key: keyof Counts): number => number(json[key], key);
  return {
    language: String(json.language),
    version: String(json.version),
    counts: {
      vectors: count("vectors"),
      streams: count("streams"),
      mutated: count("mutated"),
      recordings: count("recordings"),
      roundTrips: count("roundTrips"),
    },
    speed: {
      decode: number(json.speed?.decode, "speed.decode"),
      plain: number(json.speed?.plain, "speed.plain"),
    },
    gateway: json.gateway === true,
  };
}

/** Where a report differs from what there was to check, in words. */
export const differences = ({ counts }: Report, expected: Counts): string[] =>
  counted
    .filter((key) => counts[key] !== expected[key])
    .map((key) => `expected ${expected[key]} ${key}, got ${counts[key]}`);

/** The reports as a table. */
export function tableOf(reports: readonly Report[]): string {
  const rows = reports.map(({ language, version, counts, speed, gateway }) => [
    language,
    version,
    ...counted.map((key) => String(counts[key])),
    gateway ? "yes" : "no",
    `${speed.decode.toFixed(1)} µs`,
    `${speed.plain.toFixed(1)} µs`,
    (speed.decode / speed.plain).toFixed(1),
  ]);
  const head = ["language", "version", ...counted, "gateway", "decode", "plain", "ratio"];
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [head, ...rows]
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "))
    .join("\n");
}
