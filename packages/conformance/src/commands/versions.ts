import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

import { readRecorded } from "../check/read-recorded.ts";
import { requireKnown } from "../require-known.ts";
import { chooseScenarios, loadScenarios } from "../scenario/load-scenarios.ts";
import { UsageError } from "../usage-error.ts";
import { knownVendors } from "../vendors/index.ts";
import { chooseVersions, type VersionChoice } from "../versions/choose-versions.ts";
import { describeVersions } from "../versions/describe-versions.ts";
import { installVersion } from "../versions/install-version.ts";
import { recordApart } from "../versions/record-apart.ts";
import { stableVersions } from "../versions/registry.ts";
import { renderPage } from "../versions/render-page.ts";

export interface VersionsFlags extends VersionChoice {
  /** Where the recordings go, and where those of other versions are. */
  readonly out: string;
  /** Further folders with recordings, for the page. */
  readonly with?: readonly string[];
  /** The page; its data stand beside it. */
  readonly page: string;
  readonly limit: number;
  readonly parallel: number;
  /** The installed versions stay, for the next time. */
  readonly keep?: boolean;
  /** In both directions, not only in each scenario's first. */
  readonly both?: boolean;
  readonly print: (line: string) => void;
}

const agents = knownVendors.map(({ adapter }) => adapter.id);

/** Records versions of an agent's CLI, one after another, and writes the page of all; resolves with the exit code. */
export async function versions(
  agent: string | undefined,
  scenarios: readonly string[],
  flags: VersionsFlags,
): Promise<number> {
  if (agent !== undefined) await recordVersions(agent, scenarios, flags);
  return writePage(flags);
}

async function recordVersions(
  agent: string,
  scenarios: readonly string[],
  flags: VersionsFlags,
): Promise<void> {
  const { print, keep = false } = flags;
  const vendor = knownVendors.find(({ adapter }) => adapter.id === agent);
  if (vendor === undefined) return requireKnown("agent", [agent], agents);
  const known = await chooseScenarios(scenarios, { core: scenarios.length === 0 });
  const names = known.map(({ name }) => name);
  const chosen = chooseVersions(await stableVersions(vendor.package), flags);
  for (const version of chosen) {
    print(`\n${agent} ${version}`);
    const installed = await installVersion(vendor, version);
    if (installed.fault !== undefined) print(`it could not be installed: ${installed.fault}`);
    else
      await recordApart(installed.folder, agent, names, { ...flags, isFirst: flags.both !== true });
    if (!keep) await installed.remove();
  }
}

/** Writes the page and its data from what was recorded; resolves with 1 if any recording breaks a rule. */
async function writePage({
  out,
  with: others = [],
  page,
  print,
}: Pick<VersionsFlags, "out" | "with" | "page" | "print">): Promise<number> {
  const folders = [out, ...others];
  const runs = (await Promise.all(folders.map((folder) => readRecorded(folder)))).flat();
  if (runs.length === 0)
    throw new UsageError(
      `there are no recordings in ${folders.join(", ")}: record first, or pass --out`,
    );
  const described = describeVersions(runs, await loadScenarios());
  await mkdir(dirname(page), { recursive: true });
  await writeFile(page.replace(/\.md$/, ".json"), `${JSON.stringify(described, null, 2)}\n`);
  await writeFile(page, renderPage(described));
  const broken = described.flatMap(({ versions: rows }) =>
    rows.flatMap(({ cells }) => cells.filter(({ verdict }) => verdict === "broken")),
  );
  print(`${page}: ${described.length} agents, ${broken.length} recordings that break a rule`);
  return broken.length === 0 ? 0 : 1;
}
