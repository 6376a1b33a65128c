import { readFileSync, readlinkSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";

import { tagVariable } from "../start/build-environment.ts";

/** A process as the system lists it. A pid is reused; a pid with its start time is not. */
export interface ProcessEntry {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  /** In ticks since the machine was started. */
  readonly startTime: number;
}

/** A process of a list that several share. */
export interface ListedProcess extends ProcessEntry {
  /** The tag of its run; read once, when it is needed. */
  readonly tag: () => Promise<string | undefined>;
}

/** Identifies a process for as long as the machine runs. */
export type ProcessIdentity = Pick<ProcessEntry, "pid" | "startTime">;

export const isSame = (left: ProcessIdentity, right: ProcessIdentity): boolean =>
  left.pid === right.pid && left.startTime === right.startTime;

/** All running processes, without zombies; none where the system has no /proc. */
async function readProcesses(): Promise<ListedProcess[]> {
  const names = await readdir("/proc").catch((): string[] => []);
  const pids = names.filter((name) => /^\d+$/.test(name));
  const entries = await Promise.all(
    pids.map(async (pid) => parseStat(await readFile(`/proc/${pid}/stat`, "utf8").catch(() => ""))),
  );
  return entries.filter((entry) => entry !== undefined).map(withTag);
}

function withTag(entry: ProcessEntry): ListedProcess {
  let tag: Promise<string | undefined> | undefined;
  return { ...entry, tag: () => (tag ??= readTag(entry.pid)) };
}

let running: Promise<ListedProcess[]> | undefined;
let following: Promise<ListedProcess[]> | undefined;

/** As `readProcesses`; calls during a reading share the one that follows it. */
export function listProcesses(): Promise<ListedProcess[]> {
  if (following !== undefined) return following;
  const before = running ?? Promise.resolve();
  const reading = before.then(() => {
    running = reading;
    following = undefined;
    return readProcesses();
  });
  following = reading;
  return reading;
}

/** One process, synchronously; undefined if it does not run. */
export function readProcess(pid: number): ProcessEntry | undefined {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return undefined;
  }
}

/** The name stands in parentheses, and may itself contain any. */
function parseStat(stat: string): ProcessEntry | undefined {
  const end = stat.lastIndexOf(")");
  if (end === -1) return undefined;
  const [state = "", parent, group, ...rest] = stat.slice(end + 2).split(" ");
  if ("ZX".includes(state)) return undefined;
  return {
    pid: Number.parseInt(stat, 10),
    parent: Number(parent),
    group: Number(group),
    startTime: Number(rest[16]),
  };
}

const tagPattern = new RegExp(`(?:^|\0)${tagVariable}=([^\0]*)`);

async function readTag(pid: number): Promise<string | undefined> {
  const environment = await readFile(`/proc/${pid}/environ`, "latin1").catch(() => "");
  return tagPattern.exec(environment)?.[1];
}

/** The scope of pids and start times: this boot of this machine or container. */
export function machineId(): string {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${boot} ${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return "";
  }
}
