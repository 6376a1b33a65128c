// Bundles the benchmark and runs it. Not run from source: what a loader adds to every function would be measured.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { rolldown } from "rolldown";

const folder = mkdtempSync(join(tmpdir(), "agentstream-bench-"));
const build = await rolldown({
  input: fileURLToPath(new URL("src/bench.ts", import.meta.url)),
  platform: "node",
  resolve: { conditionNames: ["@agentstream/source", "import", "node", "default"] },
});
await build.write({ file: join(folder, "bench.mjs"), format: "esm" });
await build.close();

const recordings = fileURLToPath(new URL("../../recordings", import.meta.url));
const flags = process.argv.slice(2).filter((flag) => flag.startsWith("--"));
const { status } = spawnSync(process.execPath, [...flags, join(folder, "bench.mjs"), recordings], {
  stdio: "inherit",
});
rmSync(folder, { recursive: true });
process.exitCode = status ?? 1;
