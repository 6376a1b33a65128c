import { generatedMark } from "../generated-mark.ts";
import { isNative, mergeDefinitions } from "../load-models.ts";
import { rootTag, type SchemaModel } from "../model.ts";
import { emitTypes } from "./emit-types.ts";
import { emitValidators } from "./emit-validators.ts";
import { emitWords } from "./emit-words.ts";
import { emitWritten } from "./emit-written.ts";

const folder = "packages/schema/src/generated";
const mark = (source: string): string => `// ${generatedMark(source)}
`;

/** The modules of `@agentstream/schema`: types, validators, and one module a schema that has both. */
export async function emitModules(models: readonly SchemaModel[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const ours = models.filter((model) => !isNative(model));
  files.set(`${folder}/contract.ts`, await typesModule(ours));
  files.set(`${folder}/words.ts`, `${mark("schemas/v1")}\n${emitWords(mergeDefinitions(ours))}`);
  files.set(
    `${folder}/written.ts`,
    `${mark("schemas/v1")}\n${emitWritten(mergeDefinitions(ours))}`,
  );
  for (const model of models) {
    const { name } = model;
    if (isNative(model)) files.set(`${folder}/types/${name}.ts`, await typesModule([model]));
    const validators = await emitValidators(model);
    files.set(`${folder}/validators/${name}.js`, validators.code);
    files.set(`${folder}/validators/${name}.d.ts`, validators.declarations);
    files.set(`${folder}/${name}.ts`, schemaModule(model));
  }
  files.set(`${folder}/registry.ts`, registryModule(models));
  files.set(`${folder}/names.ts`, namesModule(models));
  return files;
}

async function typesModule(models: readonly SchemaModel[]): Promise<string> {
  const types = await emitTypes(mergeDefinitions(models));
  const [only] = models;
  const source = models.length === 1 && only ? `schemas/v1/${only.name}.schema.json` : "schemas/v1";
  const up =
    source === "schemas/v1"
      ? ".."
      : `../..${"/..".repeat((only?.name.split("/").length ?? 1) - 1)}`;
  const imports = types.includes("UnknownTag")
    ? `import type { UnknownTag } from "${up}/unknown-tag.ts";\n\n`
    : "";
  return `${mark(source)}\n${imports}${types}\n`;
}

/** What `@agentstream/schema/<name>` exports. */
function schemaModule(model: SchemaModel): string {
  const depth = model.name.split("/").length - 1;
  const up = depth === 0 ? "./" : "../".repeat(depth);
  const types = isNative(model) ? `${up}types/${model.name}.ts` : `${up}contract.ts`;
  return `${mark(`schemas/v1/${model.name}.schema.json`)}
import { createValidator } from "${up}../create-validator.ts";
import type { Validate } from "${up}../validation.ts";
import type { ${model.root} } from "${types}";
import { ${model.root} as compiled } from "${up}validators/${model.name}.js";

export type {
${[...model.definitions.keys()].map((name) => `  ${name},`).join("\n")}
} from "${types}";

/** Checks a value against the schema \`${model.name}\`. */
export const validate: Validate<${model.root}> = /* @__PURE__ */ createValidator(compiled);

/** ${model.description} */
export const is${model.root} = (value: unknown): value is ${model.root} => validate(value).ok;
`;
}

/** The table behind \`validate(name, value)\`: the one module that knows all schemas. */
function registryModule(models: readonly SchemaModel[]): string {
  const identifier = (name: string): string => name.replaceAll(/[/-]/g, "_");
  return `${mark("schemas/v1")}
import type { SchemaName } from "./names.ts";
import type { Validate, ValidatedBy } from "../validation.ts";
${models.map(({ name }) => `import { validate as ${identifier(name)} } from "./${name}.ts";`).join("\n")}

/** What a valid value is, by the name of its schema. */
export interface SchemaMap {
${models.map(({ name }) => `  ${JSON.stringify(name)}: ValidatedBy<typeof ${identifier(name)}>;`).join("\n")}
}

export const validators: { readonly [N in SchemaName]: Validate<SchemaMap[N]> } = {
${models.map(({ name }) => `  ${JSON.stringify(name)}: ${identifier(name)},`).join("\n")}
};
`;
}

function namesModule(models: readonly SchemaModel[]): string {
  const unified = models.find(({ name }) => name === "unified");
  const tag = unified && rootTag(unified);
  if (tag === undefined) throw new Error("the unified event is no tagged union");
  const run = models.find(({ name }) => name === "requests/run");
  const request = run?.definitions.get(run.root);
  const properties = request?.kind === "object" ? request.properties : [];
  const aliases = properties.filter(({ aliasOf }) => aliasOf !== undefined);
  return `${mark("schemas/v1")}
import type {
${tag.members.map(({ name }) => `  ${name},`).join("\n")}
} from "./contract.ts";

/** The names of all schemas: the path of each below \`schemas/v1\`. */
export const schemaNames = [
${models.map(({ name }) => `  ${JSON.stringify(name)},`).join("\n")}
] as const;

export type SchemaName = (typeof schemaNames)[number];

/** The events that this version knows, by their type. */
export interface EventMap {
${tag.members.map(({ value, name }) => `  ${value}: ${name};`).join("\n")}
}

export type EventType = keyof EventMap;

export const eventTypes: readonly EventType[] = [
${tag.members.map(({ value }) => `  ${JSON.stringify(value)},`).join("\n")}
];

/** The fields of a run's request. */
export const runRequestFields: readonly string[] = [
${properties.map(({ name }) => `  ${JSON.stringify(name)},`).join("\n")}
];

/** Other names under which a request may give a setting, and the setting's own name. */
export const requestAliases: Readonly<Record<string, string>> = {
${aliases.map(({ name, aliasOf }) => `  ${name}: ${JSON.stringify(aliasOf)},`).join("\n")}
};
`;
}
