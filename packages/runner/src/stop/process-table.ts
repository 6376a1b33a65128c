import { readFileSync, readlinkSync } from "node:fs";
import { open, readdir } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";

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

/** Between two turns of the event loop: half a millisecond. */
const readAtOnce = 64;

/**
 * All running processes, without zombies; none where the system has no /proc. They are read synchronously: 8 µs of CPU for
 * each, where the asynchronous `readFile` takes 40 and a buffer of 64 kB, 34 MB for 500 processes that malloc then keeps.
 */
async function readProcesses(): Promise<ListedProcess[]> {
  const names = await readdir("/proc").catch((): string[] => []);
  const pids = names.filter((name) => /^\d+$/.test(name));
  const listed: ListedProcess[] = [];
  for (const [index, pid] of pids.entries()) {
    const entry = readProcess(Number(pid));
    if (entry !== undefined) listed.push(withTag(entry));
    if (index % readAtOnce === readAtOnce - 1) await setImmediate();
  }
  return listed;
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
  const environment = await readEnvironment(pid).catch(() => "");
  return tagPattern.exec(environment)?.[1];
}

const pieceBytes = 4096;

/** Asynchronously: the system waits for a process that is changing its memory. In pieces: `readFile` takes 64 kB for each. */
async function readEnvironment(pid: number): Promise<string> {
  const file = await open(`/proc/${pid}/environ`);
  try {
    const pieces: Buffer[] = [];
    for (;;) {
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(pieceBytes));
      if (bytesRead === 0) return Buffer.concat(pieces).toString("latin1");
      pieces.push(buffer.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
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
