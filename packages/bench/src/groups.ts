import { join } from "node:path";

import { measureCluster } from "./cluster/measure-cluster.ts";
import { measureIdle } from "./cluster/measure-idle.ts";
import { measureFanOut } from "./gateway/measure-fan-out.ts";
import { measureLatency } from "./gateway/measure-latency.ts";
import { measureLoad } from "./gateway/measure-load.ts";
import { measureSpawn } from "./gateway/measure-spawn.ts";
import { measureGrowth } from "./growth/measure-growth.ts";
import { measureInspector } from "./inspector/measure-inspector.ts";
import { measureLanguages } from "./languages/measure-languages.ts";
import { measureMemory } from "./memory/measure-memory.ts";
import { measureSoak } from "./memory/measure-soak.ts";
import type { BenchOptions } from "./options.ts";
import { agents } from "./pipeline/agents.ts";
import { makeLongRuns } from "./pipeline/long-runs.ts";
import { measurePipeline, measureRuns } from "./pipeline/measure-pipeline.ts";
import type { Group } from "./result.ts";
import { installRivals } from "./rivals/install-rivals.ts";
import { measureRivals } from "./rivals/measure-rivals.ts";
import { measureSandboxAgent } from "./rivals/measure-sandbox-agent.ts";
import { measureBundles, measurePackages } from "./sizes/measure-sizes.ts";
import { measureInstall } from "./start/measure-install.ts";
import { measureStart } from "./start/measure-start.ts";

interface NamedGroup {
  /** Whether it runs only in full, or when it is named. */
  readonly isLong: boolean;
  readonly measure: (options: BenchOptions, root: string) => AsyncGenerator<Group>;
}

const placesIn = (root: string) => ({
  programs: join(root, "packages/bench/programs"),
  cli: join(root, "packages/cli/dist/bin.js"),
  recordings: join(root, "recordings"),
});

/** What can be measured, by the name of `--only`. */
export const groups: Readonly<Record<string, NamedGroup>> = {
  pipeline: {
    isLong: false,
    async *measure({ isFull, isGate, rounds }, root) {
      const megabytes = isFull ? 50 : 12;
      const options = { ...placesIn(root), rounds, megabytes, hasPipe: isFull && !isGate };
      for (const agent of agents) {
        const hasDialects = agent.agent === "claude" && !isGate;
        yield await measurePipeline(agent, { ...options, hasDialects });
        const name = `${agent.agent}, ${agent.long.name}`;
        const runs = makeLongRuns(agent.long, megabytes);
        yield await measureRuns(name, agent, runs, { ...options, hasDialects: false });
      }
    },
  },
  gateway: {
    isLong: false,
    async *measure({ isFull, rounds }, root) {
      const places = placesIn(root);
      const readers = isFull ? [1, 10, 100] : [1, 10];
      yield await measureFanOut({ ...places, readers, megabytes: isFull ? 50 : 10, rounds });
      yield await measureLatency({ ...places, count: isFull ? 4000 : 1000, everyMs: 5 });
      if (isFull)
        yield await measureLoad({
          ...places,
          sessions: 50,
          readers: 10,
          seconds: 10,
          rates: [2, 10, 20, 40, 80],
        });
      yield await measureSpawn({ ...places, sessions: 100, runs: isFull ? 100 : 20 });
    },
  },
  start: {
    isLong: false,
    async *measure({ rounds }, root) {
      yield measureStart({ ...placesIn(root), rounds });
    },
  },
  sizes: {
    isLong: true,
    async *measure(_, root) {
      yield await measureBundles(root);
      yield measurePackages(root);
    },
  },
  rivals: {
    isLong: true,
    async *measure({ isFull, rounds }, root) {
      const places = placesIn(root);
      const rivals = installRivals(root);
      yield measureRivals(rivals, { ...places, root, megabytes: isFull ? 50 : 4, rounds });
      yield await measureSandboxAgent(rivals, {
        ...places,
        megabytes: isFull ? 20 : 2,
        rounds,
        readers: [1, 10],
      });
    },
  },
  memory: {
    isLong: true,
    async *measure({ isFull }, root) {
      const places = placesIn(root);
      yield await measureMemory({
        ...places,
        sessions: isFull ? 500 : 200,
        seconds: isFull ? 60 : 10,
      });
      yield await measureSoak({ ...places, seconds: isFull ? 180 : 10 });
    },
  },
  growth: {
    isLong: true,
    async *measure({ isFull }, root) {
      yield* measureGrowth({ ...placesIn(root), isFull });
    },
  },
  cluster: {
    isLong: true,
    async *measure({ isFull }, root) {
      const places = placesIn(root);
      const [count, answers, megabytes] = isFull ? [4000, 200, 20] : [400, 50, 4];
      yield await measureCluster({ ...places, count, answers, megabytes });
      yield await measureIdle({
        ...places,
        sessions: isFull ? [10, 100, 1000, 10_000] : [10, 100],
      });
    },
  },
  languages: {
    isLong: true,
    async *measure(_, root) {
      yield measureLanguages(root);
    },
  },
  page: {
    isLong: true,
    async *measure({ rounds }, root) {
      yield measureInspector(root, { events: 50_000, rounds });
    },
  },
  install: {
    isLong: true,
    async *measure({ isFull }, root) {
      yield await measureInstall(root, isFull);
    },
  },
};
