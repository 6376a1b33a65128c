import { expect, test } from "vitest";

import { checkPrefix, createKeyNames } from "../src/key-names.ts";

const names = createKeyNames("p");
const ids = ["a", "019a7c00-0000-7000-8000-000000000001", "", "}", "{x}", "a:b", "ü "];

/** What decides the slot of a key. */
const tagOf = (key: string): string => {
  const [, tag = ""] = /\{([^}]*)\}/.exec(key) ?? [];
  return tag === "" ? key : tag;
};

const keysOf = (id: string): string[] => [
  ...(["row", "log", "starts", "requests", "claims", "void", "targets", "updates"] as const).map(
    (name) => names.ofSession(id, name),
  ),
  names.deliveries(id, "https://hook/{1}"),
  `${names.deliveries(id, "t")}:head`,
  names.signals(id, 3),
];

test("all keys of a session are in one slot, whatever its id, and no two sessions share one", () => {
  const all = ids.flatMap(keysOf);
  expect(new Set(all).size).toBe(ids.length * 11);
  const tags = ids.map((id) => [...new Set(keysOf(id).map(tagOf))]);
  expect(tags.map(({ length }) => length)).toEqual(ids.map(() => 1));
  expect(new Set(tags.flat()).size).toBe(ids.length);
});

test("all keys begin with the prefix, and those of each index are in one slot", () => {
  const groups = [
    [names.index("all"), names.index("state:running"), names.index("owner:o}")],
    [names.work("gate"), names.work("gate:item:x"), `${names.queues}:echo@default:wait`],
    [names.due("t"), names.targets],
  ];
  for (const group of groups) expect(new Set(group.map(tagOf)).size).toBe(1);
  const all = [...groups.flat(), ...ids.flatMap(keysOf), names.claim("s", "k"), names.leases];
  expect(all.filter((key) => !key.startsWith("p:"))).toEqual([]);
  expect(names.claim("a", "b:c")).not.toBe(names.claim("a:b", "c"));
});

test.each(["agentstream", "a.b-c_1:x"])("%s is a prefix", (prefix) => {
  expect(checkPrefix(prefix)).toBe(prefix);
});

test.each(["", " ", "{a}", "a b", "-a", "x".repeat(65)])("%j is no prefix", (prefix) => {
  expect(() => checkPrefix(prefix)).toThrow(/Expected a prefix of 1 to 64/);
});
