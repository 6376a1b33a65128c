import { sweepOrphans } from "./sweep-orphans.ts";

const swept = new Set<string>();

/** Cleans up after hosts that died, at this host's first run with a record folder; no run waits for it. */
export function sweepOnce(recordFolder: string): void {
  if (swept.has(recordFolder)) return;
  swept.add(recordFolder);
  sweepOrphans({ recordFolder }).catch(() => {
    // the next host will try again
  });
}
