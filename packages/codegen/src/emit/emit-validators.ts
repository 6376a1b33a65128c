import { fileURLToPath } from "node:url";

import { bundle } from "../bundle.ts";
import { generatedMark } from "../generated-mark.ts";
import { memberNames, type Definition, type SchemaModel, type Tag } from "../model.ts";
import * as checks from "./checks.ts";
import { checkOf, emitChecks } from "./emit-checks.ts";

export interface ValidatorModule {
  readonly code: string;
  readonly declarations: string;
}

const checksFile = fileURLToPath(new URL("./checks.ts", import.meta.url));

/**
 * A schema's validators as one self-contained module: no imports, no eval. A tagged root is not checked as a
 * whole: its members are, each alone, to be looked up by the tag (create-validator.ts).
 */
export async function emitValidators(
  model: SchemaModel,
  names: readonly string[] = entryDefinitions(model),
): Promise<ValidatorModule> {
  const code = `import { ${Object.keys(checks).join(", ")} } from ${JSON.stringify(checksFile)};
${emitChecks(model, names)}
${names.map((name) => `export const ${name} = entry(${checkOf(name)});`).join("\n")}
`;
  const mark = `// ${generatedMark(`schemas/v1/${model.name}.schema.json`)}\n`;
  const up = "../".repeat(model.name.split("/").length + 1);
  return {
    code: `${mark}${await bundle("validators.js", code)}`,
    declarations: `${mark}import type { CompiledValidator } from "${up}validation.js";

${names.map((name) => `export declare const ${name}: CompiledValidator;`).join("\n")}
`,
  };
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
