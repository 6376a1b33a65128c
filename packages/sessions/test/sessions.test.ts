import type { UnifiedEvent } from "@agentstream/schema";
import { verifyStream } from "@agentstream/stream";
import { expect, test } from "vitest";

import { type Accepted, type Sessions } from "../src/index.ts";
import { createFakeRuns, type FakeRuns } from "../src/testing/fake-runs.ts";
import { key, kindOf, openSessions, owner, readAll, request, until } from "./open-sessions.ts";

async function readPositions(sessions: Sessions, id: string): Promise<number[]> {
  const positions: number[] = [];
  for await (const item of sessions.read(owner, id, {}))
    if ("notice" in item) positions.push(item.notice.position);
  return positions;
}

test("a reader who comes early, one who comes late and the log are the same", async () => {
  const { sessions, runs } = await openSessions();
  const { session } = await sessions.begin(owner, request);
  const early = readAll(sessions, session.id);
  await until(() => runs.all.length === 1);
  const [run] = runs.all;
  for (let count = 0; count < 100; count++) run?.say(`${count} `);
  run?.end();
  const events = await early;
  expect(await readAll(sessions, session.id)).toEqual(events);
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
  expect(events.length).toBe(104);
  expect(verifyStream(events)).toEqual([]);
  expect(await sessions.get(owner, session.id)).toMatchObject({
    state: "done",
    turn: 1,
    lastSeq: 104,
  });
});

const oneWord = (): FakeRuns =>
  createFakeRuns((run) => {
    run.say("a");
    run.end();
  });

test("events() gives the events alone, from where it is asked to", async () => {
  const { sessions } = await openSessions({}, oneWord());
  const { session } = await sessions.begin(owner, request);
  const all = await readAll(sessions, session.id);
  expect(all.length).toBeGreaterThan(3);
  const rest: UnifiedEvent[] = [];
  for await (const event of sessions.events(owner, session.id, { after: 1 })) rest.push(event);
  expect(rest).toEqual(all.slice(1));
  const nothing = { owner: "default", scopes: [] };
  const refused = async (): Promise<void> => {
    for await (const event of sessions.events(nothing, session.id)) rest.push(event);
  };
  await expect(refused()).rejects.toThrow('lacks the scope "read"');
});

test("reading goes on where it was left", async () => {
  const { sessions } = await openSessions({}, oneWord());
  const { session } = await sessions.begin(owner, request);
  const all = await readAll(sessions, session.id);
  for (let after = 0; after <= all.length; after++)
    expect(await readAll(sessions, session.id, { after })).toEqual(all.slice(after));
});

test("further prompts are further runs of one log, in their order", async () => {
  const { sessions, runs } = await openSessions();
  const { session } = await sessions.begin(owner, request);
  await until(() => runs.all.length === 1);
  const second = await sessions.addTurn(owner, session.id, { prompt: "2" });
  const third = await sessions.addTurn(owner, session.id, { prompt: "3" });
  expect([second.run, third.run]).toEqual([2, 3]);
  expect([second.position, third.position]).toEqual([1, 2]);
  for (let index = 0; index < 3; index++) {
    await until(() => runs.all.length > index);
    runs.all[index]?.say("x");
    runs.all[index]?.end();
  }
  await until(async () => (await sessions.get(owner, session.id)).state === "done");
  const events = await readAll(sessions, session.id);
  expect(verifyStream(events)).toEqual([]);
  expect(runs.all.map(({ request: { prompt } }) => prompt)).toEqual(["Hello", "2", "3"]);
  expect(runs.all.map(({ options }) => options.position?.firstTurn)).toEqual([1, 2, 3]);
  expect(new Set(events.map(({ run }) => run))).toEqual(new Set([1, 2, 3]));
});

test("a reader of one run is given that run alone", async () => {
  const { sessions } = await openSessions(
    {},
    createFakeRuns((run) => run.end()),
  );
  const { session } = await sessions.begin(owner, request);
  await readAll(sessions, session.id);
  const { run } = await sessions.addTurn(owner, session.id, { prompt: "2" });
  const events = await readAll(sessions, session.id, { run });
  expect(events.map((event) => event.run)).toEqual(events.map(() => 2));
  expect([events[0]?.type, events.at(-1)?.type]).toEqual(["sessionStarted", "sessionEnded"]);
});

test("while a turn runs another is refused, if that is asked for, or takes its place", async () => {
  const { sessions, runs } = await openSessions();
  const { session } = await sessions.begin(owner, request);
  await until(() => runs.all.length === 1);
  const refused = sessions.addTurn(owner, session.id, { prompt: "2", ifBusy: "refuse" });
  expect(await kindOf(refused)).toBe("busy");
  await sessions.addTurn(owner, session.id, { prompt: "waits" });
  await sessions.addTurn(owner, session.id, { prompt: "now", ifBusy: "interrupt" });
  await until(() => runs.all.length === 2);
  expect(runs.all[0]?.cancels()).toBe(1);
  expect(runs.all[1]?.request.prompt).toBe("now");
  runs.all[1]?.end();
  await until(async () => (await sessions.get(owner, session.id)).state === "done");
  const events = await readAll(sessions, session.id);
  expect(verifyStream(events)).toEqual([]);
  const ends = events.filter(({ type }) => type === "sessionEnded");
  expect(ends).toMatchObject([
    { reason: "cancelled" },
    { reason: "cancelled" },
    { reason: "completed" },
  ]);
});

test("one answer counts, the agent gets it, and it is in the log before the caller is informed", async () => {
  const { sessions, runs } = await openSessions();
  const { session } = await sessions.begin(owner, request);
  await until(() => runs.all.length === 1);
  runs.all[0]?.ask("r1");
  await until(async () => (await sessions.get(owner, session.id)).lastSeq === 3);
  const answers = ["allowed", "denied", "allowed"] as const;
  const results = await Promise.all(
    answers.map((outcome) =>
      kindOf(sessions.answerPermission(owner, session.id, "r1", { outcome })),
    ),
  );
  expect(results.map(String).toSorted((left, right) => left.localeCompare(right))).toEqual([
    "alreadyAnswered",
    "alreadyAnswered",
    "done",
  ]);
  expect(runs.all[0]?.sent).toHaveLength(1);
  expect((await sessions.get(owner, session.id)).lastSeq).toBe(4);
  expect(
    await kindOf(sessions.answerPermission(owner, session.id, "r1", { outcome: "allowed" })),
  ).toBe("alreadyAnswered");
  expect(
    await kindOf(sessions.answerPermission(owner, session.id, "r2", { outcome: "allowed" })),
  ).toBe("notFound");
  runs.all[0]?.end();
  await until(async () => (await sessions.get(owner, session.id)).state === "done");
  expect(
    await kindOf(sessions.answerPermission(owner, session.id, "r1", { outcome: "allowed" })),
  ).toBe("gone");
});

test("an answer that means none of the options is refused, and the next one counts", async () => {
  const { sessions, runs } = await openSessions();
  const { session } = await sessions.begin(owner, request);
  await until(() => runs.all.length === 1);
  runs.all[0]?.ask("r1");
  await until(async () => (await sessions.get(owner, session.id)).lastSeq === 3);
  const answer = (optionId: string) =>
    kindOf(sessions.answerPermission(owner, session.id, "r1", { outcome: "allowed", optionId }));
  expect(await answer("no")).toBe("invalid");
  expect(await answer("other")).toBe("invalid");
  expect(await answer("yes")).toBe("done");
});

test("two requests of one key at once are one run; another body is refused", async () => {
  const { sessions, runs } = await openSessions(
    {},
    createFakeRuns((run) => run.end()),
  );
  const begun = await Promise.all(
    Array.from({ length: 20 }, () => sessions.begin(owner, request, key("k"))),
  );
  expect(new Set(begun.map(({ session }) => session.id)).size).toBe(1);
  expect(begun.filter(({ isNew }) => isNew)).toHaveLength(1);
  const id = begun[0]?.session.id ?? "";
  await readAll(sessions, id);
  expect(runs.all).toHaveLength(1);
  expect(await kindOf(sessions.begin(owner, request, key("k", { other: 1 })))).toBe("keyReused");
  const turns = await Promise.all(
    Array.from({ length: 20 }, () => sessions.addTurn(owner, id, { prompt: "2" }, key("t"))),
  );
  expect(turns.map(({ run }) => run)).toEqual(turns.map(() => 2));
  const other = { owner: "other", scopes: owner.scopes };
  expect((await sessions.begin(other, request, key("k"))).isNew).toBe(true);
});

test("100 sessions with 10 places: the others wait with their positions, and all run in their order", async () => {
  let running = 0;
  let most = 0;
  let goOn = (): void => {};
  const allBegun = new Promise<void>((resolve) => (goOn = resolve));
  const runs = createFakeRuns((run) => {
    running++;
    most = Math.max(most, running);
    void allBegun.then(() => {
      running--;
      run.end();
    });
  });
  const { sessions } = await openSessions({ maxRunning: 10 }, runs);
  const begun: Accepted[] = [];
  const reading: Promise<number[]>[] = [];
  for (let count = 0; count < 100; count++) {
    const accepted = await sessions.begin(owner, { agentType: "echo", prompt: `${count}` });
    begun.push(accepted);
    reading.push(readPositions(sessions, accepted.session.id));
  }
  goOn();
  const informed = await Promise.all(reading);
  for (const positions of informed)
    expect(positions).toEqual(positions.toSorted((left, right) => right - left));
  expect(informed.flat().length).toBeGreaterThan(0);
  expect(most).toBe(10);
  // the ten that have a place at a time are planned side by side
  const prompts = runs.all.map((run) => Number(run.request.prompt));
  expect(prompts.filter((prompt, index) => Math.abs(prompt - index) >= 10)).toEqual([]);
  expect(new Set(prompts).size).toBe(100);
  const states = await Promise.all(begun.map(({ session }) => sessions.get(owner, session.id)));
  expect(states.map(({ state }) => state)).toEqual(begun.map(() => "done"));
});

test("more than may wait are refused", async () => {
  const { sessions } = await openSessions({ maxRunning: 1, maxWaiting: 2 });
  for (let count = 0; count < 3; count++) await sessions.begin(owner, request);
  expect(await kindOf(sessions.begin(owner, request))).toBe("tooMany");
});

test("what is another's is not there, and a scope is needed for each thing", async () => {
  const { sessions } = await openSessions();
  const { session } = await sessions.begin(owner, request);
  const other = { owner: "other", scopes: ["run", "read", "answer"] as const };
  expect(await kindOf(sessions.get(other, session.id))).toBe("notFound");
  expect(await kindOf(sessions.cancel(other, session.id))).toBe("notFound");
  expect((await sessions.list(other, { limit: 10 })).sessions).toEqual([]);
  const mayNothing = { owner: "default", scopes: [] };
  expect(await kindOf(sessions.begin(mayNothing, request))).toBe("forbidden");
  expect(await kindOf(sessions.get(mayNothing, session.id))).toBe("forbidden");
  const reader = { owner: "default", scopes: ["read"] as const };
  expect(await kindOf(sessions.cancel(reader, session.id))).toBe("forbidden");
  expect(
    await kindOf(sessions.answerPermission(reader, session.id, "r", { outcome: "denied" })),
  ).toBe("forbidden");
});
