import { emitDocs } from "../src/emit/emit-docs.ts";
import { emitModules } from "../src/emit/emit-modules.ts";
import { emitStreamPage } from "../src/emit/emit-stream-page.ts";
import { emitLanguages, languageFolders } from "../src/emit/languages/index.ts";
import { loadModels } from "../src/load-models.ts";
import { syncFiles } from "../src/sync-files.ts";

const models = await loadModels();

await syncFiles({
  root: new URL("../../../", import.meta.url),
  folders: ["packages/schema/src/generated", "docs/reference", ...languageFolders],
  files: new Map([
    ...(await emitModules(models)),
    ...(await emitDocs(models)),
    ...(await emitStreamPage()),
    ...emitLanguages(models),
  ]),
  check: process.argv.includes("--check"),
});
