import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { configDefaults, defineConfig } from "vitest/config";

import own, { longFiles } from "./vitest.config.ts";

const folder = "packages/checks/test";
/** The tests that are smaller in `npm test`. */
const sized = readdirSync(folder)
  .map((name) => join(folder, name))
  .filter((file) => file.endsWith(".test.ts") && readFileSync(file, "utf8").includes("sizeOf("));

/** Tests that pack packages or run READMEs, and others in their long size: `npm run test:long`. */
export default defineConfig({
  ...own,
  test: {
    ...own.test,
    include: [...longFiles, ...sized],
    exclude: configDefaults.exclude,
    env: { AGENTSTREAM_LONG_TESTS: "yes" },
  },
});
