import { join } from "node:path";

import { installClis } from "../clis/install-clis.ts";
import { findCli } from "../clis/installed-cli.ts";
import { requireKnown } from "../require-known.ts";
import { chooseScenarios } from "../scenario/load-scenarios.ts";
import { UsageError } from "../usage-error.ts";
import { vendors, type Vendor } from "../vendors/index.ts";
import { installVersion } from "../versions/install-version.ts";
import { recordApart } from "../versions/record-apart.ts";
import { stableVersions } from "../versions/registry.ts";
import { drift } from "./drift.ts";

export interface WatchFlags {
  readonly agents?: readonly string[];
  /** `agent=version`: this one instead of the newest. */
  readonly to?: readonly string[];
  readonly out: string;
  readonly limit: number;
  readonly parallel: number;
  readonly print: (line: string) => void;
}

/** As many lines as a terminal shows: those of all agents together. */
const screen = 50;

/** What `watch` does to the outside. */
export interface WatchSteps {
  /** The stable versions of a package in the registry, the newest last. */
  readonly versionsOf: (name: string) => Promise<readonly string[]>;
  /** Installs the pinned CLIs, and returns their folder. */
  readonly installPinned: typeof installClis;
  /** The version of a CLI in a folder. */
  readonly versionIn: (vendor: Vendor, folder: string) => string;
  readonly install: typeof installVersion;
  readonly record: typeof recordApart;
}

const real: WatchSteps = {
  versionsOf: stableVersions,
  installPinned: installClis,
  versionIn: (vendor, folder) => findCli(vendor, folder).version,
  install: installVersion,
  record: recordApart,
};

/** Compares the newest versions of the registry with the pinned ones; resolves with 1 if anything changed. */
export async function watch(flags: WatchFlags, steps: WatchSteps = real): Promise<number> {
  const { print, agents = [], to = [] } = flags;
  const chosen = vendors.filter(
    ({ adapter }) => agents.length === 0 || agents.includes(adapter.id),
  );
  const unfit = to.find((pair) => !/^[^=]+=[^=]+$/.test(pair));
  if (unfit !== undefined) throw new UsageError(`--to: expected agent=version, got "${unfit}"`);
  requireKnown(
    "agent",
    [...agents, ...to.map((pair) => pair.split("=")[0] ?? "")],
    vendors.map(({ adapter }) => adapter.id),
  );
  const pinned = await steps.installPinned(print);
  // of each: a title, two parts that may be cut, and a sum
  const most = Math.floor((screen / chosen.length - 4) / 2);
  const changes: Change[] = [];
  for (const vendor of chosen)
    changes.push(await compareNewest(vendor, pinned, flags, steps, most));
  print("");
  for (const { lines } of changes) for (const line of lines) print(line);
  return changes.some(({ isChanged }) => isChanged) ? 1 : 0;
}

interface Change {
  readonly isChanged: boolean;
  /** At most a screen, for all agents together. */
  readonly lines: readonly string[];
}

async function compareNewest(
  vendor: Vendor,
  pinned: string,
  flags: WatchFlags,
  steps: WatchSteps,
  most: number,
): Promise<Change> {
  const { id } = vendor.adapter;
  const before = steps.versionIn(vendor, pinned);
  const after = await versionFor(vendor, flags, steps);
  if (before === after)
    return { isChanged: false, lines: [`${id} ${before}: the pinned version is the newest`] };
  const names = (await chooseScenarios([], { core: true })).map(({ name }) => name);
  const options = { ...flags, isFirst: false };
  flags.print(`\n${id} ${before}, pinned`);
  await steps.record(pinned, id, names, options);
  flags.print(`\n${id} ${after}`);
  const { folder, remove, fault } = await steps.install(vendor, after);
  if (fault !== undefined) return { isChanged: true, lines: [`${id} ${after}: ${fault}`] };
  await steps.record(folder, id, names, options);
  await remove();
  const lines: string[] = [];
  const folderOf = (version: string): string => join(flags.out, id, version);
  const code = await drift(folderOf(before), folderOf(after), {
    most,
    print: (line) => lines.push(line),
  });
  return {
    isChanged: code !== 0,
    lines: [`${id} ${before} → ${after}`, ...lines.map((line) => `  ${line}`)],
  };
}

async function versionFor(
  { adapter, package: name }: Vendor,
  { to = [] }: WatchFlags,
  { versionsOf }: WatchSteps,
): Promise<string> {
  const asked = to.map((pair) => pair.split("=")).find(([agent]) => agent === adapter.id)?.[1];
  const versions = await versionsOf(name);
  const found = asked === undefined ? versions.at(-1) : versions.find((one) => one === asked);
  if (found !== undefined) return found;
  throw new UsageError(
    `the registry has no version ${asked ?? ""} of ${name}; the newest is ${versions.at(-1)}`,
  );
}
