import { Ajv } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";

import { bundle } from "../bundle.ts";
import { generatedMark } from "../generated-mark.ts";
import { memberNames, type Definition, type SchemaModel, type Tag } from "../model.ts";
import { toAjvSchema } from "./ajv-schema.ts";
import { dispatchKeywords } from "./dispatch-keyword.ts";

export interface ValidatorModule {
  readonly code: string;
  readonly declarations: string;
}

/**
 * A schema's validators as one self-contained module: no imports, no eval. A tagged root is not compiled as a
 * whole: its members are, each alone, to be looked up by the tag (create-validator.ts).
 */
export async function emitValidators(model: SchemaModel): Promise<ValidatorModule> {
  const ajv = createAjv(model);
  const names = entryDefinitions(model);
  const code = standaloneCode.default(
    ajv,
    Object.fromEntries(names.map((name) => [name, `document#/$defs/${name}`])),
  );
  // where in the schema a fault was found is of no use to anybody, and a third of the bytes
  const bundled = await bundle(
    "validators.js",
    boundFaults(code.replaceAll(/schemaPath:"(?:[^"\\]|\\.)*",/g, "")),
  );
  const mark = `// ${generatedMark(`schemas/v1/${model.name}.schema.json`)}\n`;
  const up = "../".repeat(model.name.split("/").length + 1);
  return {
    code: `${mark}${bundled}`,
    declarations: `${mark}import type { CompiledValidator } from "${up}validation.js";

${names.map((name) => `export declare const ${name}: CompiledValidator;`).join("\n")}
`,
  };
}

/** As many faults as anybody reads; create-validator.ts explains no more. */
const mostFaults = 20;

/**
 * ajv collects the faults of every item and every key, and copies the list for each: a large wrong array costs
 * seconds. Its loops stop once there are enough.
 */
const boundFaults = (code: string): string =>
  code
    .replaceAll(
      /for\(let (i\d+)=0; \1<(len\d+); \1\+\+\)/g,
      `for(let $1=0; $1<$2 && errors<${mostFaults}; $1++)`,
    )
    .replaceAll(
      /for\(const (key\d+) in (data\d*)\)\s*\{/g,
      `for(const $1 in $2){if(errors>=${mostFaults})break;`,
    );

/** An ajv that knows the definitions of a schema, as `document#/$defs/<name>`. */
export function createAjv(model: SchemaModel): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    inlineRefs: false,
    strict: true,
    messages: false,
    keywords: ["tag"],
    code: { source: true, esm: true, optimize: 1 },
  });
  for (const keyword of dispatchKeywords) ajv.addKeyword(keyword);
  const entries = [...model.definitions].map(([name, definition]) => [
    name,
    toAjvSchema(definition),
  ]);
  return ajv.addSchema({ $defs: Object.fromEntries(entries) }, "document");
}

/** The definitions that a validator of this schema starts from. */
export function entryDefinitions(model: SchemaModel): string[] {
  const root = model.definitions.get(model.root);
  return root?.kind === "union" && rootTag(model) !== undefined ? memberNames(root) : [model.root];
}

/** How the members of a tagged root are distinguished. */
export function rootTag(model: SchemaModel): Tag | undefined {
  const root: Definition | undefined = model.definitions.get(model.root);
  return root?.kind === "union" && root.discriminator.kind === "tag"
    ? root.discriminator
    : undefined;
}
