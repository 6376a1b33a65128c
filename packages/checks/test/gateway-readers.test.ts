import { get } from "node:http";

import { expect, test } from "vitest";

import {
  burstRequest,
  headers,
  idOf,
  installBurst,
  makeFolder,
  post,
  readStream,
  spawnGateway,
  until,
} from "./gateway-kit.ts";
import { sizeOf } from "./size-of.ts";

/** How often readers go away at random moments. */
const disconnects = sizeOf("GATEWAY_DISCONNECTS", { usual: 200, long: 1000 });
/** How long a reader does not read; a minute shows no more than these seconds do. */
const pauseSeconds = sizeOf("GATEWAY_PAUSE_SECONDS", { usual: 2, long: 6 });

test("whatever readers do, each has read what the log holds: nothing twice, nothing missing", async () => {
  const clis = makeFolder();
  installBurst({ folder: clis, events: 3000, eventsPerChunk: 10, pauseMs: 30 });
  const { url } = await spawnGateway(makeFolder(), clis, clis);
  const ids = await Promise.all(
    Array.from({ length: 20 }, async () => idOf(await post(url, "/v1/sessions", burstRequest))),
  );
  let broken = 0;
  const read = await Promise.all(
    ids.map(async (id) => {
      const seqs: number[] = [];
      const data: string[] = [];
      for (let breaks = 0; !data.at(-1)?.includes('"type":"sessionEnded"'); breaks++) {
        const isBroken = breaks < disconnects / ids.length;
        // it goes in the middle of what has come: the rest of it was never seen
        const frames = isBroken ? Math.ceil(Math.random() * 50) : Infinity;
        const part = await readStream(url, id, seqs.at(-1) ?? 0, (count) => count >= frames);
        seqs.push(...part.ids.slice(0, frames));
        data.push(...part.data.slice(0, frames));
        if (isBroken) broken++;
      }
      return { id, seqs, data };
    }),
  );
  expect(broken).toBe(disconnects);
  for (const { id, seqs, data } of read) {
    expect(seqs).toEqual(seqs.map((_, index) => index + 1));
    expect(data).toEqual((await readStream(url, id, 0)).data);
    expect(seqs.length).toBeGreaterThan(3000);
  }
});

test("a reader that does not read costs nothing, holds nobody up, and catches up from the log", async () => {
  const clis = makeFolder();
  const events = (pauseSeconds + 2) * 10_000;
  installBurst({ folder: clis, events, eventsPerChunk: 200, pauseMs: 18 });
  const { url, memory } = await spawnGateway(makeFolder(), clis, clis);
  const id = await idOf(await post(url, "/v1/sessions", burstRequest));
  const address = `${url}/v1/sessions/${id}/events`;
  const slow = await new Promise<import("node:http").IncomingMessage>((resolve, reject) => {
    get(address, { headers: { ...headers, accept: "text/event-stream" } }, resolve).on(
      "error",
      reject,
    );
  });
  slow.pause();
  const quick = readStream(url, id, 0);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const before = memory();
  await new Promise((resolve) => setTimeout(resolve, pauseSeconds * 1000));
  const grown = memory() - before;
  const all = await quick;
  expect(all.data.length).toBeGreaterThan(events);
  let text = "";
  slow.on("data", (chunk) => (text += chunk.toString()));
  slow.resume();
  await until(() => slow.readableEnded);
  const late = [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => data);
  expect(late.length).toBe(all.data.length);
  expect(late).toEqual(all.data);
  console.log(`memory grew by ${grown.toFixed(1)} MB in ${pauseSeconds} s`);
  expect(grown).toBeLessThan(50);
});
