import { expect, test } from "vitest";

import { SessionProblem, type Sessions } from "../src/index.ts";
import type { FakeRun } from "../src/testing/fake-runs.ts";
import { kindOf, openSessions, owner, readAll, request, until } from "./open-sessions.ts";

interface Asked {
  readonly sessions: Sessions;
  readonly id: string;
  readonly run: FakeRun;
  readonly allow: () => Promise<unknown>;
}

/** A session whose run has asked for `r1`. */
async function openAsked(): Promise<Asked> {
  const { sessions, runs } = await openSessions();
  const { id } = (await sessions.begin(owner, request)).session;
  await until(() => runs.all.length === 1);
  const [run] = runs.all;
  if (run === undefined) throw new Error("No run was started.");
  run.ask("r1");
  await until(async () => (await sessions.get(owner, id)).lastSeq === 3);
  const allow = () => kindOf(sessions.answerPermission(owner, id, "r1", { outcome: "allowed" }));
  return { sessions, id, run, allow };
}

const problemOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof SessionProblem ? error.details.errors : error),
  );

test("an answer that the run does not use gives its claim back, and the next one counts", async () => {
  const { run, allow } = await openAsked();
  run.onSend = () => Promise.resolve({ isUsed: false, reason: "not now" });
  expect(await allow()).toBe("invalid");
  run.onSend = undefined;
  expect(await allow()).toBe("done");
  expect(await allow()).toBe("alreadyAnswered");
});

test("an answer that comes as its request expires is too late, and one whose run ends gets a reply", async () => {
  const expired = await openAsked();
  expired.run.onSend = async () => {
    expired.run.report({ type: "permissionResolved", requestId: "r1", outcome: "expired" });
    await until(async () => (await expired.sessions.get(owner, expired.id)).lastSeq === 4);
    return { isUsed: false, reason: "no such permission is open." };
  };
  expect(await expired.allow()).toBe("alreadyAnswered");
  const ended = await openAsked();
  ended.run.onSend = async () => {
    ended.run.end("failed");
    await readAll(ended.sessions, ended.id);
    return { isUsed: false, reason: "The run is over." };
  };
  expect(["gone", "alreadyAnswered"]).toContain(await ended.allow());
  expect(await ended.allow()).toBe("gone");
});

test("changed arguments are refused before they are claimed, by their field", async () => {
  const { sessions, id, run, allow } = await openAsked();
  const changed = { outcome: "allowed", arguments: { command: "ls" } } as const;
  expect(await problemOf(sessions.answerPermission(owner, id, "r1", changed))).toMatchObject([
    { path: "/arguments" },
  ]);
  expect(run.sent).toEqual([]);
  expect(await allow()).toBe("done");
});

test("questions are answered by what was offered, or refused by their field", async () => {
  const { sessions, id, run } = await openAsked();
  const options = [{ label: "Red" }, { label: "Blue" }];
  run.report({
    type: "questionAsked",
    requestId: "q1",
    questions: [
      { id: "one", question: "Which?", options },
      { id: "free", question: "Why?", options, allowOther: true },
      { id: "many", question: "Which ones?", options, multiSelect: true },
    ],
  });
  await until(async () => (await sessions.get(owner, id)).lastSeq === 4);
  const answer = (answers: Record<string, string | string[]>): Promise<unknown> =>
    problemOf(sessions.answerQuestion(owner, id, "q1", { answers }));
  expect(await answer({ "other/x": "Red" })).toMatchObject([{ path: "/answers/other~1x" }]);
  expect(await answer({ one: "Green" })).toMatchObject([{ path: "/answers/one" }]);
  expect(await answer({ one: ["Red", "Blue"] })).toMatchObject([{ path: "/answers/one" }]);
  expect(await answer({ many: ["Red", "Green"] })).toMatchObject([{ path: "/answers/many" }]);
  expect(run.sent).toEqual([]);
  expect(await kindOf(sessions.answerPermission(owner, id, "q1", { outcome: "denied" }))).toBe(
    "invalid",
  );
  const good = { one: "Red", free: "It is warm.", many: ["Red", "Blue"] };
  run.onSend = () => Promise.resolve({ isUsed: true });
  expect(await answer(good)).toBe("done");
});
