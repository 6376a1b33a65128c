import { vendors } from "../vendors/index.ts";
import { check } from "./check.ts";
import { compare } from "./compare.ts";
import { living } from "./living.ts";
import { casesOf, prepareRecording, recordCases, type RecordFlags } from "./record.ts";

/** Records, checks and compares; the whole run also tries a gateway with the CLIs. Resolves with the exit code. */
export async function runAll(names: readonly string[], flags: RecordFlags): Promise<number> {
  const cases = await casesOf(names, flags);
  const prepared = await prepareRecording(flags);
  if (typeof prepared === "number") return prepared;
  const { print, out } = flags;
  const codes = [await recordCases(cases, prepared, flags)];
  print("\ncheck");
  codes.push(await check(out, flags));
  print("\ncompare");
  // a part of the vendors cannot be compared
  if (flags.agents === undefined) codes.push(await compare(out, names, flags));
  if (names.length === 0 && flags.core !== true) {
    print("\na gateway with them");
    codes.push(await tryGateway(flags));
  }
  return Math.max(...codes);
}

/** The short run, with those of the CLIs that a gateway runs. */
async function tryGateway({ agents, clis, print }: RecordFlags): Promise<number> {
  const own = vendors.map(({ adapter }) => adapter.id);
  const chosen = agents?.filter((agent) => own.includes(agent)) ?? own;
  return chosen.length === 0 ? 0 : living([], { agents: chosen, clis, core: true, print });
}
