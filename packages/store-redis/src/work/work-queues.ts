import type { WorkItem, WorkRoute } from "@agentstream/sessions";
import { Queue } from "bullmq";
import type { Cluster, Redis } from "ioredis";

import type { Parts } from "../store/parts.ts";
import { idOfRun } from "./id-of-run.ts";

/**
 * The queues of BullMQ: one for each agent and pool. A job is a promised run. It is delayed until the gate lets it
 * through, then it is active until it is removed or delayed again.
 */
export interface WorkQueues {
  readonly nameOf: (route: WorkRoute) => string;
  /** A job that is there already stays as it is. */
  readonly add: (queue: string, item: WorkItem) => Promise<void>;
  /** Undefined: there is no such job. */
  readonly start: (queue: string, id: string) => Promise<WorkItem | undefined>;
  readonly delay: (queue: string, id: string) => Promise<void>;
  readonly remove: (queue: string, id: string) => Promise<void>;
  /** Removes jobs that are old and not promised: their process died when the gate did not know them yet, or no longer. */
  readonly sweep: (
    queue: string,
    isPromised: (item: WorkItem) => Promise<boolean>,
  ) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Until it is let through. */
const longMs = 10 * 365 * 24 * 60 * 60 * 1000;
const oldMs = 10 * 60 * 1000;
const mostSwept = 200;
/** BullMQ sets no lock of its own by it: the gate decides for how long a job is whose. */
const noLock = "0";

export function createWorkQueues({ client, names }: Pick<Parts, "client" | "names">): WorkQueues {
  const queues = new Map<string, Queue<WorkItem>>();

  function open(connection: Redis | Cluster, name: string): Queue<WorkItem> {
    const opened = queues.get(name);
    if (opened !== undefined) return opened;
    const queue = new Queue<WorkItem>(name, { connection, prefix: names.queues });
    // each call reports its own error
    queue.on("error", () => {});
    queues.set(name, queue);
    return queue;
  }

  const use = <T>(name: string, work: (queue: Queue<WorkItem>) => Promise<T>): Promise<T> =>
    client.within((connection) => work(open(connection, name)));

  return {
    nameOf: ({ agentType, pool = "default" }) =>
      [agentType, pool].map((part) => encodeURIComponent(part)).join("@"),
    add: (name, item) =>
      use(name, async (queue) => {
        await queue.add("run", item, { jobId: idOfRun(item), delay: longMs });
      }),
    start: (name, id) =>
      use(name, async (queue) => {
        const job = await queue.getJob(id);
        if (job === undefined) return undefined;
        // one that is active already was taken from a worker that is gone
        if (await job.isDelayed()) {
          await job.promote();
          await queue.getBackend().moveToActive(noLock);
        }
        return job.data;
      }),
    delay: (name, id) =>
      use(name, async (queue) => {
        const job = await queue.getJob(id);
        if (await job?.isActive()) await job?.moveToDelayed(Date.now() + longMs, noLock);
      }),
    remove: (name, id) =>
      use(name, async (queue) => {
        await queue.remove(id);
      }),
    sweep: (name, isPromised) => use(name, (queue) => sweepQueue(queue, isPromised)),
    async close() {
      for (const queue of queues.values()) await queue.close();
    },
  };
}

async function sweepQueue(
  queue: Queue<WorkItem>,
  isPromised: (item: WorkItem) => Promise<boolean>,
): Promise<void> {
  const jobs = await queue.getJobs(["delayed", "active", "waiting"], 0, mostSwept, true);
  for (const { id = "", data, timestamp } of jobs)
    if (timestamp < Date.now() - oldMs && !(await isPromised(data))) await queue.remove(id);
}
