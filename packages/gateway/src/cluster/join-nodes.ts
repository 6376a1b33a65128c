import { randomUUID } from "node:crypto";

import {
  StoreUnavailableError,
  type Membership,
  type Nodes,
  type NodeState,
} from "@agentstream/sessions";

export interface JoinOptions {
  readonly nodes: Nodes;
  /** What is not asked for again at each announcement. */
  readonly node: Omit<NodeState, "instance" | "agents" | "load" | "isDraining">;
  readonly slots: number;
  /** How long the node is there after the last sign of life. */
  readonly ttlMs: number;
  readonly homeTimeoutMs: number;
  readonly findAgents: () => Promise<readonly string[]>;
}

/** This process among the nodes. */
export interface Joined extends Membership {
  /** Announces it with these changes, and with its load from then on. */
  readonly update: (
    changes: Partial<Pick<NodeState, "url" | "isDraining">>,
    running?: () => Promise<number>,
  ) => Promise<void>;
  readonly leave: () => Promise<void>;
}

/** How often the agents are looked for. */
const findMs = 30_000;
const retryMs = 200;

/** Announces this process until it leaves. Rejects if another one has its name. */
export async function joinNodes(options: JoinOptions): Promise<Joined> {
  const { nodes, ttlMs, slots, findAgents, homeTimeoutMs } = options;
  let self: NodeState = {
    ...options.node,
    instance: randomUUID(),
    agents: await findAgents(),
    load: { running: 0, slots },
    isDraining: false,
  };
  let all: readonly NodeState[] = [];
  let foundAt = Date.now();
  let countRunning = async (): Promise<number> => 0;

  async function announce(): Promise<boolean> {
    if (Date.now() - foundAt > findMs) {
      foundAt = Date.now();
      self = { ...self, agents: await findAgents() };
    }
    self = { ...self, load: { running: await countRunning(), slots } };
    const isOurs = await nodes.announce(self, ttlMs);
    all = await nodes.list();
    return isOurs;
  }

  await takeName(announce, self.name, ttlMs);
  const timer = setInterval(() => {
    // while the store is away the others are as they were
    void announce().catch(() => {});
  }, ttlMs / 3);
  // a server that did not start must not stay for it
  timer.unref();
  return {
    self: () => self,
    nodes: () => all,
    homeTimeoutMs,
    async update(changes, running = countRunning) {
      self = { ...self, ...changes };
      countRunning = running;
      await announce().catch(ignoreAbsence);
    },
    async leave() {
      clearInterval(timer);
      await nodes.leave(self).catch(ignoreAbsence);
    },
  };
}

/** A node that has just died keeps its name until its time is over. */
async function takeName(
  announce: () => Promise<boolean>,
  name: string,
  ttlMs: number,
): Promise<void> {
  for (const until = Date.now() + 2 * ttlMs; !(await announce());) {
    if (Date.now() > until)
      throw new Error(
        `--node: another process of the cluster is called ${JSON.stringify(name)}: give this one another name.`,
      );
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}

function ignoreAbsence(error: unknown): void {
  if (!(error instanceof StoreUnavailableError)) throw error;
}
