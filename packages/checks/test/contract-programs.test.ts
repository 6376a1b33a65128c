import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import { programs } from "../contract/programs.ts";
import { versionOf } from "../contract/run-program.ts";

const contract = fileURLToPath(new URL("../contract/", import.meta.url));
const readme = readFileSync(new URL("../../../schemas/README.md", import.meta.url), "utf8");

const sources = readdirSync(contract, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(?:mjs|py|go|rs|java)$/.test(path))
  .map((path) => readFileSync(join(contract, path), "utf8"));

test("each snippet of the recipe is a part of a program that is run", () => {
  const snippets = [...readme.matchAll(/```(?:js|python|go|rust|java)\n(.*?)```/gs)].map(
    ([, code = ""]) => code,
  );
  expect(snippets.filter((code) => !sources.some((source) => source.includes(code)))).toEqual([]);
  expect(snippets.length).toBeGreaterThanOrEqual(11);
  expect(sources.length).toBeGreaterThanOrEqual(8);
});

test("six validators of five languages are pinned, and three of them run in CI", () => {
  expect(programs.map((program) => `${program.name} ${versionOf(program)}`)).toEqual([
    expect.stringMatching(/^ajv \d/),
    expect.stringMatching(/^jsonschema \d/),
    expect.stringMatching(/^jsonschema-rs \d/),
    expect.stringMatching(/^santhosh-tekuri \d/),
    expect.stringMatching(/^rust-jsonschema \d/),
    expect.stringMatching(/^networknt \d/),
  ]);
  const inCi = programs.filter(({ isInCi }) => isInCi).map(({ name }) => name);
  const step = readFileSync(new URL("../../../.ci/run", import.meta.url), "utf8");
  expect(step).toContain(`npm run contract -- --only ${inCi.join(",")}\n`);
});
