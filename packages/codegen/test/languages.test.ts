import { describe, expect, test } from "vitest";

import {
  camelCase,
  pascalCase,
  snakeCase,
  upperSnakeCase,
  wordsOf,
} from "../src/emit/languages/casing.ts";
import { readContract } from "../src/emit/languages/contract.ts";
import { emitLanguages, languageFolders } from "../src/emit/languages/index.ts";
import { languageNames, type LanguageId } from "../src/emit/languages/language-names.ts";
import { referencesIn } from "../src/emit/languages/references-in.ts";
import { wrapText } from "../src/emit/languages/wrap-text.ts";
import { isNative, loadModels } from "../src/load-models.ts";

const models = await loadModels();
const contract = readContract(models);
const ids: readonly LanguageId[] = ["python", "go", "rust", "java", "dart"];

test("names are made of words, however they are written", () => {
  const spelt = ["toolId", "tool_id", "tool-id", "ToolID"].map(wordsOf);
  expect(spelt).toEqual(Array.from({ length: 4 }, () => ["tool", "id"]));
  expect(
    [snakeCase, upperSnakeCase, camelCase, pascalCase].map((spell) => spell("costUSDTotal")),
  ).toEqual(["cost_usd_total", "COST_USD_TOTAL", "costUsdTotal", "CostUsdTotal"]);
});

test("each language has its casing, its initialisms and its reserved names", () => {
  const fields = ids.map((id) => ["toolId", "type", "schema", "$id"].map(languageNames(id).field));
  expect(fields).toEqual([
    ["tool_id", "type", "schema_", "id"],
    ["ToolID", "Type", "Schema", "ID"],
    ["tool_id", "type_", "schema", "id"],
    ["toolId", "type", "schema", "id"],
    ["toolId", "type", "schema", "id"],
  ]);
  expect(ids.map((id) => languageNames(id).constant("claude-code"))).toEqual([
    "CLAUDE_CODE",
    "ClaudeCode",
    "ClaudeCode",
    "CLAUDE_CODE",
    "claudeCode",
  ]);
});

describe("the contract", () => {
  test("has every schema of ours, and every definition once", () => {
    const ours = models.filter((model) => !isNative(model));
    expect(contract.schemas.map(({ name }) => name)).toEqual(ours.map(({ name }) => name));
    const names = contract.groups.flatMap(({ definitions }) => definitions.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
    expect(names.toSorted()).toEqual([...contract.definitions.keys()].toSorted());
    expect(names.length).toBeGreaterThanOrEqual(250);
  });

  test("has a definition after all that it refers to", () => {
    const seen = new Set<string>();
    let references = 0;
    for (const definition of contract.groups.flatMap(({ definitions }) => definitions)) {
      for (const name of referencesIn(definition)) {
        references++;
        expect(seen.has(name), `${definition.name} comes before ${name}`).toBe(true);
      }
      seen.add(definition.name);
    }
    expect(references).toBeGreaterThanOrEqual(300);
  });

  test("has lists of words under names of their own", () => {
    const names = contract.wordLists.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => contract.definitions.has(name))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(["AgentType", "ErrorCode", "SessionEndReason"]));
  });

  test.each(ids)("has no two fields of a definition under one name in %s", (id) => {
    const names = languageNames(id);
    const clashes = [...contract.definitions.values()].filter((definition) => {
      if (definition.kind === "union") return false;
      const spelt = definition.properties.map(({ name }) => names.field(name));
      return new Set(spelt).size < spelt.length;
    });
    expect(clashes.map(({ name }) => name)).toEqual([]);
  });
});

test("a schema without a group is refused", () => {
  const [unified] = models;
  if (unified === undefined) throw new Error("there are no models");
  const definitions = new Map(
    [...unified.definitions].map(([key, value]) => [`Other${key}`, value]),
  );
  const other = { ...unified, name: "others/one", root: "OtherUnifiedEvent", definitions };
  expect(() => readContract([...models, other])).toThrow("schemas without a group: others/one");
});

test("texts are wrapped between words", () => {
  expect(wrapText("one two three  four", 9)).toEqual(["one two", "three", "four"]);
  expect(wrapText("", 9)).toEqual([]);
  expect(wrapText("unbreakable", 3)).toEqual(["unbreakable"]);
});

test("every generated file lies in the folder of its language and is marked", () => {
  const files = [...emitLanguages(models)];
  const strange = files.filter(
    ([path, text]) =>
      !languageFolders.some((folder) => path.startsWith(`${folder}/`)) ||
      !text.includes("@generated"),
  );
  expect(strange.map(([path]) => path)).toEqual([]);
  expect(files.length).toBeGreaterThanOrEqual(16);
});

test("a new event is in the code of every language", () => {
  const added = models.map((model) => {
    const unified = model.definitions.get("UnifiedEvent");
    const known = model.definitions.get("KnownEvent");
    const sample = model.definitions.get("HookStartedEvent");
    if (unified?.kind !== "union" || known?.kind !== "union" || sample?.kind !== "object")
      return model;
    const properties = sample.properties.map((property) =>
      property.name === "type"
        ? { ...property, type: { kind: "const" as const, value: "voiceChunk" } }
        : property,
    );
    const voice = { ...sample, name: "VoiceChunkEvent", properties };
    const member = { value: "voiceChunk", name: "VoiceChunkEvent" };
    const discriminate = <T extends typeof known.discriminator>(one: T) =>
      one.kind === "tag" ? { ...one, members: [...one.members, member] } : one;
    return {
      ...model,
      definitions: new Map([
        ...model.definitions,
        ["VoiceChunkEvent", voice] as const,
        [
          "KnownEvent",
          {
            ...known,
            members: [...known.members, "VoiceChunkEvent"],
            discriminator: discriminate(known.discriminator),
          },
        ] as const,
        [
          "UnifiedEvent",
          { ...unified, discriminator: discriminate(unified.discriminator) },
        ] as const,
      ]),
    };
  });
  const before = emitLanguages(models);
  const changed = [...emitLanguages(added)].filter(([path, text]) => before.get(path) !== text);
  for (const folder of languageFolders) {
    const own = changed.filter(([path]) => path.startsWith(`${folder}/`));
    expect(
      own.some(([, text]) => text.includes("voiceChunk")),
      folder,
    ).toBe(true);
  }
});
