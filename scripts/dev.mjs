// Serves the gateway from source, again after every change, and builds the page again after every change of it.
import { spawn, spawnSync } from "node:child_process";

// the page is made of files that other packages have built
const build = spawnSync("npm run --silent build -- --quiet --filter=@agentstream/inspector", {
  shell: true,
  stdio: ["ignore", 2, 2],
});
if (build.status !== 0) process.exit(build.status ?? 1);

const flags = process.argv.slice(2).map((word) => `'${word.replaceAll("'", String.raw`'\''`)}'`);
const commands = [
  "vite build packages/inspector --config packages/inspector/vite.config.ts --watch --logLevel warn",
  `tsx watch --clear-screen=false --conditions=@agentstream/source packages/cli/src/bin.ts serve ${flags.join(" ")}`,
];
const children = commands.map((command) =>
  spawn(command, { shell: true, stdio: ["ignore", "inherit", "inherit"] }),
);
const stop = () => {
  for (const child of children) child.kill();
};
// both end with the first of them, and with this process
for (const child of children) child.once("exit", stop);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, stop);
