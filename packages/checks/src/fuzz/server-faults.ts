import type { Target } from "../attack/start-target.ts";
import type { Watched } from "../attack/watch-target.ts";

/** Every run ends soon, and no limit of one client's is met before the faults are. */
export const fuzzFlags = [
  "--run-timeout",
  "20s",
  "--answer-timeout",
  "10s",
  "--max-sessions",
  "6",
  "--owner-waiting",
  "100000",
  "--owner-requests",
  "0",
  "--max-log",
  "5MB",
];

/** In wall time: other programs use the same machine. */
const mostSlowestMs = 60_000;
const mostBlockedMs = 200;
const mostGrowth = 256;

/** What the server suffered from all of them. */
export function serverFaults(
  target: Target,
  { slowest, blocked, growth, unanswered }: Watched,
): string[] {
  return [
    ...(target.isRunning() ? [] : ["the server is gone"]),
    ...(unanswered === 0 ? [] : [`${unanswered} × no health`]),
    ...(slowest <= mostSlowestMs ? [] : [`no health for ${slowest.toFixed(0)} ms`]),
    ...(blocked <= mostBlockedMs ? [] : [`blocked for ${blocked.toFixed(0)} ms`]),
    ...(growth <= mostGrowth ? [] : [`grew by ${growth.toFixed(0)} MB`]),
    ...faultsOfLog(target.errors()),
  ];
}

/** Warnings of wrong tokens are as they should be; errors, stacks and warnings of Node are not. */
export const faultsOfLog = (lines: readonly string[]): string[] =>
  lines.filter((line) => !isUsual(line)).map((line) => `it printed: ${line.slice(0, 500)}`);

const isUsual = (line: string): boolean => line.trim() === "" || /^\{"level":[1-4]0,/.test(line);
