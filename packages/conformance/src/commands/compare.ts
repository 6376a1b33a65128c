import { checkRun } from "../check/check-run.ts";
import { readRecorded } from "../check/read-recorded.ts";
import { compareVendors, type Comparison } from "../compare/compare-vendors.ts";
import type { Direction } from "../generated/scenario.ts";
import { chooseScenarios } from "../scenario/load-scenarios.ts";
import { UsageError } from "../usage-error.ts";

export interface CompareFlags {
  readonly scenarios?: string;
  readonly direction?: Direction | "first";
  readonly core?: boolean;
  readonly json?: boolean;
  readonly print: (line: string) => void;
}

const isWrong = ({ verdict }: Comparison): boolean =>
  verdict === "differs" || verdict === "missing";

/** Compares what the vendors make of the same scenarios; resolves with the exit code. */
export async function compare(
  folder: string,
  names: readonly string[],
  { json = false, print, ...flags }: CompareFlags,
): Promise<number> {
  const known = await chooseScenarios(names, flags);
  const runs = await readRecorded(folder);
  if (runs.length === 0)
    throw new UsageError(`there are no recordings in ${folder}: record first, or pass --folder`);
  const checked = runs.map((run) => checkRun(run, known));
  const compared = compareVendors(known, checked, flags);
  if (json) print(JSON.stringify(compared, null, 2));
  else for (const line of table(compared)) print(line);
  return compared.length > 0 && !compared.some(isWrong) ? 0 : 1;
}

function table(compared: readonly Comparison[]): string[] {
  const groups = [...new Set(compared.map(groupOf))];
  const wrong = compared.filter(isWrong).length;
  return [
    ...groups.flatMap((group) => [
      group,
      ...compared
        .filter((one) => groupOf(one) === group)
        .flatMap(({ who, verdict, notes }) => [
          `  ${who.padEnd(22)} ${verdict}`,
          ...notes.map((note) => `    ${note}`),
        ]),
    ]),
    `${compared.length} cases of ${new Set(compared.map(({ scenario }) => scenario)).size} scenarios: ${compared.length - wrong} as they should be, ${wrong} not`,
  ];
}

const groupOf = ({ scenario, direction }: Comparison): string => `${scenario}, ${direction}`;
