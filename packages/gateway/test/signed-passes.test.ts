import { createMemoryStore, type Store } from "@agentstream/sessions";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createSignedPasses } from "../src/auth/create-signed-passes.ts";
import { hashToken } from "../src/auth/token-book.ts";

const caller = { owner: "default", scopes: ["run", "read"] } as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function openPasses() {
  const store = createMemoryStore();
  const claim = vi.fn<Store["claim"]>(store.claim);
  return { store, claim, passes: createSignedPasses("secret", { ...store, claim }) };
}

test("a logout holds, however the signature is written", async () => {
  const { passes } = openPasses();
  const { secret } = passes.issue("cookie", caller);
  expect(await passes.find("cookie", secret)).toEqual(caller);
  await passes.revoke("cookie", secret);
  for (const pass of [
    secret,
    `${secret}.`,
    `${secret}.x`,
    `${secret}=`,
    `${secret}!`,
    `${secret} `,
  ])
    expect(await passes.find("cookie", pass), pass.slice(-3)).toBeUndefined();
});

test("a pass that is revoked in another writing is revoked", async () => {
  const { passes } = openPasses();
  const { secret } = passes.issue("cookie", caller);
  await passes.revoke("cookie", `${secret}=`);
  expect(await passes.find("cookie", secret)).toBeUndefined();
});

test("nothing is stored of what never was a cookie", async () => {
  const { passes, claim } = openPasses();
  const ticket = passes.issue("ticket", caller).secret;
  const expired = passes.issue("cookie", caller);
  vi.setSystemTime(expired.expiresAt);
  for (const pass of ["", "x", "x.y", "e30.AAAA", ticket, expired.secret])
    await passes.revoke("cookie", pass);
  expect(claim).not.toHaveBeenCalled();
});

test("a logout is forgotten when its cookie is over", async () => {
  const { store, passes } = openPasses();
  const { secret, expiresAt } = passes.issue("cookie", caller);
  await passes.revoke("cookie", secret);
  const key = hashToken(secret.split(".")[0] ?? "");
  await vi.advanceTimersByTimeAsync(expiresAt - Date.now() - 1);
  expect(await store.findClaim("logout", key)).toBeDefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(await store.findClaim("logout", key)).toBeUndefined();
  expect(await passes.find("cookie", secret)).toBeUndefined();
});
