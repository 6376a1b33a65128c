import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

import { sweepOrphans } from "./sweep-orphans.ts";

// `cat` ends when the host is gone, however it ended; only then a larger program is loaded
const script = 'cat >/dev/null; exec "$0" -e "$1" "$2" "$3"';
const program = "import(process.argv[1]).then((own) => own.sweepAfterHost(process.argv[2]))";

/**
 * Starts a small process that ends this host's agents if the host dies without ending them. Returns how to stop it.
 * It needs a shell and /proc: on other systems the next start of a host does its work.
 */
export function startWatchdog(recordFolder: string): () => void {
  if (process.platform !== "linux") return () => {};
  const { PATH = "/usr/bin:/bin", XDG_STATE_HOME } = process.env;
  const words = [process.execPath, program, import.meta.url, recordFolder];
  const child = spawn("/bin/sh", ["-c", script, ...words], {
    cwd: "/",
    // it must not hold secrets of the host
    env: { PATH, XDG_STATE_HOME },
    // a group of its own: a signal to the host's group must not end it
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  child.on("error", () => {
    // the next start of a host does its work
  });
  child.stdin.on("error", () => {});
  child.unref();
  return () => child.stdin.end();
}

const settleMs = 1000;

/**
 * What the watchdog does: twice, because a host is listed for a moment after its files were closed.
 *
 * @public
 */
export async function sweepAfterHost(recordFolder: string): Promise<void> {
  await sweepOrphans({ recordFolder });
  await sleep(settleMs);
  await sweepOrphans({ recordFolder });
}
