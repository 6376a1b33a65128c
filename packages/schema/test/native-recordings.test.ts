import {
  isUnknownTag,
  loadModels,
  mutantsOf,
  visit,
  type ObjectDefinition,
  type SchemaModel,
} from "@agentstream/codegen/testing";
import { parseLines, readHistory, readRecordings, type Step } from "@agentstream/recordings";
import { describe, expect, test } from "vitest";

import { isSchemaName, validate } from "../src/index.ts";

const steps = readRecordings().flatMap((recording) => recording.steps);
const models = new Map((await loadModels()).map((model) => [model.name, model]));

interface Recorded {
  readonly at: string;
  readonly json: unknown;
}

/** The recorded lines of each native schema that are JSON objects. */
const recorded = new Map<string, Recorded[]>();
/** The others, by recording and number. */
const otherLines: string[] = [];
function addLines({ name, schema, output }: Step): void {
  if (schema === undefined) return;
  const lines = recorded.get(schema) ?? [];
  recorded.set(schema, lines);
  for (const { number, json } of parseLines(output)) {
    if (typeof json === "object" && json !== null) lines.push({ at: `${name}:${number}`, json });
    else otherLines.push(`${name}:${number}`);
  }
}
for (const step of steps) addLines(step);
const written = (agent: string): Recorded[] =>
  steps
    .filter(({ name }) => name.startsWith(agent))
    .flatMap((step) =>
      step.written.map(({ line }, index) => ({ at: `${step.name} input ${index + 1}`, line })),
    )
    .flatMap(({ at, line }) =>
      line.startsWith("{") && isJson(line) ? [{ at, json: JSON.parse(line) }] : [],
    );
recorded.set("native/claude/stream-input", written("claude/"));

const counts = Object.fromEntries([...recorded].map(([schema, lines]) => [schema, lines.length]));
const history = readHistory();
for (const step of history.flatMap((recording) => recording.steps)) addLines(step);

/** Their tag is all that must be said. */
const tagIsEnough: Readonly<Record<string, string>> = {
  CodexOlderTokens: "first versions have the counts, later ones have `info`",
  AcpSessionInfoUpdate: "each of its fields is told only when it changed",
  AcpPermissionCancelled: "nothing but that the request was cancelled",
  ClaudeInitializeRequest: "every setting has a default",
  ClaudePermissionAllow: "the input may stay as it was",
};

test("the recordings are all here", () => {
  expect(counts).toEqual({
    "native/acp/message": 66,
    "native/claude/stream-input": 110,
    "native/claude/stream-json": 3975,
    "native/codex/app-server": 1171,
    "native/codex/exec": 499,
    "native/gemini/stream-json": 754,
    "native/opencode/run": 333,
    "native/opencode/serve": 322,
  });
  expect(steps.filter(({ schema }) => schema !== undefined).length).toBe(528);
  expect(history.length).toBeGreaterThanOrEqual(380);
});

test("lines that are no JSON objects are these", () => {
  // it has no such command, and starts its terminal interface
  const interactive = ["permission-allowed", "permission-denied", "text"];
  expect(otherLines).toEqual(interactive.map((name) => `codex/0.40.0/${name}.app-server:1`));
});

describe.each([...recorded.keys()])("%s", (schema) => {
  const model = modelOf(schema);
  const lines = recorded.get(schema) ?? [];

  test("every recorded line is valid", () => {
    const refused = lines.flatMap(({ at, json }) => {
      const result = isSchemaName(schema) ? validate(schema, json) : { ok: true as const };
      return result.ok ? [] : [`${at} ${JSON.stringify(result.errors)}`];
    });
    expect(refused).toEqual([]);
    expect(lines.length).toBeGreaterThan(0);
  });

  test("a field that all recorded objects of a definition have is typed", () => {
    expect(untypedFields(model, lines)).toEqual([]);
  });

  test("a required field that is taken from a recorded line makes it invalid", () => {
    const { table, survivors } = killTable(model, lines);
    console.log(`${schema}\n${table}`);
    expect(survivors).toEqual([]);
  });

  test("no branch is content with its tag alone, but those whose other fields may all be missing", () => {
    const shallow = [...model.definitions.values()].filter(
      (definition) =>
        definition.kind === "object" && isShallow(definition) && !(definition.name in tagIsEnough),
    );
    expect(shallow.map(({ name }) => name)).toEqual([]);
  });
});

function modelOf(schema: string): SchemaModel {
  const model = models.get(schema);
  if (model === undefined) throw new Error(`no schema ${schema}`);
  return model;
}

function untypedFields(model: SchemaModel, lines: readonly Recorded[]): string[] {
  const always = new Map<ObjectDefinition, Set<string>>();
  for (const { json } of lines) {
    visit(model.definitions, model.root, json, (definition, object) => {
      const before = always.get(definition);
      const now = Object.keys(object);
      always.set(
        definition,
        new Set(before === undefined ? now : now.filter((key) => before.has(key))),
      );
    });
  }
  return [...always].flatMap(([{ name, properties }, keys]) =>
    isFallback(properties)
      ? []
      : [...keys]
          .filter((key) => !properties.some((one) => one.name === key))
          .map((key) => `${name}.${key}`),
  );
}

/** How many recorded objects each definition had, and how many of its required fields were shown to be needed. */
function killTable(
  model: SchemaModel,
  lines: readonly Recorded[],
): { table: string; survivors: string[] } {
  const objects = new Map<string, number>();
  const kills = new Map<string, Map<string, number>>();
  const survivors: string[] = [];
  const enough = 3;
  for (const { at, json } of lines) {
    const wanted = new Set<string>();
    visit(model.definitions, model.root, json, ({ name, properties }) => {
      objects.set(name, (objects.get(name) ?? 0) + 1);
      const needed = properties.filter(({ required }) => required);
      if (needed.some((one) => (kills.get(name)?.get(one.name) ?? 0) < enough)) wanted.add(name);
    });
    if (wanted.size === 0) continue;
    for (const { definition, removed, value, fault } of mutantsOf(
      model.definitions,
      model.root,
      json,
    )) {
      if (removed === undefined || !wanted.has(definition)) continue;
      if (isSchemaName(model.name) && validate(model.name, value).ok)
        survivors.push(`${at}: ${definition} ${fault}`);
      const killed = kills.get(definition) ?? new Map<string, number>();
      kills.set(definition, killed.set(removed, (killed.get(removed) ?? 0) + 1));
    }
  }
  const rows = [...model.definitions.values()].flatMap((definition) => {
    if (definition.kind !== "object") return [];
    const required = definition.properties.filter((one) => one.required).length;
    const killed = kills.get(definition.name)?.size ?? 0;
    return [
      `  ${definition.name.padEnd(44)} ${String(objects.get(definition.name) ?? 0).padStart(6)} objects, ${killed} of ${required} required fields killed`,
    ];
  });
  return { table: rows.join("\n"), survivors };
}

/** Has a tag, requires nothing else, and yet has other fields. */
function isShallow({ properties }: ObjectDefinition): boolean {
  const isTag = ({ type }: ObjectDefinition["properties"][number]): boolean =>
    type.kind === "const";
  return (
    !isFallback(properties) &&
    properties.some(isTag) &&
    properties.every((property) => isTag(property) || !property.required) &&
    !properties.every(isTag)
  );
}

const isFallback = (properties: ObjectDefinition["properties"]): boolean =>
  properties.some(({ type }) => isUnknownTag(type));

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
