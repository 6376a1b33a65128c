// Loaded into the server under attack: writes the p99 of the delay of its event loop, in ms, to a file, from the first
// SIGUSR2 on: the start of the server is no attack. Time in which the machine gave the processor to others is no delay
// of ours: only what this process computed is counted.
import { renameSync, writeFileSync } from "node:fs";

const everyMs = 20;
const file = process.env["ATTACK_LOOP_FILE"] ?? "";
/** How much garbage waits is V8's choice; what the server needs is measured. ATTACK_GC=off: what it takes. */
const mostGarbage = 8 << 20;
let blocked = [];
let needed = process.memoryUsage.rss();
let last = performance.now();
let used = process.cpuUsage();

function look() {
  const now = performance.now();
  const { user, system } = process.cpuUsage(used);
  // other threads compute too: neither alone is the loop's
  blocked.push(Math.max(0, Math.min(now - last - everyMs, (user + system) / 1000)));
  last = now;
  used = process.cpuUsage();
}

function collect() {
  const resident = process.memoryUsage.rss();
  needed = Math.min(needed, resident);
  if (resident < needed + mostGarbage) return;
  globalThis.gc();
  needed = process.memoryUsage.rss();
}

function report() {
  const sorted = blocked.toSorted((a, b) => a - b);
  try {
    writeFileSync(`${file}.new`, String(sorted[Math.floor(sorted.length * 0.99)] ?? 0));
    renameSync(`${file}.new`, file);
  } catch {
    // the folder is gone: the server is about to be ended
  }
}

setInterval(look, everyMs).unref();
if (process.env["ATTACK_GC"] !== "off") setInterval(collect, everyMs).unref();
setInterval(report, 500).unref();
process.on("SIGUSR2", () => {
  blocked = [];
});
