/** `npm run api-docs`: has the OpenAPI and AsyncAPI documents read by Redocly and by the official parser of AsyncAPI. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

import { installAlone } from "./install-alone.ts";

const limitMs = 900_000;
const folder = fileURLToPath(new URL("../api-docs/", import.meta.url));
const documentOf = (name: string): string =>
  fileURLToPath(new URL(`../../../docs/api/${name}.json`, import.meta.url));

/** Whether a checker reports nothing. */
function check(name: string, words: readonly string[]): boolean {
  const { status, error } = spawnSync(process.execPath, words, {
    cwd: folder,
    env: {
      ...process.env,
      REDOCLY_TELEMETRY: "off",
      REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
      NO_COLOR: "1",
    },
    stdio: "inherit",
    timeout: limitMs,
  });
  if (error !== undefined) console.error(error.message);
  console.log(`${name}: ${status === 0 ? "passed" : "FAILED"}`);
  return status === 0;
}

await installAlone(folder, limitMs);
const results = [
  check("redocly lint", [
    "node_modules/@redocly/cli/bin/cli.js",
    "lint",
    documentOf("openapi"),
    "--config=redocly.yaml",
    "--format=stylish",
  ]),
  check("asyncapi parser", ["parse-asyncapi.mjs", documentOf("asyncapi")]),
];
const passed = results.filter(Boolean).length;
console.log(`${passed} passed, ${results.length - passed} failed`);
process.exitCode = passed === results.length ? 0 : 1;
