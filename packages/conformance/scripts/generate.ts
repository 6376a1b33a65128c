import {
  emitTypes,
  emitValidators,
  emitWords,
  generatedMark,
  readModel,
  syncFiles,
} from "@agentstream/codegen";

import { emitSchema } from "../../schema/scripts/emit-schemas.ts";
import { scenarioDocument } from "../definitions/scenario.ts";
import { testedFiles } from "./tested-files.ts";

/** `npm run generate`: the schema of scenarios with its types and its validator, and the versions that were tested. */
const folder = "src/generated";
const check = process.argv.includes("--check");
const schema = emitSchema(scenarioDocument, "packages/conformance/definitions");
const model = readModel(scenarioDocument.name, schema);
const mark = `// ${generatedMark("packages/conformance/definitions")}\n`;
const { code } = await emitValidators(model);
const types = await emitTypes(model.definitions);

await syncFiles({
  root: new URL("../", import.meta.url),
  folders: [folder, "schemas"],
  files: new Map([
    ["schemas/scenario.schema.json", `${JSON.stringify(schema, null, 2)}\n`],
    [`${folder}/scenario.ts`, `${mark}\n${emitWords(model.definitions)}\n${types}\n`],
    [`${folder}/validators.js`, code],
    [
      `${folder}/validators.d.ts`,
      `${mark}import type { CompiledValidator } from "@agentstream/schema";

export declare const ${model.root}: CompiledValidator;
`,
    ],
  ]),
  check,
});
for (const [owner, text] of testedFiles())
  await syncFiles({
    root: new URL(`../../${owner}/`, import.meta.url),
    folders: [folder],
    files: new Map([[`${folder}/tested-versions.ts`, text]]),
    check,
  });
