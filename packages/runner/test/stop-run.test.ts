import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import {
  folder,
  has,
  listening,
  makeFolder,
  read,
  removeFolder,
  saying,
  start,
  textsOf,
} from "./start.ts";
import { toy } from "./toy.ts";

beforeAll(makeFolder);
afterAll(removeFolder);

test("an aborted run is interrupted in the protocol's own way before any signal is sent", async () => {
  const plan = listening(`
    process.on("SIGINT", () => say("signalled"));
    const take = ({ prompt, interrupt }) => {
      if (prompt) say("working");
      if (interrupt) { say("interrupted"); done(); }
    };
  `);
  const controller = new AbortController();
  const events = await read(start(toy(plan, true), { signal: controller.signal }), (batch) => {
    if (textsOf(batch).includes("working")) controller.abort();
  });
  expect(textsOf(events)).toEqual(["working", "interrupted"]);
});

test("a run that was aborted before it began starts nothing, and is cancelled", async () => {
  const run = start(toy(saying("say('started'); done()")), { signal: AbortSignal.abort() });
  expect(run.pid()).toBeUndefined();
  const events = await read(run);
  expect(events.map(({ type }) => type)).toEqual(["sessionStarted", "sessionEnded"]);
  expect(events.at(-1)).toMatchObject({ reason: "cancelled" });
});

const stubborn = saying(`
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
  say("here");
  setInterval(() => {}, 1000);
`);

test("cancelled twice, a run is ended with force at once", async () => {
  const run = start(toy(stubborn), {
    stopTimeouts: { interruptMs: 3_600_000, terminateMs: 3_600_000 },
  });
  const events = await read(run, (batch) => {
    if (!has(batch, "textChunk")) return;
    run.cancel();
    run.cancel();
  });
  expect(events.at(-1)).toMatchObject({ reason: "cancelled", signal: "SIGKILL" });
});

test("a run that takes too long is a timeout, and says which", async () => {
  const stopTimeouts = { interruptMs: 100, terminateMs: 100 };
  const events = await read(start(toy(stubborn), { totalTimeoutMs: 1000, stopTimeouts }));
  expect(events.at(-1)).toMatchObject({ reason: "timeout", detail: "totalTimeout" });
});

test("who stops reading ends the agent", async () => {
  const run = start(toy(stubborn), { stopTimeouts: { terminateMs: 100 } });
  for await (const batch of run.batches) if (has(batch, "textChunk")) break;
  expect(run.pid()).toBeUndefined();
  expect(await readdir(join(folder, "runs"))).toEqual([]);
});
