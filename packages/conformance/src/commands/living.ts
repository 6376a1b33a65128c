import { writeFile } from "node:fs/promises";

import { capsPage, type TableRow } from "../living/caps-page.ts";
import { livingChecks } from "../living/checks/index.ts";
import type { LivingCheck, Outcome, Trial } from "../living/living-check.ts";
import { openTrials } from "../living/open-trials.ts";
import { requireKnown } from "../require-known.ts";
import { vendors } from "../vendors/index.ts";
import { prepareRecording, type RecordFlags } from "./record.ts";

export interface LivingFlags extends Pick<RecordFlags, "agents" | "core" | "print"> {
  readonly clis?: string | undefined;
  /** The Markdown file that gets the table of what models tried. */
  readonly table?: string;
}

/** Tries with the real CLIs what is promised of agents that live on; resolves with the exit code. */
export async function living(names: readonly string[], flags: LivingFlags): Promise<number> {
  const checks = chooseChecks(names, flags);
  requireKnown(
    "agent",
    flags.agents ?? [],
    vendors.map(({ adapter }) => adapter.id),
  );
  const prepared = await prepareRecording(flags);
  if (typeof prepared === "number") return prepared;
  const rows: TableRow[] = [];
  let wrong = 0;
  let count = 0;
  for (const check of checks) {
    const chosen = agentsOf(check, flags);
    if (chosen.length === 0) continue;
    const opened = await openTrials(check, chosen, prepared);
    const results = await Promise.all(
      opened.trials.map((trial) => tryOne(check, trial, flags, rows)),
    );
    const left = await opened.close();
    for (const fault of left) flags.print(`     ${fault}`);
    count += results.length;
    wrong += results.filter((isRight) => !isRight).length + left.length;
  }
  if (flags.table !== undefined) await writeFile(flags.table, capsPage(rows));
  flags.print(`${count} trials, ${wrong} wrong`);
  return wrong === 0 && count > 0 ? 0 : 1;
}

function chooseChecks(names: readonly string[], { core = false }: LivingFlags): LivingCheck[] {
  requireKnown(
    "check",
    names,
    livingChecks.map(({ name }) => name),
  );
  return livingChecks
    .filter(({ name }) => names.length === 0 || names.includes(name))
    .filter(({ isCore }) => !core || isCore === true);
}

const agentsOf = ({ isFor = () => true }: LivingCheck, { agents: asked = [] }: LivingFlags) =>
  vendors.filter(isFor).filter(({ adapter }) => asked.length === 0 || asked.includes(adapter.id));

async function tryOne(
  check: LivingCheck,
  trial: Trial,
  { print }: LivingFlags,
  rows: TableRow[],
): Promise<boolean> {
  const before = Date.now();
  const { faults, measured, table = [] } = await outcomeOf(check, trial);
  const { adapter } = trial.vendor;
  rows.push(...table.map((row) => ({ ...row, check: check.name, agent: adapter.id })));
  const seconds = ((Date.now() - before) / 1000).toFixed(1);
  const figures = measured === undefined ? "" : `; ${measured}`;
  print(
    `${faults.length === 0 ? "✓" : "✗"}  ${check.name} ${trial.vendor.adapter.id}, ${seconds} s${figures}`,
  );
  for (const fault of faults) print(`     ${fault}`);
  return faults.length === 0;
}

async function outcomeOf(check: LivingCheck, trial: Trial): Promise<Outcome> {
  try {
    return await check.run(trial);
  } catch (error) {
    return { faults: [error instanceof Error ? error.message : String(error)] };
  }
}
