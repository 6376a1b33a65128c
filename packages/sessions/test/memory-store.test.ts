import { expect, test } from "vitest";

import { createMemoryStore } from "../src/index.ts";
import { storeSuite } from "../src/testing/index.ts";

test("the suite has all its cases", () => {
  expect(storeSuite.length).toBeGreaterThanOrEqual(12);
});

test.each(storeSuite)("$name", async ({ run }) => {
  await expect(run(createMemoryStore())).resolves.toBeUndefined();
});
