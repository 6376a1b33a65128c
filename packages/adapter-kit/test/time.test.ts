import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { timePattern } from "../src/time.ts";

test("a time is what the schemas take for one", () => {
  const path = "../../../schemas/v1/unified.schema.json";
  const { $defs } = JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
  expect(timePattern.source).toBe($defs.Origin.properties.timestamp.pattern);
});
