import { readFile } from "node:fs/promises";

import { loadModels, loadSchemas } from "../src/load-models.ts";
import { syncFiles } from "../src/sync-files.ts";

/** Keeps the schemas as they are now: what `schema:compat` compares with from here on. */
await loadModels();
const manifest = JSON.parse(
  await readFile(new URL("../../schema/package.json", import.meta.url), "utf8"),
);
const schemas = Object.fromEntries((await loadSchemas()).map(({ name, json }) => [name, json]));
const $comment = "@generated from schemas/v1 by `npm run schema:release`. Do not edit.";

await syncFiles({
  root: new URL("../../../", import.meta.url),
  folders: ["schemas/released"],
  files: new Map([
    [
      "schemas/released/v1.json",
      `${JSON.stringify({ $comment, version: manifest.version, schemas })}\n`,
    ],
  ]),
  check: false,
});
