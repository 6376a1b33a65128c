import { caseOf } from "../check/check-run.ts";
import type { RecordedRun } from "../check/read-recorded.ts";
import { shapesOf } from "../drift/shapes-of.ts";
import type { Scenario } from "../generated/scenario.ts";
import { knownVendors } from "../vendors/index.ts";
import { judgeRun, type VersionCell } from "./judge-run.ts";
import { compareVersions } from "./registry.ts";
import { testedVersions } from "./tested-versions.ts";

/** What is known of the versions of one agent's CLI. */
export interface AgentVersions {
  readonly agent: string;
  readonly name: string;
  readonly package: string;
  readonly versions: readonly VersionRow[];
  /** By protocol: the versions that work in the recordings. */
  readonly tested: Readonly<Record<string, readonly string[]>>;
  readonly types: readonly TypeHistory[];
}

export interface VersionRow {
  readonly version: string;
  readonly cells: readonly VersionCell[];
}

/** In which versions a type of native lines was seen, and which of its fields were not in all of these. */
export interface TypeHistory {
  readonly protocol: string;
  readonly type: string;
  readonly first: string;
  readonly last: string;
  readonly fields: readonly {
    readonly field: string;
    readonly first: string;
    readonly last: string;
  }[];
}

/** Describes every version of which scenarios of the short run were recorded; the same for each, so that they compare. */
export function describeVersions(
  runs: readonly RecordedRun[],
  scenarios: readonly Scenario[],
): readonly AgentVersions[] {
  const core = scenarios.filter(({ isCore }) => isCore === true);
  const judged = runs.flatMap((run) => {
    const found = caseOf(run, core);
    return found === undefined
      ? []
      : [{ run, one: found, version: run.version, cell: judgeRun(found, run) }];
  });
  return knownVendors.flatMap(({ adapter, package: name }) => {
    const own = judged.filter(({ one }) => one.vendor.adapter.id === adapter.id);
    const versions = [...new Set(own.map(({ run }) => run.version))].toSorted(compareVersions);
    if (versions.length === 0) return [];
    // what only one version did compares with nothing
    const names = own.map(({ cell }) => cell.case);
    const common = new Set(names.filter((one, at) => names.indexOf(one) !== at));
    const rows = versions.map((version) => ({
      version,
      cells: own
        .filter((one) => one.version === version && common.has(one.cell.case))
        .map(({ cell }) => cell)
        .toSorted((left, right) => (left.case < right.case ? -1 : 1)),
    }));
    const types = historyOf(
      own.map(({ run }) => run),
      versions,
    );
    const tested = testedVersions(adapter, own, runs);
    return [
      { agent: adapter.id, name: adapter.name, package: name, versions: rows, tested, types },
    ];
  });
}

interface Seen {
  first: string;
  last: string;
  readonly fields: Map<string, { first: string; last: string }>;
}

function historyOf(runs: readonly RecordedRun[], versions: readonly string[]): TypeHistory[] {
  const seen = new Map<string, Seen>();
  for (const version of versions)
    for (const run of runs.filter((one) => one.version === version)) {
      const protocol = run.from?.split(":")[1] ?? "";
      for (const [type, fields] of shapesOf(run.lines)) {
        const key = `${protocol} ${type}`;
        const entry = seen.get(key) ?? { first: version, last: version, fields: new Map() };
        entry.last = version;
        seen.set(key, entry);
        for (const field of fields.keys()) {
          const range = entry.fields.get(field) ?? { first: version, last: version };
          range.last = version;
          entry.fields.set(field, range);
        }
      }
    }
  return [...seen]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, { first, last, fields }]) => ({
      protocol: key.slice(0, key.indexOf(" ")),
      type: key.slice(key.indexOf(" ") + 1),
      first,
      last,
      fields: [...fields]
        .filter(([, range]) => range.first !== first || range.last !== last)
        .map(([field, range]) => ({ field, ...range }))
        .toSorted((left, right) => (left.field < right.field ? -1 : 1)),
    }));
}
