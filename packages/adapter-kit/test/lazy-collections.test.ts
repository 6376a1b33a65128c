import { expect, test } from "vitest";

import { LazyMap } from "../src/lazy-map.ts";
import { LazySet } from "../src/lazy-set.ts";

type AnyMap = Map<string, number> | LazyMap<string, number>;
type AnySet = Set<string> | LazySet<string>;

test("a lazy map has what a map has, empty and not", () => {
  const steps: readonly ((map: AnyMap) => unknown)[] = [
    (map) => map.delete("a"),
    (map) => void map.set("a", 1),
    (map) => map.get("a"),
    (map) => void map.set("b", 2),
    (map) => void map.set("a", 3),
    (map) => map.delete("b"),
    (map) => map.delete("b"),
  ];
  const real = new Map<string, number>();
  const lazy = new LazyMap<string, number>();
  const contentOf = (map: AnyMap) => [
    map.size,
    map.has("a"),
    map.get("a"),
    [...map.values()],
    [...map],
  ];
  expect(contentOf(lazy)).toEqual(contentOf(real));
  for (const step of steps) {
    expect(step(lazy)).toEqual(step(real));
    expect(contentOf(lazy)).toEqual(contentOf(real));
  }
  expect(steps.length).toBe(7);
});

test("a lazy set has what a set has, empty and not", () => {
  const steps: readonly ((set: AnySet) => unknown)[] = [
    (set) => set.delete("a"),
    (set) => void set.add("a"),
    (set) => set.has("a"),
    (set) => void set.add("b"),
    (set) => set.delete("a"),
    (set) => set.has("a"),
    (set) => set.has("b"),
  ];
  const real = new Set<string>();
  const lazy = new LazySet<string>();
  for (const step of steps) expect(step(lazy)).toEqual(step(real));
  expect(steps.length).toBe(7);
});
