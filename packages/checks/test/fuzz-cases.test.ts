import { readdirSync, readFileSync } from "node:fs";

import { addresses } from "@agentstream/gateway/addresses";
import { afterAll, beforeAll, expect, test } from "vitest";

import { startTarget, type Target } from "../src/attack/start-target.ts";
import { checkCase } from "../src/fuzz/check-case.ts";
import { installPrinters } from "../src/fuzz/check-native.ts";
import { createFixtures, type Fixtures } from "../src/fuzz/fixtures.ts";
import type { FuzzCase } from "../src/fuzz/fuzz-case.ts";
import { bodyDefinitions } from "../src/fuzz/random-http.ts";
import { faultsOfLog, fuzzFlags } from "../src/fuzz/server-faults.ts";
import { acpSocket, oneWaySocket } from "../src/fuzz/socket-kinds.ts";

const folder = new URL("../fuzz-cases/", import.meta.url);
const names = readdirSync(folder);

let target: Target;
let fixtures: Fixtures;

beforeAll(async () => {
  target = await startTarget(...fuzzFlags);
  installPrinters(target);
  fixtures = createFixtures(target);
});

afterAll(() => target.stop());

test.each(names)("what the fuzzer found does no harm: %s", async (name) => {
  const found: FuzzCase = JSON.parse(readFileSync(new URL(name, folder), "utf8"));
  expect(await checkCase(target, fixtures, found)).toEqual([]);
  expect(faultsOfLog(target.errors())).toEqual([]);
  expect((await target.call("GET", "/healthz")).status).toBe(200);
});

test("all that was found is kept", () => {
  expect(names.length).toBeGreaterThanOrEqual(13);
});

test("every WebSocket is sent frames", () => {
  const sockets = addresses.filter(({ isSocket }) => isSocket).map(({ url }) => url);
  const known = ["/v1/sessions/:id/stream", `${oneWaySocket}:id`, acpSocket];
  expect(sockets.toSorted()).toEqual(known.toSorted());
});

test("every address that takes a body is sent bodies of its definition", () => {
  const posts = addresses.filter(({ method }) => method === "POST").map(({ url }) => url);
  const bare = posts.filter((url) => !(url in bodyDefinitions));
  expect(bare.filter((url) => !/\/(?:cancel|stop)$/.test(url))).toEqual([]);
  expect(Object.keys(bodyDefinitions).filter((url) => !posts.includes(url))).toEqual([]);
});
