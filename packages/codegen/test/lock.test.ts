import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { isObject, type Json } from "../src/read-json.ts";

const lock: Json = JSON.parse(
  readFileSync(new URL("../../../package-lock.json", import.meta.url), "utf8"),
);
const packages = isObject(lock["packages"]) ? Object.entries(lock["packages"]) : [];

test("the lock file has the packages of all platforms; if not: npm run lock", () => {
  const locked = new Set(packages.map(([path]) => path.split("node_modules/").at(-1)));
  const optional = packages.flatMap(([, entry]) =>
    isObject(entry) && isObject(entry["optionalDependencies"])
      ? Object.keys(entry["optionalDependencies"])
      : [],
  );
  expect(optional.length).toBeGreaterThan(100);
  expect(optional.filter((name) => !locked.has(name))).toEqual([]);
});
