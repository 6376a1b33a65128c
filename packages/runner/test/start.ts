import { mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Adapter } from "@agentstream/adapter-kit";
import type { UnifiedEvent } from "@agentstream/schema";
import { verifyStream } from "@agentstream/stream";
import { expect } from "vitest";

import { startRun, type Run, type RunOptions } from "../src/index.ts";
import { program } from "./toy.ts";

/** Where the runs of this process work, and keep their records. */
export const folder = join(tmpdir(), `runner-test-${process.pid}`);

export const makeFolder = (): void => void mkdirSync(folder, { recursive: true });
export const removeFolder = (): void => rmSync(folder, { recursive: true, force: true });

export const start = (adapter: Adapter, options: RunOptions = {}, cwd: string = folder): Run =>
  startRun(
    adapter,
    { prompt: "go", cwd },
    {
      recordFolder: join(folder, "runs"),
      agentVersion: "1.0.0",
      totalTimeoutMs: 600_000,
      ...options,
    },
  );

export async function read(
  run: Run,
  onBatch?: (events: readonly UnifiedEvent[]) => void,
): Promise<UnifiedEvent[]> {
  const events: UnifiedEvent[] = [];
  for await (const batch of run.batches) {
    events.push(...batch);
    onBatch?.(batch);
  }
  const isTail = (events[0]?.seq ?? 1) > 1;
  expect(verifyStream(events, { isTail })).toEqual([]);
  return events;
}

export const textsOf = (events: readonly UnifiedEvent[]): string[] =>
  events.flatMap((event) => (event.type === "textChunk" ? [event.content] : []));

export const has = (events: readonly UnifiedEvent[], type: UnifiedEvent["type"]): boolean =>
  events.some((event) => event.type === type);

/** Its program says things; `say` and `done` are there. */
export const saying = (text: string): ReturnType<typeof program> =>
  program(`
    const tell = (message) => console.log(JSON.stringify(message));
    const say = (text) => tell({ say: String(text) });
    const done = () => tell({ done: true });
    ${text}
  `);

/** It answers each line of its input by the function \`take\`, and ends with it. */
export const listening = (text: string): ReturnType<typeof program> =>
  saying(`
    require("node:readline").createInterface({ input: process.stdin })
      .on("line", (line) => take(JSON.parse(line)))
      .on("close", () => process.exit(0));
    ${text}
  `);
