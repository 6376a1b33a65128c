import { expect, test } from "vitest";

import { createLoginGuard } from "../src/auth/create-login-guard.ts";
import { createPasses, passLifetimeMs } from "../src/auth/create-passes.ts";
import { bearer } from "./attack.ts";
import { openGateway, token } from "./open-gateway.ts";

function openGuard() {
  const delays: number[] = [];
  const logged: number[] = [];
  const release: (() => void)[] = [];
  let now = 0;
  const guard = createLoginGuard({
    log: (_, failures) => logged.push(failures),
    now: () => now,
    wait(ms) {
      delays.push(ms);
      return new Promise<void>((resolve) => release.push(resolve));
    },
  });
  const releaseAll = (): void => {
    for (const one of release.splice(0)) one();
  };
  return { guard, delays, logged, releaseAll, pass: (ms: number) => (now += ms) };
}

test("each wrong token of an address waits longer, up to a limit; another address does not", async () => {
  const { guard, delays, logged, releaseAll, pass } = openGuard();
  const fail = async (address: string): Promise<void> => {
    const done = guard.failed(address);
    releaseAll();
    await done;
  };
  for (let count = 0; count < 8; count++) await fail("a");
  expect(delays).toEqual([50, 100, 200, 400, 800, 1600, 2000, 2000]);
  await fail("b");
  expect(delays.at(-1)).toBe(50);
  pass(11 * 60_000);
  await fail("a");
  expect(delays.at(-1)).toBe(50);
  expect(logged).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 1, 1]);
});

test("of one address only so many are kept waiting; a log is not filled by them", async () => {
  const { guard, delays, logged, releaseAll } = openGuard();
  const waiting = Array.from({ length: 32 }, () => guard.failed("a"));
  for (let count = 0; count < 1000; count++)
    await expect(guard.failed("a")).rejects.toThrow(/wrong tokens came from a/);
  expect(delays.length).toBe(32);
  expect(logged.length).toBe(17);
  releaseAll();
  await Promise.all(waiting);
});

test("a valid token does not wait for the wrong ones of its address", async () => {
  const { url, call } = await openGateway();
  const wrong = Array.from({ length: 60 }, (_, index) =>
    fetch(`${url}/v1/info`, { headers: bearer(`wrong-${index}`) }),
  );
  let done = 0;
  const all = Promise.all(
    wrong.map(async (one) => {
      const { status } = await one;
      done++;
      return status;
    }),
  );
  const right = await call("GET", "/v1/info", undefined, bearer(token));
  expect(right.status).toBe(200);
  expect(done).toBeLessThan(60);
  const statuses = await all;
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
});

test("a pass is good for its kind and its time, and can be revoked", () => {
  let now = 0;
  const passes = createPasses(() => now);
  const caller = { owner: "a", scopes: ["read" as const] };
  const { secret, expiresAt } = passes.issue("ticket", caller);
  expect(expiresAt).toBe(passLifetimeMs.ticket);
  expect(passes.find("ticket", secret)).toEqual(caller);
  expect(passes.find("cookie", secret)).toBeUndefined();
  expect(passes.find("ticket", "")).toBeUndefined();
  now = expiresAt;
  expect(passes.find("ticket", secret)).toBeUndefined();
  const cookie = passes.issue("cookie", caller);
  void passes.revoke("cookie", cookie.secret);
  expect(passes.find("cookie", cookie.secret)).toBeUndefined();
  const first = passes.issue("cookie", caller);
  for (let count = 0; count < 10_000; count++) passes.issue("cookie", caller);
  expect(passes.find("cookie", first.secret)).toBeUndefined();
});
