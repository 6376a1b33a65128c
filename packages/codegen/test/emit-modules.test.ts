import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { emitModules } from "../src/emit/emit-modules.ts";
import { loadModels } from "../src/load-models.ts";

const models = await loadModels();

const modules = await emitModules(models);

test("a further run gives the bytes of the one that was committed", () => {
  expect(modules.size).toBeGreaterThan(100);
  const stale = [...modules].filter(
    ([path, text]) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8") !== text,
  );
  expect(stale.map(([path]) => path)).toEqual([]);
});

test("validators make no code and load nothing", () => {
  const validators = [...modules].filter(
    ([path]) => path.includes("/validators/") && path.endsWith(".js"),
  );
  expect(validators.length).toBe(models.length);
  for (const [path, code] of validators) {
    expect(code, path).not.toMatch(/\brequire\(|\bimport\b|\beval\(|new Function/);
  }
});
