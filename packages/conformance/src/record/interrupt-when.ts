import { existsSync } from "node:fs";
import { mkdir, watch } from "node:fs/promises";
import { join } from "node:path";

import type { Case } from "../scenario/expectation.ts";
import type { Simulator } from "../simulator/start-simulator.ts";

interface Watched {
  readonly simulator: Simulator;
  readonly cwd: string;
}

/** Interrupts the run when what the scenario names has happened. */
export function interruptWhen(
  { scenario: { interrupt } }: Case,
  { simulator, cwd }: Watched,
  stop: AbortController,
  done: AbortSignal,
): void {
  if (interrupt === undefined) return;
  // CLIs print late what they have read or started, one by 150 ms
  const interruptSoon = (): void => void setTimeout(() => stop.abort(), 2000);
  if (interrupt.when === "stall") simulator.onStall(interruptSoon);
  else void waitForFile(cwd, interrupt.path ?? "", done).then(interruptSoon);
}

async function waitForFile(folder: string, name: string, signal: AbortSignal): Promise<void> {
  await mkdir(folder, { recursive: true });
  try {
    for await (const _ of watch(folder, { signal })) if (existsSync(join(folder, name))) return;
  } catch {
    // the run is over
  }
}
