import { readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

const source = new URL("../src/", import.meta.url);
const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".ts"),
);
const imported = new Set(
  files.flatMap((file) =>
    [...readFileSync(new URL(file, source), "utf8").matchAll(/from "(@agentstream\/[^"]+)"/g)].map(
      ([, name = ""]) => name.split("/").slice(0, 2).join("/"),
    ),
  ),
);

test("a run loads no dialect, no vendor and no server", () => {
  expect(files.length).toBeGreaterThan(30);
  expect([...imported].toSorted()).toEqual([
    "@agentstream/adapter-kit",
    "@agentstream/schema",
    "@agentstream/stream",
  ]);
});
