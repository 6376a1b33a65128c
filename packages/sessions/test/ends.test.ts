import { verifyStream } from "@agentstream/stream";
import { expect, test } from "vitest";

import { createFakeRuns } from "./fake-runs.ts";
import {
  key,
  kindOf,
  makeFolder,
  openSessions,
  owner,
  readAll,
  request,
  until,
} from "./open-sessions.ts";
import { createSqliteStore } from "./sqlite-store.ts";

test("what waits can be cancelled, and has an honest end; cancelling again changes nothing", async () => {
  const { sessions, runs } = await openSessions({ maxRunning: 1 });
  await sessions.begin(owner, request);
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

test("when it shuts down what runs may finish, what waits has an end, and nothing new is taken", async () => {
  const folder = makeFolder();
  const { sessions, runs } = await openSessions({ folder, maxRunning: 1 });
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
  time += 1000;
  await until(async () => (await kindOf(sessions.get(owner, ended.session.id))) === "notFound");
  expect((await sessions.get(owner, running.session.id)).state).toBe("running");
});

test("a session is deleted with all that is kept of it, its reader told by the end of the stream", async () => {
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
