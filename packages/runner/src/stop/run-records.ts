import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { stateFolder } from "../state-folder.ts";
import { machineId, readProcess, type ProcessIdentity } from "./process-table.ts";

/** The record of a run while it lives, for the next start. */
export interface RunRecord {
  readonly tag: string;
  /** The machine or container of its pids. */
  readonly machine: string;
  readonly pid: number;
  readonly startTime: number;
  readonly host: ProcessIdentity;
}

/** One folder for each user, so that every host finds the records of all others. */
export const defaultRecordFolder = (): string => join(stateFolder(), "runs");

/** Writes the record of a child that has just started; returns how to remove it. */
export function keepRecord(folder: string, child: ProcessIdentity, tag: string): () => void {
  const host = readProcess(process.pid);
  if (host === undefined) return () => {};
  const { pid, startTime } = child;
  const record: RunRecord = {
    tag,
    machine: machineId(),
    pid,
    startTime,
    host: { pid: host.pid, startTime: host.startTime },
  };
  const file = join(folder, `${tag}.json`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, JSON.stringify(record), { mode: 0o600 });
  } catch {
    // a run must not fail because its record cannot be written
    return () => {};
  }
  return () => rmSync(file, { force: true });
}
