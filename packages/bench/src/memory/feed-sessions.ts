import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { openGateway, type Places } from "../gateway/open-gateway.ts";
import { readStream } from "../gateway/read-stream.ts";
import { openFeeds } from "./open-feeds.ts";

export interface FeedOptions extends Places {
  readonly sessions: number;
  readonly seconds: number;
  /** How many events each session has in a second. */
  readonly perSecond: number;
}

/** What sessions have cost that all run at once. */
export interface Fed {
  readonly idleBytes: number;
  /** At the end of each second. */
  readonly residentBytes: readonly number[];
  readonly cpuSeconds: number;
}

const delta = JSON.stringify({
  type: "stream_event",
  session_id: "s",
  event: {
    type: "content_block_delta",
    index: 0,
    delta: { type: "text_delta", text: "some words " },
  },
});

const beginning = [
  { type: "system", subtype: "init", session_id: "s", model: "m", tools: [], cwd: "/" },
  { type: "stream_event", event: { type: "message_start", message: { id: "m1", content: [] } } },
  {
    type: "stream_event",
    event: { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
  },
].map((line) => JSON.stringify(line));

/** Runs sessions whose CLIs print at a steady rate, each with a reader. */
export async function feedSessions(options: FeedOptions): Promise<Fed> {
  const { sessions, seconds, perSecond, ...places } = options;
  const folder = mkdtempSync(join(tmpdir(), "agentstream-bench-"));
  const pipes = join(folder, "pipes");
  mkdirSync(pipes);
  const gateway = await openGateway(
    { ...places, claude: "fed-claude.sh", flags: [`--max-sessions=${sessions}`] },
    { BENCH_PIPES: pipes },
  );
  await sleep(1000);
  const idleBytes = gateway.residentBytes();
  const readers: Promise<unknown>[] = [];
  for (let count = 0; count < sessions; count++)
    // the server stops before they have read to the end
    readers.push(readStream(await gateway.read(await gateway.run())).catch(() => undefined));
  const feeds = await openFeeds(pipes, sessions);
  for (const line of beginning) await feeds.writeAll(line);
  const residentBytes: number[] = [];
  const before = gateway.cpuSeconds();
  for (let second = 0; second < seconds; second++) {
    const next = sleep(1000);
    await feeds.writeAll(Array.from({ length: perSecond }, () => delta).join("\n"));
    await next;
    residentBytes.push(gateway.residentBytes());
  }
  const cpuSeconds = gateway.cpuSeconds() - before;
  await feeds.close();
  await gateway.stop();
  await Promise.all(readers);
  rmSync(folder, { recursive: true });
  return { idleBytes, residentBytes, cpuSeconds };
}
