import {
  createAjv,
  independentValidator,
  loadModels,
  loadSchemas,
  readExamples,
} from "@agentstream/codegen/testing";
import { describe, expect, test } from "vitest";

const models = await loadModels();
const schemas = new Map((await loadSchemas()).map(({ name, json }) => [name, json]));
const examples = await readExamples();
const definitions = new Set(models.flatMap((model) => [...model.definitions.keys()]));

test("every definition has a valid and an invalid example, and every example a definition", () => {
  const has = (name: string, valid: boolean): boolean =>
    examples.some((example) => example.definition === name && example.valid === valid);
  expect([...definitions].filter((name) => !has(name, true))).toEqual([]);
  expect([...definitions].filter((name) => !has(name, false))).toEqual([]);
  expect(examples.filter(({ definition }) => !definitions.has(definition))).toEqual([]);
  expect(examples.length).toBeGreaterThanOrEqual(2 * definitions.size);
  console.log(`${examples.length} examples of ${definitions.size} definitions`);
});

describe.each(models)("the examples of $name", (model) => {
  const ajv = createAjv(model);
  test("are what they say, to both validators", () => {
    const wrong: string[] = [];
    let count = 0;
    for (const name of model.definitions.keys()) {
      const accepts = [
        ajv.compile({ $ref: `document#/$defs/${name}` }),
        independentValidator(schemas.get(model.name), name),
      ];
      for (const { definition, name: example, valid, value } of examples) {
        if (definition !== name) continue;
        count++;
        if (accepts.some((validator) => validator(value) !== valid)) {
          wrong.push(`${definition}/${valid ? "valid" : "invalid"}/${example}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(2 * model.definitions.size);
  });
});
