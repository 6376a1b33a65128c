import { readdirSync, readFileSync } from "node:fs";

import { afterAll, beforeAll, expect, test } from "vitest";

import { startTarget, type Target } from "../src/attack/start-target.ts";
import { checkCase } from "../src/fuzz/check-case.ts";
import { installPrinters } from "../src/fuzz/check-native.ts";
import { createFixtures, type Fixtures } from "../src/fuzz/fixtures.ts";
import type { FuzzCase } from "../src/fuzz/fuzz-case.ts";
import { bodyDefinitions } from "../src/fuzz/random-http.ts";
import { faultsOfLog, fuzzFlags } from "../src/fuzz/server-faults.ts";

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

test("all that was found is kept, and each body has a definition", () => {
  expect(names.length).toBeGreaterThanOrEqual(11);
  expect(Object.keys(bodyDefinitions).length).toBe(6);
});
