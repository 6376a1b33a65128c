import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

import { planFolder } from "../start/write-plan-files.ts";
import { endLeftovers } from "./end-leftovers.ts";
import { isSame, machineId, readProcess } from "./process-table.ts";
import { defaultRecordFolder, type RunRecord } from "./run-records.ts";

export interface SweepOptions {
  readonly recordFolder?: string;
  readonly terminateMs?: number;
  readonly killMs?: number;
}

/** Ends the agents of hosts that died. Returns how many runs were cleaned up. */
export async function sweepOrphans(options: SweepOptions = {}): Promise<number> {
  const { recordFolder = defaultRecordFolder(), terminateMs = 2000, killMs = 2000 } = options;
  const machine = machineId();
  // without /proc a reused pid cannot be recognised
  if (machine === "") return 0;
  const names = await readdir(recordFolder).catch((): string[] => []);
  const swept = await Promise.all(
    names.map(async (name) => {
      const file = join(recordFolder, name);
      const record = parseRecord(await readFile(file, "utf8").catch(() => ""));
      if (record === undefined || !isOrphaned(record, machine)) return 0;
      const { pid, startTime, tag } = record;
      // after a reboot its processes are gone in any case
      if (isHere(record, machine))
        await endLeftovers({ leader: { pid, startTime }, tag, known: [] }, { terminateMs, killMs });
      await rm(planFolder(tag), { recursive: true, force: true });
      await rm(file, { force: true });
      return 1;
    }),
  );
  return swept.reduce((sum: number, one) => sum + one, 0);
}

const isHere = ({ machine }: RunRecord, here: string): boolean => machine === here;
const bootOf = (machine: string): string => machine.split(" ")[0] ?? "";

/** In another container of the same machine its host may still run, invisible from here. */
function isOrphaned(record: RunRecord, machine: string): boolean {
  if (!isHere(record, machine)) return bootOf(record.machine) !== bootOf(machine);
  const host = readProcess(record.host.pid);
  return host === undefined || !isSame(host, record.host);
}

function parseRecord(text: string): RunRecord | undefined {
  try {
    const record: unknown = JSON.parse(text);
    return isRecord(record) ? record : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is RunRecord {
  if (!isObject(value)) return false;
  const { tag, machine, pid, startTime, host } = value;
  return (
    typeof tag === "string" &&
    /^[\da-f-]{36}$/.test(tag) &&
    typeof machine === "string" &&
    isPid(pid) &&
    typeof startTime === "number" &&
    isObject(host) &&
    isPid(host["pid"]) &&
    typeof host["startTime"] === "number"
  );
}

const isPid = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 1;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
