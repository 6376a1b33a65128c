import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openGateway, type Places } from "../gateway/open-gateway.ts";
import { readStream } from "../gateway/read-stream.ts";
import { medianOf } from "../measure.ts";

const pageSize = 100;
const pages = 20;

/** Microseconds for each event of a session of so many, and for a page at its end. */
export async function costOfLog(
  places: Places,
  events: number,
): Promise<Readonly<Record<string, number>>> {
  const folder = mkdtempSync(join(tmpdir(), "agentstream-bench-"));
  const lines = join(folder, "lines");
  writeFileSync(lines, runOf(events));
  const gateway = await openGateway(places, { BENCH_LINES: lines });
  const before = gateway.cpuSeconds();
  const id = await gateway.run();
  const { events: count } = await readStream(await gateway.read(id));
  const appended = gateway.cpuSeconds();
  const again = await readStream(await gateway.read(id));
  const replayed = gateway.cpuSeconds();
  if (again.events !== count || again.lost > 0)
    throw new Error(`The replay has ${again.events} events, the run had ${count}.`);
  const after = `after=${count - pageSize}&limit=${pageSize}`;
  const page = (query: string): Promise<number> => medianMs(() => gateway.get(id, query));
  const costs = {
    append: ((appended - before) * 1e6) / count,
    replay: ((replayed - appended) * 1e6) / count,
    "page at the end": (await page(after)) * 1000,
    "dialect page at the end": (await page(`${after}&dialect=ues`)) * 1000,
  };
  await gateway.stop();
  rmSync(folder, { recursive: true });
  return costs;
}

/** A block of many pieces. */
function runOf(events: number): string {
  const event = (inner: unknown): unknown => ({
    type: "stream_event",
    session_id: "s",
    event: inner,
  });
  const text = "some words of an answer ";
  const delta = event({
    type: "content_block_delta",
    index: 0,
    delta: { type: "text_delta", text },
  });
  const begin = [
    { type: "system", subtype: "init", session_id: "s", model: "m", tools: [], cwd: "/" },
    event({ type: "message_start", message: { id: "m1", content: [] } }),
    event({ type: "content_block_start", index: 0, content_block: { type: "text", text: "" } }),
  ];
  const end = { type: "result", subtype: "success", is_error: false, session_id: "s", result: "" };
  const pieces = `${JSON.stringify(delta)}\n`.repeat(events);
  return `${begin.map((line) => `${JSON.stringify(line)}\n`).join("")}${pieces}${JSON.stringify(end)}\n`;
}

async function medianMs(action: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < pages; count++) {
    const started = performance.now();
    await action();
    times.push(performance.now() - started);
  }
  return medianOf(times);
}
