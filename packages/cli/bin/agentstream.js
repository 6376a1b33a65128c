#!/usr/bin/env node
// npm links this file at `npm ci`, before anything is compiled: in a fresh clone it builds first.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const compiled = new URL("../dist/bin.js", import.meta.url);

if (!existsSync(compiled)) {
  console.error("agentstream is not compiled yet. Running `npm run build` …");
  const cwd = fileURLToPath(new URL("../../../", import.meta.url));
  const { status } = spawnSync("npm run --silent build -- --quiet", {
    cwd,
    shell: true,
    stdio: ["ignore", 2, 2],
  });
  if (status !== 0) {
    console.error(`The build failed. Run \`npm ci && npm run build\` in ${cwd} and try again.`);
    process.exit(1);
  }
}
await import(compiled.href);
