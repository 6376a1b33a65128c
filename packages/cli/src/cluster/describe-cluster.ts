import type { Finding } from "@agentstream/store-redis";

import type { Paint } from "../terminal-view/paint.ts";

/** The findings in lines, each with what to change. */
export const describeCluster = (findings: readonly Finding[], paint: Paint): string =>
  findings.map((finding) => describe(finding, paint)).join("");

function describe({ level, name, message, remedy }: Finding, paint: Paint): string {
  const marks = { ok: paint.green("✓"), warning: paint.yellow("!"), error: paint.red("✗") };
  const advice = remedy === undefined ? "" : `    ${paint.dim("→")} ${remedy}\n`;
  return `${marks[level]} ${paint.bold(name)}: ${message}\n${advice}`;
}
