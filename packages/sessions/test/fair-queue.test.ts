import { expect, test } from "vitest";

import { scopes, SessionProblem } from "../src/index.ts";
import { kindOf, openSessions, request, until } from "./open-sessions.ts";

const callerOf = (name: string) => ({ owner: name, scopes });
const [first, second, third] = ["first", "second", "third"].map(callerOf);
if (first === undefined || second === undefined || third === undefined) throw new Error();

test("a free place goes to the owner with the fewest running, then to the one served longest ago", async () => {
  const { sessions, runs } = await openSessions({ maxRunning: 2 });
  const promptsOf = (): unknown[] => runs.all.map(({ request: { prompt } }) => prompt);
  const begin = async (caller: typeof first, prompt: string) =>
    sessions.begin(caller, { ...request, prompt });
  for (const name of ["a1", "a2", "a3", "a4", "a5"]) await begin(first, name);
  const b1 = await begin(second, "b1");
  const c1 = await begin(third, "c1");
  const b2 = await begin(second, "b2");
  await until(() => runs.all.length === 2);
  expect([b1.position, c1.position, b2.position]).toEqual([1, 2, 3]);
  for (let index = 0; index < 8; index++) {
    await until(() => runs.all.length > index);
    runs.all[index]?.end();
    await until(async () => {
      const { running, waiting } = await sessions.load();
      return running + waiting === 7 - index;
    });
    await until(() => runs.all.length === Math.min(8, index + 3));
  }
  expect(promptsOf()).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4", "a5"]);
});

test("an owner has a limit of running and of waiting runs; others are not affected", async () => {
  const { sessions, runs } = await openSessions({
    maxRunning: 4,
    maxRunningPerOwner: 1,
    maxWaitingPerOwner: 2,
  });
  for (let count = 0; count < 3; count++) await sessions.begin(first, request);
  await until(() => runs.all.length === 1);
  const fault = await sessions.begin(first, request).catch((error: unknown) => error);
  if (!(fault instanceof SessionProblem)) throw new Error(String(fault));
  expect(fault.kind).toBe("tooMany");
  expect(fault.message).toContain("2 runs of yours are waiting");
  expect(fault.details.retryAfterSeconds).toBeGreaterThan(0);
  expect(await kindOf(sessions.begin(second, request))).toBe("done");
  await until(() => runs.all.length === 2);
  expect(await sessions.load()).toMatchObject({ running: 2, waiting: 2 });
});
