import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";

import { format } from "../format.ts";
import { verdictsOf, type Figure, type Group } from "../result.ts";
import { drawPlot } from "./draw-plot.ts";
import { remarks } from "./remarks.ts";

/** Writes docs/benchmarks.md, and a plot for each group that has one. */
export function writePage(docs: string, groups: readonly Group[], date: Date): void {
  mkdirSync(join(docs, "benchmarks"), { recursive: true });
  const sections = groups.map((group) => sectionOf(group, docs));
  writeFileSync(join(docs, "benchmarks.md"), [header(date, groups), ...sections].join("\n"));
}

function header(date: Date, groups: readonly Group[]): string {
  const verdicts = groups.flatMap(verdictsOf);
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const met = verdicts.filter((verdict) => verdict.met).length;
  return `# Benchmarks

Written by \`npm run bench:full\`; do not edit. Read the ratios: each compares things that were measured alternately in one run.

${cpus().length} × ${cpu?.model ?? "unknown"}, ${memory} GB, ${process.platform} ${process.arch}, Node ${process.versions.node}, ${date.toISOString().slice(0, 10)}.
[packages/bench](../packages/bench/README.md) describes the method.

## Budgets

${met} of ${verdicts.length} are met.

| budget | is | measured | |
| --- | --- | --- | --- |
${verdicts.map(({ name, budget, measured, met: isMet }) => `| ${name} | ${budget} | ${format(measured)} | ${isMet ? "met" : "missed"} |`).join("\n")}
`;
}

function sectionOf(group: Group, docs: string): string {
  const { title, method, figures, skipped = {}, plot, load } = group;
  const rows = figures.map(
    (figure) => `| ${figure.name} | ${valueOf(figure)} | ${figure.unit} | ${figure.note ?? ""} |`,
  );
  const missing = Object.entries(skipped).map(([name, why]) => `| ${name} | skipped | | ${why} |`);
  const missed = verdictsOf(group).filter(({ met }) => !met);
  const remark = missed.length === 0 ? undefined : remarks[title];
  const lines = [
    `## ${title}`,
    "",
    `${method}${load === undefined ? "" : `; load average ${format(load)}`}.`,
    "",
    "| | measured | unit | |",
    "| --- | --- | --- | --- |",
    ...rows,
    ...missing,
    "",
  ];
  if (remark !== undefined) lines.push(remark, "");
  if (plot !== undefined) {
    const file = `benchmarks/${title.toLowerCase().replaceAll(/[^a-z]+/g, "-")}.svg`;
    writeFileSync(join(docs, file), drawPlot(plot));
    lines.push(`![${title}](${file})`, "");
  }
  return lines.join("\n");
}

const valueOf = ({ value, spread }: Figure): string =>
  spread === undefined ? format(value) : `${format(value)} (${spread.map(format).join("–")})`;
