// Bundles the benchmark and runs it. Not run from source: what a loader adds to every function would be measured.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

import { rolldown } from "rolldown";

const pathOf = (path) => fileURLToPath(new URL(path, import.meta.url));
const [, , ...args] = process.argv;

const file = pathOf("dist/bench.mjs");
const build = await rolldown({
  input: pathOf("src/bench.ts"),
  platform: "node",
  external: ["rolldown"],
  resolve: { conditionNames: ["@agentstream/source", "import", "node", "default"] },
});
await build.write({ file, format: "esm" });
await build.close();

const nodeFlags = process.env.BENCH_NODE_FLAGS?.split(" ") ?? [];
const { status } = spawnSync(process.execPath, [...nodeFlags, file, pathOf("../.."), ...args], {
  stdio: "inherit",
});
process.exitCode = status ?? 1;
