// Builds, and becomes the server: one process, so that a signal to it reaches the server.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

if (!existsSync(new URL("../packages/cli/dist/bin.js", import.meta.url)))
  console.error("Compiling; the first time takes about half a minute …");
// what it prints is not the server's output
const build = spawnSync("npm run --silent build -- --quiet", {
  shell: true,
  stdio: ["ignore", 2, 2],
});
if (build.status !== 0) process.exit(build.status ?? 1);
process.argv.splice(2, 0, "serve");

// npm gives a signal to the shell between, which ends without giving it on: then this process has another parent
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, "SIGTERM");
}, 500);
watch.unref();
await import("../packages/cli/dist/bin.js");
