import * as conventions from "@opentelemetry/semantic-conventions/incubating";
import { expect, test } from "vitest";

import manifest from "../package.json" with { type: "json" };
import { conventionsVersion, names, operations } from "../src/conventions.ts";

const known = new Set<string>(
  Object.values(conventions).filter((value) => typeof value === "string"),
);

test("every name is one of the conventions, or begins with ours", () => {
  const foreign = Object.values(names).filter((name) => !name.startsWith("agentstream."));
  expect(foreign.length).toBeGreaterThan(20);
  expect(foreign.filter((name) => !known.has(name))).toEqual([]);
  expect(Object.values(operations).filter((name) => !known.has(name))).toEqual([]);
});

test("the version is that of the package which the names are held against", () => {
  expect(conventionsVersion).toBe(manifest.devDependencies["@opentelemetry/semantic-conventions"]);
});
