// Starts a program so many times from a Node with nothing in memory; prints how many milliseconds each spawn() has taken,
// and the memory of this process.
import { spawn } from "node:child_process";
import { once } from "node:events";

const [, , command, count] = process.argv;
const times = [];
for (let run = 0; run < Number(count); run++) {
  const before = performance.now();
  const child = spawn(command, [], { stdio: "pipe", detached: true });
  times.push(performance.now() - before);
  child.stdout.resume();
  await once(child, "close");
}
console.log(JSON.stringify({ times, residentBytes: process.memoryUsage.rss() }));
