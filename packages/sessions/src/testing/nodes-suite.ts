import { deepEqual, equal } from "node:assert/strict";

import type { Nodes, NodeState } from "../nodes.ts";

/** What every registry of nodes must do. `open` gives another end of the same, as another process has it. */
export interface NodesCase {
  readonly name: string;
  readonly run: (open: () => Promise<Nodes>) => Promise<void>;
}

export const sampleNode = (name: string, changes: Partial<NodeState> = {}): NodeState => ({
  name,
  instance: `${name}-1`,
  roles: ["gateway", "worker"],
  pool: "default",
  agents: ["echo"],
  workspaces: ["/work"],
  load: { running: 0, slots: 4 },
  isDraining: false,
  version: "1.0.0",
  startedAt: 1_000,
  ...changes,
});

const minute = 60_000;
/** What is announced for this time is gone at once. */
const noTime = 0;

const namesIn = async (nodes: Nodes): Promise<string[]> =>
  (await nodes.list()).map(({ name }) => name);

export const nodesSuite: readonly NodesCase[] = [
  {
    name: "a node comes back as it was announced last, at every end, by name",
    async run(open) {
      const [one, other] = [await open(), await open()];
      const whole = sampleNode("b", {
        url: "http://127.0.0.1:1",
        roles: ["worker"],
        pool: "ü pool",
        agents: ["agent", "echo"],
        workspaces: ["/a b", "/c"],
        sharedHome: "home",
      });
      equal(await one.announce(sampleNode("b"), minute), true);
      equal(await one.announce(whole, minute), true);
      equal(await one.announce(sampleNode("a"), minute), true);
      deepEqual(await other.list(), [sampleNode("a"), whole]);
      const busy = { ...whole, load: { running: 3, slots: 4 }, isDraining: true };
      equal(await one.announce(busy, minute), true);
      deepEqual(await other.list(), [sampleNode("a"), busy]);
    },
  },
  {
    name: "a node is gone when its time is over or it leaves, and another can have its name",
    async run(open) {
      const nodes = await open();
      await nodes.announce(sampleNode("a"), noTime);
      deepEqual(await namesIn(nodes), []);
      const next = sampleNode("a", { instance: "a-2" });
      equal(await nodes.announce(next, minute), true);
      await nodes.leave(sampleNode("a"));
      deepEqual(await nodes.list(), [next]);
      await nodes.leave(next);
      deepEqual(await namesIn(nodes), []);
      equal(await nodes.announce(sampleNode("a"), minute), true);
    },
  },
  {
    name: "of two processes with one name the second is refused while the first is there",
    async run(open) {
      const [one, other] = [await open(), await open()];
      equal(await one.announce(sampleNode("a"), minute), true);
      const second = sampleNode("a", { instance: "a-2" });
      equal(await other.announce(second, minute), false);
      deepEqual(await other.list(), [sampleNode("a")]);
      await one.leave(sampleNode("a"));
      equal(await other.announce(second, minute), true);
    },
  },
  {
    name: "of many who take one name at once one gets it",
    async run(open) {
      const nodes = await open();
      const many = Array.from({ length: 20 }, (_, at) => sampleNode("a", { instance: `a-${at}` }));
      const got = await Promise.all(many.map((node) => nodes.announce(node, minute)));
      equal(got.filter(Boolean).length, 1);
      deepEqual(await nodes.list(), [many[got.indexOf(true)]]);
    },
  },
];
