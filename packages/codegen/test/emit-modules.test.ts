import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { emitModules } from "../src/emit/emit-modules.ts";
import { loadModels } from "../src/load-models.ts";

const models = await loadModels();

test("two runs give the same bytes, and they are the committed ones", async () => {
  const once = await emitModules(models);
  const again = await emitModules(models);
  expect([...again]).toEqual([...once]);
  expect(once.size).toBeGreaterThan(100);
  const stale = [...once].filter(
    ([path, text]) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8") !== text,
  );
  expect(stale.map(([path]) => path)).toEqual([]);
});

test("validators make no code and load nothing", async () => {
  const validators = [...(await emitModules(models))].filter(
    ([path]) => path.includes("/validators/") && path.endsWith(".js"),
  );
  expect(validators.length).toBe(models.length);
  for (const [path, code] of validators) {
    expect(code, path).not.toMatch(/\brequire\(|\bimport\b|\beval\(|new Function/);
  }
});
