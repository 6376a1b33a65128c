import { verifyStream } from "@agentstream/stream";
import { expect, test } from "vitest";

import { StoreFullError, type Store } from "../src/index.ts";
import { createFakeRuns } from "../src/testing/fake-runs.ts";
import {
  key,
  kindOf,
  makeFolder,
  openSessions,
  owner,
  readAll,
  request,
  until,
  type Opened,
} from "./open-sessions.ts";
import { createSqliteStore } from "./sqlite-store.ts";

test("what waits can be cancelled, and has an honest end; cancelling again changes nothing", async () => {
  const { sessions, runs } = await openSessions({ maxRunning: 1 });
  await sessions.begin(owner, request);
  // it has its slot at once, but its plan takes a while
  await until(() => runs.all.length === 1);
  const { session } = await sessions.begin(owner, request);
  expect((await sessions.cancel(owner, session.id)).wasRunning).toBe(true);
  const events = await readAll(sessions, session.id);
  expect(events.map(({ type }) => type)).toEqual(["sessionStarted", "sessionEnded"]);
  expect(verifyStream(events)).toEqual([]);
  expect((await sessions.get(owner, session.id)).state).toBe("cancelled");
  expect((await sessions.cancel(owner, session.id)).wasRunning).toBe(false);
  expect(runs.all).toHaveLength(1);
});

test("a session that was to end with its last reader does, and no other", async () => {
  const { sessions, runs } = await openSessions();
  for (const onDisconnect of ["cancel", "continue"] as const) {
    const { session } = await sessions.begin(owner, { ...request, onDisconnect });
    const readers = [new AbortController(), new AbortController()];
    const reading = readers.map(({ signal }) => readAll(sessions, session.id, { signal }));
    const count = runs.all.length;
    await until(() => runs.all.length >= count && runs.all.length > 0);
    await until(async () => (await sessions.get(owner, session.id)).lastSeq === 2);
    readers[0]?.abort();
    await reading[0];
    expect(runs.all.at(-1)?.cancels()).toBe(0);
    readers[1]?.abort();
    await reading[1];
    expect(runs.all.at(-1)?.cancels()).toBe(onDisconnect === "cancel" ? 1 : 0);
  }
});

test("a run that breaks off, and one that cannot start, have an end", async () => {
  const runs = createFakeRuns((run) => {
    if (run.request.prompt === "breaks") run.breakOff(new Error("The stream broke."));
    else if (run.request.prompt === "stops") run.breakOff();
    else throw new Error("It cannot start.");
  });
  const { sessions } = await openSessions({}, runs);
  for (const prompt of ["breaks", "stops", "never"]) {
    const { session } = await sessions.begin(owner, { agentType: "echo", prompt });
    const events = await readAll(sessions, session.id);
    expect(verifyStream(events)).toEqual([]);
    expect(events.at(-1)).toMatchObject({ type: "sessionEnded", reason: "failed" });
    expect((await sessions.get(owner, session.id)).state).toBe("failed");
  }
});

test("what was running when the server died is closed at the next start, and the key still holds", async () => {
  const folder = makeFolder();
  const store = createSqliteStore(folder);
  const kept = { ...store, close: async () => {} };
  const first = await openSessions({ folder, store: kept, maxRunning: 1 });
  const { session } = await first.sessions.begin(owner, request, key("k"));
  // its queue was in memory: this one is not promised any more
  await first.sessions.addTurn(owner, session.id, { prompt: "2" });
  await until(() => first.runs.all.length === 1);
  first.runs.all[0]?.say("half");
  await until(async () => (await first.sessions.get(owner, session.id)).lastSeq === 3);
  // as if its process were gone: nothing more of it reaches the store
  const seen = await store.read(session.id, { after: 0, limit: 100 });
  await store.close();
  const second = await openSessions({ folder });
  const events = await readAll(second.sessions, session.id);
  expect(verifyStream(events)).toEqual([]);
  expect(events.slice(0, seen.length).map((event) => JSON.stringify(event))).toEqual(
    seen.map(({ bytes }) => Buffer.from(bytes).toString()),
  );
  const ends = events.filter(({ type }) => type === "sessionEnded");
  expect(ends).toMatchObject([
    { reason: "failed", detail: "gatewayRestart", run: 1 },
    { reason: "failed", detail: "gatewayRestart", run: 2 },
  ]);
  const again = await second.sessions.begin(owner, request, key("k"));
  expect(again).toMatchObject({
    isNew: false,
    run: 1,
    session: { id: session.id, state: "failed" },
  });
  expect(second.runs.all).toHaveLength(0);
});

test("when it shuts down what runs may finish, what waits has an end if its queue is in memory, and nothing new is taken", async () => {
  const folder = makeFolder();
  const store = createSqliteStore(folder);
  const { sessions, runs } = await openSessions({ folder, store, maxRunning: 1 });
  const running = await sessions.begin(owner, request);
  const waiting = await sessions.begin(owner, request);
  await until(() => runs.all.length === 1);
  const closing = sessions.close(10_000);
  expect(await kindOf(sessions.begin(owner, request))).toBe("stopping");
  runs.all[0]?.end();
  await closing;
  const again = await openSessions({ folder });
  expect((await again.sessions.get(owner, running.session.id)).state).toBe("done");
  expect((await again.sessions.get(owner, waiting.session.id)).state).toBe("failed");
  expect(verifyStream(await readAll(again.sessions, waiting.session.id))).toEqual([]);
});

test("a session that ended long enough ago is deleted; one that runs is not", async () => {
  let time = Date.now();
  const options = { retainMs: 50, now: () => time };
  const { sessions, runs } = await openSessions(options);
  const ended = await sessions.begin(owner, request);
  await until(() => runs.all.length === 1);
  runs.all[0]?.end();
  await until(async () => (await sessions.get(owner, ended.session.id)).state === "done");
  const running = await sessions.begin(owner, request);
  await until(() => runs.all.length === 2);
  time += 1000;
  await until(async () => (await kindOf(sessions.get(owner, ended.session.id))) === "notFound");
  expect((await sessions.get(owner, running.session.id)).state).toBe("running");
});

test("a session is deleted with all that is kept of it, its reader informed by the end of the stream", async () => {
  const { sessions, runs } = await openSessions();
  const { session } = await sessions.begin(owner, request, key("k"));
  const reading = readAll(sessions, session.id, { follow: true });
  await until(() => runs.all.length === 1);
  await sessions.remove(owner, session.id);
  await reading;
  expect(await kindOf(sessions.get(owner, session.id))).toBe("notFound");
  expect((await sessions.begin(owner, request, key("k"))).isNew).toBe(true);
});

test("when the disk is full nothing begins, what runs ends honestly, and it goes on once there is room", async () => {
  const folder = makeFolder();
  const store = createSqliteStore(folder, { maxBytes: 512 * 1024 });
  const { sessions, runs } = await openSessions({ folder, store });
  const begun = await Promise.all([1, 2, 3].map(() => sessions.begin(owner, request)));
  await until(() => runs.all.length === 3);
  for (let count = 0; count < 40; count++) for (const run of runs.all) run.say("x".repeat(8192));
  for (const { session } of begun) {
    const events = await readAll(sessions, session.id);
    expect(verifyStream(events)).toEqual([]);
  }
  expect(runs.all.filter((run) => run.cancels() > 0).length).toBeGreaterThan(0);
  await until(
    async () =>
      (await kindOf(sessions.begin(owner, { ...request, prompt: "y".repeat(90_000) }))) !==
        "done" || true,
  );
  const states = await Promise.all(begun.map(({ session }) => sessions.get(owner, session.id)));
  expect(states.some(({ state }) => state === "failed")).toBe(true);
  const [first] = begun;
  await sessions.remove(owner, first?.session.id ?? "");
  await until(async () => (await kindOf(sessions.begin(owner, request))) === "done");
});

/** Sessions whose end leaves no trace in the store: closed without them, it is as after a crash. */
async function openCrashing(folder: string): Promise<Opened & { readonly first: Store }> {
  const first = createSqliteStore(folder);
  return { first, ...(await openSessions({ store: { ...first, close: async () => {} }, folder })) };
}

test("a record that cannot be read does not keep the server from starting; its session is reported", async () => {
  const folder = makeFolder();
  const { first, sessions, runs } = await openCrashing(folder);
  const { session } = await sessions.begin(owner, request);
  await until(() => runs.all.length === 1);
  runs.all[0]?.say("one");
  await until(async () => (await sessions.get(owner, session.id)).lastSeq === 3);
  await first.append(session.id, {
    records: [{ seq: 4, run: 1, type: "textChunk", major: 1, bytes: Buffer.from('{"cut') }],
    epoch: (await first.leases.find(session.id))?.epoch,
  });
  await first.close();
  const again = await openSessions({ store: createSqliteStore(folder), folder });
  expect((await again.sessions.get(owner, session.id)).state).toBe("failed");
  expect(again.sessions.quarantine.list()).toEqual([
    { sessionId: session.id, reason: expect.stringContaining("Event 4 cannot be read") },
  ]);
  const page = await again.sessions.page(owner, session.id, { after: 4, limit: 9, waitMs: 0 });
  expect(page.records.map(({ seq, type }) => [seq, type])).toEqual([
    [5, "turnFailed"],
    [6, "sessionEnded"],
  ]);
});

test("a session that cannot be closed is in quarantine, and the others are closed", async () => {
  const folder = makeFolder();
  const { first, sessions, runs } = await openCrashing(folder);
  const one = await sessions.begin(owner, request);
  const two = await sessions.begin(owner, request);
  await until(() => runs.all.length === 2);
  for (const { session } of [one, two])
    await until(async () => (await sessions.get(owner, session.id)).lastSeq === 2);
  await first.close();
  const store = createSqliteStore(folder);
  const again = await openSessions({
    folder,
    store: {
      ...store,
      firstSeq: (id, run) =>
        id === one.session.id
          ? Promise.reject(new RangeError("Invalid string length"))
          : store.firstSeq(id, run),
    },
  });
  expect(again.sessions.quarantine.list()).toEqual([
    { sessionId: one.session.id, reason: "Invalid string length" },
  ]);
  for (const { session } of [one, two])
    expect((await again.sessions.get(owner, session.id)).state).toBe("failed");
  expect((await readAll(again.sessions, two.session.id)).at(-1)?.type).toBe("sessionEnded");
});

test("a start without room is no failure: what was open is closed once there is room", async () => {
  const folder = makeFolder();
  const { first, sessions, runs } = await openCrashing(folder);
  const { session } = await sessions.begin(owner, request);
  await until(() => runs.all.length === 1);
  await until(async () => (await sessions.get(owner, session.id)).lastSeq === 2);
  await first.close();
  const store = createSqliteStore(folder);
  let isFull = true;
  const again = await openSessions({
    folder,
    store: {
      ...store,
      append: (id, batch) =>
        isFull ? Promise.reject(new StoreFullError("full")) : store.append(id, batch),
    },
  });
  expect((await again.sessions.get(owner, session.id)).state).toBe("running");
  isFull = false;
  await until(async () => (await again.sessions.get(owner, session.id)).state === "failed");
  expect(again.sessions.quarantine.list()).toEqual([]);
});

test("a session is deleted though there is no room for the end of its run", async () => {
  const folder = makeFolder();
  const store = createSqliteStore(folder);
  const { sessions, runs } = await openSessions({
    folder,
    store: {
      ...store,
      append: (id, batch) =>
        runs.all.length > 0 ? Promise.reject(new StoreFullError("full")) : store.append(id, batch),
    },
  });
  const { session } = await sessions.begin(owner, request);
  await until(() => (runs.all[0]?.cancels() ?? 0) > 0);
  await sessions.remove(owner, session.id);
  await expect(sessions.get(owner, session.id)).rejects.toThrow("No session of this id");
});

test("while a session is deleted, it takes no further turn", async () => {
  const { sessions, runs } = await openSessions();
  const { session } = await sessions.begin(owner, request);
  await until(() => runs.all.length === 1);
  const removed = sessions.remove(owner, session.id);
  await until(() => (runs.all[0]?.cancels() ?? 0) > 0);
  await expect(sessions.addTurn(owner, session.id, { prompt: "more" }, undefined)).rejects.toThrow(
    "No session of this id",
  );
  runs.all[0]?.end("cancelled");
  await removed;
  expect(runs.all).toHaveLength(1);
});

test("a run that writes more than one may is stopped, and says so", async () => {
  const { sessions, runs } = await openSessions({ maxLogBytes: 2000 });
  const { session } = await sessions.begin(owner, request);
  await until(() => runs.all.length === 1);
  runs.all[0]?.say("x".repeat(3000));
  const events = await readAll(sessions, session.id);
  expect(events.at(-1)).toMatchObject({
    type: "sessionEnded",
    reason: "failed",
    error: "The log of the run exceeds 2000 bytes, the server's limit.",
  });
  expect(runs.all[0]?.cancels()).toBeGreaterThan(0);
});
