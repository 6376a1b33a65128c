import { readFile } from "node:fs/promises";

import { expect, test } from "vitest";

import { readContract } from "../src/emit/languages/contract.ts";
import { dart } from "../src/emit/languages/dart/dart.ts";
import { java } from "../src/emit/languages/java/java.ts";
import { bracketed, broken, javadoc } from "../src/emit/languages/java/layout.ts";
import { languageNames } from "../src/emit/languages/language-names.ts";
import { walkObjects } from "../src/emit/languages/object-walk.ts";
import { loadModels } from "../src/load-models.ts";
import { timestampPattern } from "../src/timestamp-pattern.ts";

const contract = readContract(await loadModels());
const walk = walkObjects(contract, languageNames("java"));
const types = walk.groups.flatMap((group) => group.types);
const typeOf = (name: string) => types.find((type) => type.name === name);

test("a union offers what all its members have", () => {
  const union = typeOf("UnifiedEvent");
  const shared = union?.kind === "union" ? union.shared : [];
  const fields = Object.fromEntries(shared.map((field) => [field.key, field.isRequired]));
  expect(fields).toMatchObject({ id: true, type: true, seq: false, agentType: false, raw: false });
  expect(fields).not.toHaveProperty("content");
});

test("constants are not among the fields", () => {
  const chunk = typeOf("TextChunkEvent");
  if (chunk?.kind !== "object") throw new Error("expected an object");
  expect(chunk.constants).toEqual([{ key: "type", name: "type", value: "textChunk" }]);
  expect(chunk.fields.map(({ key }) => key)).not.toContain("type");
  expect(chunk.unions).toEqual(["KnownEvent"]);
});

test("several JSON types of one field are one alternative, wherever they stand", () => {
  const alternatives = types.filter(({ kind }) => kind === "alternative").map(({ name }) => name);
  expect(new Set(alternatives).size).toBe(alternatives.length);
  expect(alternatives).toEqual(
    expect.arrayContaining(["StringOrPromptPartList", "StringOrIntegerOrNull", "StringOrBoolean"]),
  );
});

test("lists that are open in one place are open types, those of ours are not empty", () => {
  const words = new Map(walk.words.map((list) => [list.name, list]));
  expect(words.get("SessionEndReason")).toMatchObject({ isOpen: false });
  expect(words.get("ChangeType")).toMatchObject({ isOpen: true });
  expect(words.get("ErrorCode")).toMatchObject({ isOpen: true, mayBeEmpty: false });
  expect(words.get("AgentType")).toMatchObject({ isOpen: true, mayBeEmpty: true });
});

test("an optional field of a closed object cannot be null by itself", () => {
  const groups = contract.groups.map((group) => ({
    ...group,
    definitions: group.definitions.map((definition) =>
      definition.kind === "object" && definition.name === "AcpLocation"
        ? { ...definition, open: false }
        : definition,
    ),
  }));
  expect(() => walkObjects({ ...contract, groups }, languageNames("java"))).toThrow(
    "absent and null would be the same",
  );
});

test("Java and Dart have the same types", () => {
  const inJava = new Set([...java.emit(contract).keys()].map((path) => path.replace(/.*\//, "")));
  const inDart = [...dart.emit(contract).values()].join("\n");
  const names = [...types, ...walk.words].map(({ name }) => name);
  expect(names.filter((name) => !inJava.has(`${name}.java`))).toEqual([]);
  expect(names.filter((name) => !inDart.includes(` ${name} `))).toEqual([]);
  expect(names.length).toBeGreaterThanOrEqual(350);
});

test("the written decoder of times in Dart has the pattern of the schemas", async () => {
  const path = new URL("../../../clients/dart/lib/src/json.dart", import.meta.url);
  expect(await readFile(path, "utf8")).toContain(`r'${timestampPattern}'`);
});

test("Java is laid out as its formatter does it", () => {
  const long = ["a".repeat(60), "b".repeat(60)];
  expect(bracketed("f(", ["a", "b"], ");", 0)).toBe("f(a, b);");
  expect(bracketed(`${"f".repeat(80)}(`, ["a".repeat(30), "b"], ");", 0)).toContain("(\n    aaa");
  expect(bracketed("f(", long, ");", 0)).toBe(`f(\n    ${long.join(",\n    ")});`);
  expect(broken("x =", "y;", 0)).toBe("x = y;");
  expect(broken(`${"x".repeat(60)} =`, `${"y".repeat(60)};`, 0)).toContain(" =\n    yyy");
  expect(javadoc("A <b> & */", 0)).toBe("/** A &lt;b&gt; &amp; *&#47; */");
  expect(javadoc("A text.", 0, [["x", "Its name."]])).toBe(
    "/**\n * A text.\n *\n * @param x Its name.\n */",
  );
});
