import { fileURLToPath } from "node:url";

import { bundle } from "../bundle.ts";
import { generatedMark } from "../generated-mark.ts";
import type { SchemaModel } from "../model.ts";
import * as checks from "./checks.ts";
import { checkOf, emitChecks } from "./emit-checks.ts";

export interface ValidatorModule {
  readonly code: string;
  readonly declarations: string;
}

const checksFile = fileURLToPath(new URL("./checks.ts", import.meta.url));

/** The validators of a schema's root, or of other definitions, as one self-contained module: no imports, no eval. */
export async function emitValidators(
  model: SchemaModel,
  names: readonly string[] = [model.root],
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
