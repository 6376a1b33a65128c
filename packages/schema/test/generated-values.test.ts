import {
  arbitrariesOf,
  entryDefinitions,
  independentValidator,
  loadModels,
  loadSchemas,
  mutantsOf,
} from "@agentstream/codegen/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { isSchemaName, validate, type SchemaName } from "../src/index.ts";

const models = await loadModels();
const schemas = new Map((await loadSchemas()).map(({ name, json }) => [name, json]));
const valuesPerBranch = 12;
const seed = 20_260_301;

const nameOf = (name: string): SchemaName => {
  if (!isSchemaName(name)) throw new Error(`${name} has no validator`);
  return name;
};

describe.each(models)("$name", (model) => {
  const name = nameOf(model.name);
  const accepts = independentValidator(schemas.get(name));
  const arbitraries = arbitrariesOf(model.definitions);
  const branches = entryDefinitions(model);
  const valid = branches.flatMap((branch) => {
    const arbitrary = arbitraries[branch];
    if (arbitrary === undefined) throw new Error(`no arbitrary for ${branch}`);
    return fc.sample(arbitrary, { numRuns: valuesPerBranch, seed });
  });

  test("values made after the schema are accepted, by both validators", () => {
    const refused = valid.filter((value) => !validate(name, value).ok || !accepts(value));
    expect(refused).toEqual([]);
    expect(valid.length).toBe(branches.length * valuesPerBranch);
  });

  test("values with one fault are refused, by both validators", () => {
    let count = 0;
    const survivors: string[] = [];
    for (const value of valid) {
      // not all of them: each value has dozens, and most are alike
      for (const mutant of sample(mutantsOf(model.definitions, model.root, value), 8)) {
        count++;
        const verdicts = [validate(name, mutant.value).ok, accepts(mutant.value)];
        if (verdicts.includes(true)) {
          survivors.push(
            `${mutant.definition}: ${mutant.fault} ${verdicts.join()} ${JSON.stringify(mutant.value)}`,
          );
        }
      }
    }
    expect(survivors.slice(0, 5)).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(valid.length);
  });
});

test("there are tens of thousands of cases", () => {
  const branches = models.flatMap((model) => entryDefinitions(model));
  expect(models.length).toBeGreaterThan(30);
  expect(branches.length * valuesPerBranch * 9).toBeGreaterThan(10_000);
});

/** Evenly spread over the list. */
function sample<T>(list: readonly T[], most: number): T[] {
  const step = Math.max(1, list.length / most);
  return Array.from(
    { length: Math.min(most, list.length) },
    (_, index) => list[Math.floor(index * step)],
  ).filter((item) => item !== undefined);
}
