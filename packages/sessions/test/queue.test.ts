import { verifyStream } from "@agentstream/stream";
import { expect, test } from "vitest";

import { createMemoryStore, StoreUnavailableError, type Store } from "../src/index.ts";
import {
  key,
  makeFolder,
  openSessions,
  owner,
  readAll,
  request,
  until,
  type Opened,
} from "./open-sessions.ts";
import { createSqliteStore } from "./sqlite-store.ts";

/** Sessions that can be left as a crash leaves them: nothing more of theirs reaches the store. */
async function openCrashing(folder: string): Promise<Opened & { crash: () => Promise<void> }> {
  const { close, ...store } = createSqliteStore(folder);
  const opened = await openSessions({
    folder,
    store: { ...store, close: async () => {} },
    work: store.work,
    maxRunning: 1,
    allowTier: "autonomous",
  });
  return { ...opened, crash: close };
}

test("what waits survives a crash and runs at the next start, in its order; the key still holds", async () => {
  const folder = makeFolder();
  const first = await openCrashing(folder);
  const running = await first.sessions.begin(owner, request);
  const waiting = [];
  for (const prompt of ["2", "3"])
    waiting.push(await first.sessions.begin(owner, { ...request, prompt }, key(prompt)));
  const turn = await first.sessions.addTurn(owner, running.session.id, { prompt: "4" });
  expect([...waiting, turn].map(({ position }) => position)).toEqual([1, 2, 3]);
  await until(async () => (await first.sessions.get(owner, running.session.id)).lastSeq === 2);
  await first.crash();

  const second = await openSessions({ folder, maxRunning: 1 });
  for (let index = 0; index < 3; index++) {
    await until(() => second.runs.all.length > index);
    second.runs.all[index]?.end();
  }
  expect(second.runs.all.map((run) => run.request.prompt)).toEqual(["2", "3", "4"]);
  const events = await readAll(second.sessions, running.session.id);
  await until(async () => (await second.sessions.load()).waiting === 0);
  expect(verifyStream(events)).toEqual([]);
  expect(events.filter(({ type }) => type === "sessionEnded")).toMatchObject([
    { run: 1, reason: "failed", detail: "gatewayRestart", errorCode: "noResult" },
    { run: 2, reason: "completed" },
  ]);
  const again = await second.sessions.begin(owner, { ...request, prompt: "2" }, key("2"));
  expect(again).toMatchObject({ isNew: false, session: { id: waiting[0]?.session.id } });
});

test("a prompt that waited with secrets ends after a restart, says why, and no file has had them", async () => {
  const folder = makeFolder();
  const first = await openCrashing(folder);
  await first.sessions.begin(owner, request);
  const server = { type: "stdio", name: "mine", command: "x", env: { KEY: "secret" } } as const;
  const given = { ...request, config: {}, mcpServers: [server] };
  const { session, position } = await first.sessions.begin(owner, given);
  expect(position).toBe(1);
  await first.crash();
  const second = await openSessions({ folder, maxRunning: 1 });
  const events = await readAll(second.sessions, session.id);
  expect(verifyStream(events)).toEqual([]);
  expect(events.at(-1)).toMatchObject({
    type: "sessionEnded",
    reason: "failed",
    error: expect.stringContaining("mine were lost when the server was stopped"),
  });
  expect(second.runs.all).toEqual([]);
});

test("a worker whose lease another has got writes nothing more, and ends its agent", async () => {
  const store = createMemoryStore();
  const { sessions, runs } = await openSessions({ store, leaseMs: 60_000 });
  const { session } = await sessions.begin(owner, request);
  await until(async () => (await sessions.get(owner, session.id)).lastSeq === 2);
  const lease = await store.leases.find(session.id);
  if (lease === undefined) throw new Error("Nobody holds the run.");
  await store.leases.extend(lease, 0);
  const other = { sessionId: session.id, run: 1, holder: "other" };
  expect(await store.leases.acquire(other, 60_000)).toMatchObject(other);
  runs.all[0]?.say("too late");
  await until(() => (runs.all[0]?.cancels() ?? 0) >= 2);
  expect((await sessions.get(owner, session.id)).lastSeq).toBe(2);
  expect((await store.leases.find(session.id))?.holder).toBe("other");
});

test("while the store is away a run waits, and it goes on where it was, without a gap or a repetition", async () => {
  const store = createMemoryStore();
  let isAway = false;
  const away = (): void => {
    if (isAway) throw new StoreUnavailableError("away");
  };
  const shaky: Store = {
    ...store,
    async append(id, batch) {
      away();
      await store.append(id, batch);
      // it was done, and nobody knows
      if (batch.records.some(({ type }) => type === "textChunk") && !isAway) {
        isAway = true;
        away();
      }
    },
    async find(id) {
      away();
      return store.find(id);
    },
  };
  const { sessions, runs } = await openSessions({ store: shaky });
  const { session } = await sessions.begin(owner, request);
  await until(() => runs.all.length === 1);
  runs.all[0]?.say("one");
  await until(() => isAway);
  runs.all[0]?.end();
  await expect(sessions.begin(owner, request, key("k"))).resolves.toBeDefined();
  await expect(sessions.get(owner, session.id)).rejects.toThrow(StoreUnavailableError);
  isAway = false;
  const events = await readAll(sessions, session.id);
  expect(verifyStream(events)).toEqual([]);
  expect(events.filter(({ type }) => type === "textChunk")).toHaveLength(1);
  expect(events.at(-1)).toMatchObject({ type: "sessionEnded", reason: "completed" });
  expect(runs.all[0]?.cancels()).toBe(0);
});
