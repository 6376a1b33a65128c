import { setTimeout as sleep } from "node:timers/promises";

import type { StopTimeouts } from "../run.ts";
import {
  isSame,
  listProcesses,
  readProcess,
  type ProcessEntry,
  type ProcessIdentity,
} from "./process-table.ts";

/** The known processes of a run. */
export interface Family {
  /** The run's own child: the leader of its group. */
  readonly leader: ProcessIdentity;
  readonly tag: string;
  /** Descendants that were seen while their parents lived. */
  readonly known: readonly ProcessIdentity[];
}

type Budget = Pick<StopTimeouts, "terminateMs" | "killMs">;

/** Ends what is left of a run: its group, the processes with its tag, and its known descendants. No others. */
export async function endLeftovers(family: Family, budget: Budget): Promise<void> {
  const { terminateMs, killMs } = budget;
  const isOver =
    (terminateMs > 0 && (await signalUntilGone(family, "SIGTERM", terminateMs))) ||
    (await findLeftovers(family)).length === 0;
  if (!isOver) await signalUntilGone(family, "SIGKILL", killMs);
}

const pollMs = 20;

/** Signals each process once, also those that are found later. */
async function signalUntilGone(
  family: Family,
  signal: "SIGTERM" | "SIGKILL",
  budgetMs: number,
): Promise<boolean> {
  const deadline = performance.now() + budgetMs;
  const signalled: ProcessIdentity[] = [];
  for (;;) {
    const found = await findLeftovers(family);
    if (found.length === 0) return true;
    for (const entry of found.filter((one) => !signalled.some((done) => isSame(done, one)))) {
      signalled.push(entry);
      signalProcess(entry, signal);
    }
    if (performance.now() >= deadline) return false;
    await sleep(pollMs);
  }
}

/** A pid that belongs to another process by now gets no signal. */
function signalProcess(identity: ProcessIdentity, signal: NodeJS.Signals): void {
  const entry = readProcess(identity.pid);
  if (entry === undefined || !isSame(entry, identity)) return;
  try {
    process.kill(identity.pid, signal);
  } catch {
    // it has just ended, or is not ours to end
  }
}

async function findLeftovers(family: Family): Promise<ProcessEntry[]> {
  const { leader, tag, known } = family;
  const entries = await listProcesses();
  // a pid is not used again while its group lives: then another leader means another group
  const isOurGroup = !entries.some(
    ({ pid, startTime }) => pid === leader.pid && startTime !== leader.startTime,
  );
  const isYounger = ({ startTime }: ProcessEntry): boolean => startTime >= leader.startTime;
  const found = await Promise.all(
    entries.filter(isYounger).map(async (entry) => {
      const isOurs =
        (isOurGroup && entry.group === leader.pid) ||
        known.some((one) => isSame(one, entry)) ||
        (await entry.tag()) === tag;
      return isOurs ? entry : undefined;
    }),
  );
  return found.filter((entry) => entry !== undefined);
}

/** All that descend from a process now. */
export async function findDescendants(pid: number): Promise<ProcessIdentity[]> {
  const entries = await listProcesses();
  const found: ProcessEntry[] = [];
  let parents = new Set([pid]);
  while (parents.size > 0) {
    const children = entries.filter(({ parent }) => parents.has(parent));
    found.push(...children);
    parents = new Set(children.map((child) => child.pid));
  }
  return found;
}
