import { sep } from "node:path";

import type { Adapter } from "@agentstream/adapter-kit";

import type { RecordedRun } from "../check/read-recorded.ts";
import { spokenIn } from "../check/spoken-in.ts";
import { protocolOf, type Case } from "../scenario/expectation.ts";
import type { VersionCell } from "./judge-run.ts";
import { compareVersions } from "./registry.ts";

export interface JudgedRun {
  readonly version: string;
  readonly one: Case;
  readonly cell: VersionCell;
}

/** By protocol: the versions of which something works and nothing breaks, and those recorded by other means. */
export function testedVersions(
  adapter: Adapter,
  judged: readonly JudgedRun[],
  runs: readonly RecordedRun[],
): Record<string, readonly string[]> {
  const others = runs.filter((run) => run.scenario === undefined && isOf(run, adapter));
  return Object.fromEntries(
    adapter.protocols.flatMap(({ name, schema }) => {
      const own = judged.filter(({ one }) => protocolOf(one) === name);
      const recorded = others.filter(({ from = "" }) => schemaOf(from) === schema);
      const found = [
        ...own.map(({ version }) => version).filter((version) => doesWork(version, own)),
        // the tests hold every one of these against the rules and its facts
        ...recorded.map(({ version }) => version),
      ];
      const versions = [...new Set(found)].toSorted(compareVersions);
      return versions.length === 0 ? [] : [[name, versions]];
    }),
  );
}

function doesWork(version: string, judged: readonly JudgedRun[]): boolean {
  const verdicts = judged.filter((one) => one.version === version).map(({ cell }) => cell.verdict);
  return verdicts.includes("works") && !verdicts.includes("broken");
}

/** Forks print the same lines: whose a recording is stands in its folder. */
const isOf = ({ name }: RecordedRun, { id }: Adapter): boolean => name.split(sep)[0] === id;

/** What a host writes is not in the lines: protocols that differ in it alone are taken for one. */
function schemaOf(from: string): string | undefined {
  const { adapter, protocol } = spokenIn(from) ?? {};
  const [first] = adapter?.protocols ?? [];
  return (adapter?.protocols.find(({ name }) => name === protocol) ?? first)?.schema;
}
