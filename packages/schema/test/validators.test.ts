import { isDeepStrictEqual } from "node:util";

import {
  createAjv,
  emitValidators,
  loadModels,
  mutantsOf,
  readExamples,
  type SchemaModel,
} from "@agentstream/codegen/testing";
import { describe, expect, test } from "vitest";

import { explainFaults } from "../src/explain-faults.ts";
import type { CompiledValidator, Fault } from "../src/validation.ts";

const models = await loadModels();
const examples = await readExamples();

describe.each(models)("the validators of $name", (model) => {
  test("find the faults that ajv finds", async () => {
    const ajv = createAjv(model);
    const validators = await load(model, [...model.definitions.keys()]);
    const different: unknown[] = [];
    let faulty = 0;
    for (const name of model.definitions.keys()) {
      const expected = ajv.compile({ $ref: `document#/$defs/${name}` });
      const found = validators[name];
      if (found === undefined) throw new Error(`no validator of ${name}`);
      for (const value of valuesOf(model, name)) {
        if (!expected(value)) faulty++;
        const errors = [explain(found, value), explain(expected, value)];
        if (!isDeepStrictEqual(errors[0], errors[1])) different.push({ name, value, errors });
      }
    }
    expect(different.slice(0, 3)).toEqual([]);
    expect(faulty).toBeGreaterThan(10 * model.definitions.size);
  });

  test("find the same where only the root is asked, whose members need not repeat what it has seen", async () => {
    const { root } = model;
    const alone = (await load(model, [root]))[root];
    const among = (await load(model, [...model.definitions.keys()]))[root];
    if (alone === undefined || among === undefined) throw new Error(`no validator of ${root}`);
    let values = 0;
    for (const name of model.definitions.keys())
      for (const value of valuesOf(model, name)) {
        values++;
        expect(explain(alone, value)).toEqual(explain(among, value));
      }
    expect(values).toBeGreaterThan(10 * model.definitions.size);
  });
});

interface Compiled {
  (value: unknown): boolean;
  errors?: readonly Fault[] | null;
}

const explain = (validator: Compiled, value: unknown): ReturnType<typeof explainFaults> =>
  validator(value) ? [] : explainFaults(value, validator.errors ?? []);

/** The validators of some definitions, not only of that which a package exports. */
async function load(
  model: SchemaModel,
  names: readonly string[],
): Promise<Record<string, CompiledValidator>> {
  const { code } = await emitValidators(model, names);
  const validators: Record<string, CompiledValidator> = await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  );
  return validators;
}

const anything = [undefined, null, true, "", "x", 0, -1, 1.5, 2 ** 60, NaN, [], [1], {}, { x: 1 }];
const others = [undefined, null, 0.5, "", [1], { x: 1 }];

/** Values of all types; examples, these with one fault, and with each field replaced. */
function* valuesOf(model: SchemaModel, name: string): Generator {
  yield* anything;
  for (const { definition, value } of examples) {
    if (definition !== name) continue;
    yield value;
    for (const mutant of mutantsOf(model.definitions, name, value)) yield mutant.value;
    if (typeof value !== "object" || value === null) continue;
    for (const key of [...Object.keys(value), "a/b~c", "__proto__"])
      for (const other of others) {
        yield { ...value, [key]: other };
        yield { [key]: [other, value, [other], { [key]: other }] };
      }
  }
}
