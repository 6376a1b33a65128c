import { expect, test } from "vitest";

import { LazyMap } from "../src/lazy-map.ts";
import { LazySet } from "../src/lazy-set.ts";

test("a lazy map does what a map does, empty and not", () => {
  const steps: readonly ((map: Map<string, number>) => unknown)[] = [
    (map) => map.delete("a"),
    (map) => map.set("a", 1) === map,
    (map) => map.set("b", 2).get("b"),
    (map) => map.set("a", 3).has("a"),
    (map) => map.delete("b"),
    (map) => map.clear(),
    (map) => map.set("c", 4).size,
  ];
  const real = new Map<string, number>();
  const lazy = new LazyMap<string, number>();
  expect(contentOf(lazy)).toEqual(contentOf(real));
  for (const step of steps) {
    expect(step(lazy)).toEqual(step(real));
    expect(contentOf(lazy)).toEqual(contentOf(real));
  }
  expect(steps.length).toBe(7);
});

test("a lazy set does what a set does, empty and not", () => {
  const steps: readonly ((set: Set<string>) => unknown)[] = [
    (set) => set.delete("a"),
    (set) => set.add("a") === set,
    (set) => set.add("b").has("b"),
    (set) => set.delete("a"),
    (set) => set.clear(),
    (set) => set.add("c").size,
  ];
  const real = new Set<string>();
  const lazy = new LazySet<string>();
  expect(contentOf(lazy)).toEqual(contentOf(real));
  for (const step of steps) {
    expect(step(lazy)).toEqual(step(real));
    expect(contentOf(lazy)).toEqual(contentOf(real));
  }
  expect(steps.length).toBe(6);
});

function contentOf(all: Map<string, number> | Set<string>): unknown {
  const each: unknown[] = [];
  all.forEach((value: unknown, key) => each.push([value, key]));
  const lists = [[...all], [...all.keys()], [...all.values()], [...all.entries()]];
  return [all.size, all.has("a"), lists, each];
}
