import { readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

const packages = new URL("../../", import.meta.url);
const helpers = readdirSync(packages, { recursive: true, encoding: "utf8" })
  .filter((path) => /^[^/]+\/(?:test|browser)\/(?!fixtures\/).*\.ts$/.test(path))
  .filter((path) => !path.endsWith(".test.ts"));

/** The one that is run before each test file. */
const setup = "checks/test/clear-up.ts";

test("no hook is set by a module that test files share: it would be a hook of the first file alone", () => {
  expect(helpers.length).toBeGreaterThan(20);
  expect(helpers).toContain(setup);
  const hooked = helpers.filter((path) =>
    /^(?:before|after)(?:All|Each)\(/m.test(readFileSync(new URL(path, packages), "utf8")),
  );
  expect(hooked).toEqual([setup]);
});
