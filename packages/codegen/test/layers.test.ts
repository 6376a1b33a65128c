import { readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

/** Which of our packages each may use. An arrow that is not here does not exist. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  schema: [],
  codegen: [],
  stream: ["schema"],
  "adapter-kit": ["schema", "stream"],
  acp: ["adapter-kit", "schema", "stream"],
  "adapters-claude": ["adapter-kit", "schema", "stream"],
  "adapters-codex": ["adapter-kit", "schema", "stream"],
  "adapters-gemini": ["acp", "adapter-kit", "schema", "stream"],
  "adapters-opencode": ["acp", "adapter-kit", "schema", "stream"],
  "adapters-acp": ["acp", "adapter-kit", "schema", "stream"],
  dialects: ["schema", "stream"],
  otlp: ["schema", "stream"],
  runner: ["adapter-kit", "schema", "stream"],
  sessions: ["runner", "adapter-kit", "schema", "stream"],
  "store-sqlite": ["sessions", "schema"],
  "store-redis": ["sessions", "schema", "stream"],
  agents: [
    "adapter-kit",
    "adapters-acp",
    "adapters-claude",
    "adapters-codex",
    "adapters-gemini",
    "adapters-opencode",
    "dialects",
    "runner",
    "schema",
  ],
  inspector: [],
  gateway: [
    "adapter-kit",
    "agents",
    "dialects",
    "inspector",
    "otlp",
    "runner",
    "schema",
    "sessions",
    "store-sqlite",
    "stream",
  ],
  client: ["schema", "stream"],
};
/** These stand above all others. */
const tops = ["cli", "checks", "conformance", "bench"];
const pure = /^(?:schema|stream|adapter-kit|acp|adapters-\w+|dialects|client)$/;

const packages = new URL("../../", import.meta.url);
const names = readdirSync(packages);
const read = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(path, packages), "utf8"));

test("every package has its place", () => {
  expect(names.filter((name) => !(name in arrows) && !tops.includes(name))).toEqual([]);
  expect(names.length).toBeGreaterThanOrEqual(9);
});

test.each(names)("%s depends on nothing that depends on it", (name) => {
  const dependencies = Object.keys(read(`${name}/package.json`)["dependencies"] ?? {})
    .filter((dependency) => dependency.startsWith("@agentstream/"))
    .map((dependency) => dependency.replace("@agentstream/", ""));
  const allowed = arrows[name] ?? [...names.filter((other) => other !== name), "recordings"];
  expect(dependencies.filter((dependency) => !allowed.includes(dependency))).toEqual([]);
});

test.each(names.filter((name) => pure.test(name)))("%s does not know of Node", (name) => {
  const { compilerOptions } = read(`${name}/tsconfig.json`);
  const base: unknown = JSON.parse(
    readFileSync(new URL("../tsconfig.base.json", packages), "utf8"),
  );
  expect(compilerOptions).not.toHaveProperty("types");
  expect(base).toHaveProperty("compilerOptions.types", []);
});

const sourceOf = (name: string): URL => new URL(`${name}/src/`, packages);
const adapters = names.filter((name) => name.startsWith("adapters-"));

/** The files of the folder of a protocol. */
const protocolFiles = ["handlers", "handlers.ts", "line.ts", "protocol.ts", "state.ts"];

test("an adapter is its data, its plan, its maps, and a folder for each protocol", () => {
  expect(adapters.length).toBeGreaterThanOrEqual(5);
  for (const adapter of adapters.filter((name) => name !== "adapters-acp")) {
    const entries = readdirSync(sourceOf(adapter), { withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    const own = `${adapter.replace("adapters-", "")}.ts`;
    const common = ["index.ts", "map-error.ts", "map-tool.ts", "modes.ts", "plan.ts"];
    expect([...common, own].filter((file) => !files.includes(file))).toEqual([]);
    const folders = entries
      .filter((entry) => entry.isDirectory() && entry.name !== "generated")
      .map(({ name }) => name);
    expect(folders.length).toBeGreaterThanOrEqual(1);
    for (const folder of folders) {
      const inside = readdirSync(new URL(`${folder}/`, sourceOf(adapter)));
      // a protocol that several agents speak is a package of its own; here is in what the agent differs
      const expected = inside.includes("quirks.ts") ? ["quirks.ts"] : protocolFiles;
      expect(expected.filter((file) => !inside.includes(file))).toEqual([]);
    }
  }
});

test("the adapter of any agent is planned alike; the folder of its protocol is a package", () => {
  const files = readdirSync(sourceOf("adapters-acp"));
  expect(["acp.ts", "index.ts", "modes.ts", "plan.ts"].filter((f) => !files.includes(f))).toEqual(
    [],
  );
  const protocol = readdirSync(sourceOf("acp"));
  const expected = [...protocolFiles, "host.ts", "map-error.ts", "map-tool.ts", "quirks.ts"];
  expect(expected.filter((file) => !protocol.includes(file))).toEqual([]);
});
