import { expect, test } from "vitest";

import type { LogRecord } from "../src/index.ts";
import { openSessions, owner, request, until } from "./open-sessions.ts";

test("a reader that waits is handed what is appended, and reads what it could not take: each event once, in order", async () => {
  const { sessions, runs } = await openSessions();
  const { session } = await sessions.begin(owner, request);
  const seqs: number[] = [];
  const note = (records: readonly LogRecord[]): number =>
    seqs.push(...records.map(({ seq }) => seq));
  const counts = { handedOn: 0, refused: 0 };
  let hasRoom = true;
  const handOn = (records: readonly LogRecord[]): boolean => {
    counts[hasRoom ? "handedOn" : "refused"]++;
    if (hasRoom) note(records);
    return hasRoom;
  };
  const reading = (async () => {
    for await (const item of sessions.read(owner, session.id, { handOn }))
      if ("records" in item) note(item.records);
  })();
  await until(() => runs.all.length === 1);
  for (let count = 0; count < 40; count++) {
    hasRoom = count % 4 < 2;
    const before = seqs.length;
    runs.all[0]?.say(`${count} `);
    await until(() => seqs.length > before);
  }
  runs.all[0]?.end();
  await reading;
  const { lastSeq } = await sessions.get(owner, session.id);
  expect(seqs).toEqual(Array.from({ length: lastSeq }, (_, index) => index + 1));
  expect(lastSeq).toBeGreaterThan(40);
  expect(counts.handedOn).toBeGreaterThan(0);
  expect(counts.refused).toBeGreaterThan(0);
});

test("the end of a run is read, not handed on", async () => {
  const { sessions, runs } = await openSessions();
  const { session } = await sessions.begin(owner, request);
  const handedOn: string[] = [];
  const read: string[] = [];
  const handOn = (records: readonly LogRecord[]): boolean =>
    handedOn.push(...records.map(({ type }) => type)) > 0;
  const reading = (async () => {
    for await (const item of sessions.read(owner, session.id, { handOn }))
      if ("records" in item) read.push(...item.records.map(({ type }) => type));
  })();
  await until(() => runs.all.length === 1);
  runs.all[0]?.end();
  await reading;
  expect(read.at(-1)).toBe("sessionEnded");
  expect(handedOn).not.toContain("sessionEnded");
});
