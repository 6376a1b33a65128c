import { expect, test } from "vitest";

import { growingPercentOf } from "../src/serve/bound-heap.ts";

test("a heap grows by as many bytes whatever its size, a small one by half and a large one by a fifth", () => {
  const bytes = [10e6, 30e6, 50e6, 60e6, 75e6, 1e9];
  expect(bytes.map(growingPercentOf)).toEqual([50, 50, 30, 25, 20, 20]);
});
