import { expect, test } from "vitest";

import { createHeights } from "../src/page/window/heights.ts";
import { isAtEnd, visibleRange } from "../src/page/window/visible-range.ts";

/** Numbers that are the same in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}

test("offsets, rows and totals are those of a plain list", () => {
  let checked = 0;
  const changes: number[] = [];
  for (let seed = 1; seed <= 40; seed++) {
    const random = createRandom(seed);
    const estimate = 20 + random(30);
    const heights = createHeights(estimate);
    let plain: number[] = [];
    for (let step = 0; step < 60; step++) {
      if (random(3) === 0) {
        const count = random(400);
        heights.resize(count);
        plain = Array.from({ length: count }, (_, index) => plain[index] ?? estimate);
      } else if (plain.length > 0) {
        const [index, height] = [random(plain.length), 1 + random(300)];
        changes.push(heights.set(index, height) - (height - (plain[index] ?? 0)));
        plain[index] = height;
      }
      const total = plain.reduce((sum, height) => sum + height, 0);
      expect(heights.total()).toBe(total);
      if (plain.length === 0) continue;
      const index = random(plain.length);
      const offset = plain.slice(0, index).reduce((sum, height) => sum + height, 0);
      expect(heights.offsetOf(index)).toBe(offset);
      expect(heights.indexAt(offset)).toBe(index);
      expect(heights.indexAt(offset + (plain[index] ?? 0) - 1)).toBe(index);
      checked++;
    }
  }
  expect(checked).toBeGreaterThan(1000);
  expect(changes.filter((fault) => fault !== 0)).toEqual([]);
});

test("of fifty thousand rows only those around the window are drawn", () => {
  const heights = createHeights(40, 50_000);
  for (const top of [0, 12_345, 999_999, 1_999_200]) {
    const { start, end } = visibleRange(heights, top, 800);
    expect(end - start).toBeLessThanOrEqual(42);
    expect(heights.offsetOf(start)).toBeLessThanOrEqual(top);
    expect(heights.offsetOf(end)).toBeGreaterThanOrEqual(Math.min(top + 800, heights.total()));
  }
  expect(visibleRange(createHeights(40), 0, 800)).toEqual({ start: 0, end: 0 });
});

test("a window near the end stays there", () => {
  expect(isAtEnd(1200, 800, 2000)).toBe(true);
  expect(isAtEnd(1170, 800, 2000)).toBe(true);
  expect(isAtEnd(1100, 800, 2000)).toBe(false);
});
