// Builds, and becomes the server: one process, so that a signal to it reaches the server.
import { spawnSync } from "node:child_process";

const build = spawnSync(
  "npm run --silent build -- --output-logs=errors-only --log-prefix=none",
  // what it prints is not the server's output
  { shell: true, stdio: ["ignore", 2, 2] },
);
if (build.status !== 0) process.exit(build.status ?? 1);
process.argv.splice(2, 0, "serve");
await import("../packages/cli/dist/bin.js");
