import { join } from "node:path";

import { differences, fileDifferences, ruleFaults } from "../check/judge.ts";
import { installClis } from "../clis/install-clis.ts";
import { findCli } from "../clis/installed-cli.ts";
import type { Direction } from "../generated/scenario.ts";
import { isInLoopback, loopbackFault, repeatInLoopback } from "../loopback/enter-loopback.ts";
import { recordCase, type CaseResult } from "../record/record-case.ts";
import { recordingFolder } from "../record/recording-folder.ts";
import { chooseCases } from "../scenario/choose-cases.ts";
import { impossibleBecause, keyOf, type Case } from "../scenario/expectation.ts";
import { chooseScenarios } from "../scenario/load-scenarios.ts";
import { acpVendors } from "../vendors/index.ts";

export interface RecordFlags {
  readonly agents?: readonly string[];
  readonly direction?: Direction | "first";
  readonly out: string;
  readonly clis?: string | undefined;
  readonly limit: number;
  readonly scenarios?: string;
  readonly parallel: number;
  readonly requests?: boolean;
  /** Only scenarios of the short run. */
  readonly core?: boolean;
  readonly print: (line: string) => void;
}

/**
 * Installs the CLIs, and leaves the network behind: then the command goes on in another process, and its exit code is
 * returned. Otherwise the folder of the CLIs is.
 */
export async function prepareRecording({
  agents = [],
  clis,
  print,
}: Pick<RecordFlags, "agents" | "clis" | "print">): Promise<string | number> {
  const folder = clis ?? (await installClis(print));
  const others = acpVendors.filter(({ adapter }) => agents.includes(adapter.id));
  if (clis === undefined && others.length > 0) await installClis(print, "acp");
  if (isInLoopback()) return folder;
  const fault = loopbackFault();
  if (fault === undefined) return repeatInLoopback();
  print(
    `no network namespace with loopback alone (${fault}): only the settings keep the CLIs here`,
  );
  return folder;
}

/** What flags choose. A name that nothing has is refused here, before gigabytes are installed for it. */
export const casesOf = async (
  names: readonly string[],
  flags: RecordFlags,
): Promise<readonly Case[]> => chooseCases(await chooseScenarios(names, flags), flags);

/** Records scenarios with the CLIs, and says at once what is wrong with each; resolves with the exit code. */
export async function record(names: readonly string[], flags: RecordFlags): Promise<number> {
  const cases = await casesOf(names, flags);
  const prepared = await prepareRecording(flags);
  return typeof prepared === "number" ? prepared : recordCases(cases, prepared, flags);
}

export async function recordCases(
  cases: readonly Case[],
  folder: string,
  flags: RecordFlags,
): Promise<number> {
  const { print, out } = flags;
  let wrong = 0;
  const work = async (queue: Case[]): Promise<void> => {
    for (let one = queue.shift(); one !== undefined; one = queue.shift())
      if (!(await recordOne(one, folder, out, flags))) wrong++;
  };
  // a run that waits for its limit needs nothing of the machine: it takes nobody's place
  const queues = [cases.filter(isBusy), cases.filter((one) => !isBusy(one))];
  const workers = Array.from({ length: flags.parallel }, () => queues.map(work));
  await Promise.all(workers.flat());
  print(`${cases.length} cases, ${wrong} wrong; recordings in ${out}`);
  return wrong === 0 && cases.length > 0 ? 0 : 1;
}

const isBusy = ({ scenario }: Case): boolean => scenario.idleTimeoutMs === undefined;

async function recordOne(
  one: Case,
  clis: string,
  out: string,
  { print, limit, requests = false, clis: given }: RecordFlags,
): Promise<boolean> {
  const name = `${one.scenario.name} ${keyOf(one)}`;
  const impossible = impossibleBecause(one);
  if (impossible !== undefined) {
    print(`–  ${name}: ${impossible}`);
    return true;
  }
  const started = Date.now();
  const isApart = given === undefined && acpVendors.includes(one.vendor);
  const cli = findCli(one.vendor, isApart ? await installClis(print, "acp") : clis);
  const folder = join(out, recordingFolder(one, cli.version));
  const options = { cli, folder, limitMs: limit * 1000, keepsRequests: requests };
  const faults = await recordCase(one, options).then(faultsOf, (error: unknown) => [
    error instanceof Error ? error.message : String(error),
  ]);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  print(`${faults.length === 0 ? "✓" : "✗"}  ${name} ${cli.version}, ${seconds} s`);
  for (const fault of faults) print(`     ${fault}`);
  return faults.length === 0;
}

/** What is not as the scenario has it; a case that cannot be planned is not recorded. */
const faultsOf = ({ case: one, faults, events, files }: CaseResult): string[] => [
  ...faults,
  ...ruleFaults(events),
  ...differences(one, events),
  ...fileDifferences(one, files),
];
