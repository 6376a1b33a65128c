// Loaded before the gateway: writes how many milliseconds each spawn() of its agents has taken, when the gateway ends.
import childProcess from "node:child_process";
import { writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const { spawn } = childProcess;
const times = [];

childProcess.spawn = (command, args, options) => {
  const before = performance.now();
  const child = spawn(command, args, options);
  const passed = performance.now() - before;
  if (command.endsWith("claude") && !args.includes("--version")) times.push(passed);
  return child;
};
syncBuiltinESMExports();
process.on("exit", () => writeFileSync(process.env.BENCH_SPAWN_TIMES, JSON.stringify(times)));
