import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { loadModels, type Definition, type Type } from "@agentstream/codegen/testing";
import { describe, expect, test } from "vitest";

import { parseSeeds, type Reference, type SeedRow } from "./parse-seeds.ts";

const root = new URL("../../../", import.meta.url);
const rows = parseSeeds(readText("docs/seeds.md"));
const models = new Map((await loadModels()).map((model) => [model.name, model]));

const seeds = [
  "Seeds 000 and 001: the gateway",
  "Seed 002: the library",
  "Seed 003: the daemon",
  "Seed 004: the specification",
];
const statuses = ["supported", "refused", "not real"];

test("every seed has its rows", () => {
  expect([...new Set(rows.map(({ seed }) => seed))]).toEqual(seeds);
  expect(rows.length).toBeGreaterThanOrEqual(590);
  for (const seed of seeds) {
    const counts = statuses.map((status) => `${rowsOf(seed, status).length} ${status}`);
    console.log(`${seed}: ${counts.join(", ")}`);
  }
});

test("no row stands twice in a table", () => {
  const keys = rows.map(({ seed, table, named, kind }) => `${seed}, ${table}: ${named}, ${kind}`);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test("every row has one of the three statuses, none is open, and a reason where it needs one", () => {
  expect(wrong(({ status }) => statusOf(status) === undefined)).toEqual([]);
});

test("every reference names something that exists", () => {
  expect(wrong(({ references }) => !references.every(exists))).toEqual([]);
});

test("a supported row has a reference that shows the support", () => {
  const shows = ({ kind }: Reference): boolean => kind !== "recording";
  const isBare = ({ status, references }: SeedRow): boolean =>
    statusOf(status) === "supported" && !references.some(shows);
  expect(wrong(isBare)).toEqual([]);
});

describe("a row that is supported without another name", () => {
  const plain = (kind: RegExp): SeedRow[] =>
    rows.filter((row) => row.status === "supported" && kind.test(row.kind));

  test("names definitions, where it is about types", () => {
    const types = plain(/^(?:type|class|interface|enum|schema)\b/);
    const isMissing = ({ names, references }: SeedRow): boolean =>
      names.some((name) => !references.some(({ target }) => target.endsWith(`#${name}`)));
    expect(types.filter(isMissing).map(told)).toEqual([]);
    expect(types.length).toBeGreaterThan(10);
  });

  test("names properties, where it is about fields", () => {
    const fields = plain(/^field\b/);
    const isMissing = ({ names, references }: SeedRow): boolean => {
      const properties = references.flatMap((reference) => propertiesOf(definitionOf(reference)));
      return names.some((name) => !properties.some((property) => property.name === name));
    };
    expect(fields.filter(isMissing).map(told)).toEqual([]);
    expect(fields.length).toBeGreaterThan(60);
  });

  test("names words that the schema has, where it is about events or words", () => {
    const words = plain(/^(?:event|word|RPC method|terminal event)\b/);
    const isMissing = ({ names, references }: SeedRow): boolean => {
      const known = references.flatMap(wordsAt);
      return names.some((name) => !known.includes(name));
    };
    expect(words.filter(isMissing).map(told)).toEqual([]);
    expect(words.length).toBeGreaterThan(60);
  });
});

/** Each dialect with its seed, and the words of the dialect that are ours: the seed leaves them open. */
const dialects = [
  { name: "dialects/execute", seed: "Seeds 000 and 001: the gateway", ours: [] },
  {
    name: "dialects/ues",
    seed: "Seed 002: the library",
    ours: [
      "payload",
      "content",
      "delta",
      "summary",
      "code",
      "recoverable",
      "reason",
      // the present form of usage, which stands beside the older one
      "tokens",
      "coverage",
      "complete",
      "partial",
      "totals",
      "records",
      "total",
      "resumeToken",
      "uncached",
      "cacheRead",
      "cacheWrite",
      "visible",
      "reasoning",
      "cost",
      "amount",
      "currency",
      "source",
      "agent-estimate",
    ],
  },
  { name: "dialects/daemon", seed: "Seed 003: the daemon", ours: ["label"] },
  { name: "dialects/session-event", seed: "Seed 004: the specification", ours: [] },
];

test.each(dialects)(
  "every property and word of $name has a row, but those that are ours",
  ({ name, seed, ours }) => {
    const named = new Set(rows.filter((row) => row.seed === seed).flatMap(({ names }) => names));
    const definitions = [...(models.get(name)?.definitions.values() ?? [])];
    const properties = definitions.flatMap(propertiesOf);
    const all = [
      ...properties.map((property) => property.name),
      ...properties.flatMap(({ type }) => wordsOf(type)),
    ];
    expect([...new Set(all)].filter((word) => !named.has(word)).toSorted()).toEqual(
      ours.toSorted(),
    );
    expect(all.length).toBeGreaterThan(30);
  },
);

function statusOf(status: string): string | undefined {
  if (/^supported(?: as \S.*)?$/.test(status)) return "supported";
  return /^(refused|not real): \S/.exec(status)?.[1];
}

const rowsOf = (seed: string, status: string): SeedRow[] =>
  rows.filter((row) => row.seed === seed && statusOf(row.status) === status);

const told = ({ line, named, status }: SeedRow): string =>
  `docs/seeds.md:${line} ${named}: ${status}`;
const wrong = (isWrong: (row: SeedRow) => boolean): string[] => rows.filter(isWrong).map(told);

function exists(reference: Reference): boolean {
  const { kind, target } = reference;
  const [, command = "", flag = ""] = /^(\S+)(?: (\S+))?$/.exec(target) ?? [];
  const source = `packages/cli/src/commands/${command}.ts`;
  switch (kind) {
    case "schema":
      return (
        definitionOf(reference) !== undefined &&
        (!isProperty(target) || typeAt(reference) !== undefined)
      );
    case "recording":
      return /^[^/]+\/[^/]+\/[^/]+$/.test(target) && isFolder(`recordings/${target}`);
    case "test":
      return target.endsWith(".test.ts") && isFile(target);
    case "file":
      return isFile(target);
    case "flag":
      return isFile(source) && sourcesOf(command).some((path) => readText(path).includes(flag));
    case "route":
      return routeFiles().some((text) => text.includes(`"${target.split(" ").at(-1)}"`));
    default:
      return false;
  }
}

/** The file of a command, and those of the folder that has the rest of it. */
function sourcesOf(command: string): string[] {
  const folder = `packages/cli/src/${command}`;
  const files = isFolder(folder) ? readdirSync(new URL(folder, root)) : [];
  return [`packages/cli/src/commands/${command}.ts`, ...files.map((file) => `${folder}/${file}`)];
}

function readText(path: string): string {
  return readFileSync(new URL(path, root), "utf8");
}

const isFile = (path: string): boolean =>
  existsSync(new URL(path, root)) && statSync(new URL(path, root)).isFile();
const isFolder = (path: string): boolean =>
  existsSync(new URL(path, root)) && statSync(new URL(path, root)).isDirectory();

/** The sources of the gateway's routes; a supported row must not rest on a route that is in none. */
function routeFiles(): string[] {
  const folder = "packages/gateway/src/routes";
  if (!isFolder(folder)) return [];
  return readdirSync(fileURLToPath(new URL(folder, root)), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => readText(`${folder}/${file}`));
}

const isProperty = (target: string): boolean => target.includes(".", target.indexOf("#"));

function definitionOf({ kind, target }: Reference): Definition | undefined {
  const [, schema = "", name = ""] = /^([^#]+)#([^.]+)/.exec(target) ?? [];
  return kind === "schema" ? models.get(schema)?.definitions.get(name) : undefined;
}

const propertiesOf = (
  definition: Definition | undefined,
): readonly { name: string; type: Type }[] =>
  definition?.kind === "object" ? definition.properties : [];

const typeAt = (reference: Reference): Type | undefined =>
  propertiesOf(definitionOf(reference)).find(
    ({ name }) => name === reference.target.split(".").at(-1),
  )?.type;

/** The words of a property, or those of a definition. */
function wordsAt(reference: Reference): string[] {
  const type = typeAt(reference);
  if (type !== undefined) return wordsOf(type);
  return propertiesOf(definitionOf(reference)).flatMap((property) => wordsOf(property.type));
}

function wordsOf(type: Type): string[] {
  if (type.kind === "const") return [type.value];
  if (type.kind === "enum") return [...type.values];
  if (type.kind === "list" || type.kind === "map") return wordsOf(type.of);
  return type.kind === "either" ? type.options.flatMap(wordsOf) : [];
}
