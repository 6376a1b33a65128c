import { syncFiles } from "@agentstream/codegen";

import { documents } from "../definitions/index.ts";
import { emitSchemas } from "./emit-schemas.ts";

const root = new URL("../../../", import.meta.url);

await syncFiles({
  root,
  folders: ["schemas/v1"],
  files: emitSchemas(documents),
  check: process.argv.includes("--check"),
});
