import { readdirSync } from "node:fs";

import type { Adapter } from "@agentstream/adapter-kit";
import { syncFiles } from "@agentstream/codegen";

import { buildReadme } from "../src/readmes/build-readme.ts";

const root = new URL("../../../", import.meta.url);
const packages = readdirSync(new URL("packages/", root)).filter((name) =>
  /^(?:adapters-.+|acp)$/.test(name),
);

const isAdapter = (value: unknown): value is Adapter =>
  typeof value === "object" && value !== null && "translator" in value && "plan" in value;

const files = new Map<string, string>();
for (const name of packages) {
  const folder = new URL(`packages/${name}/`, root);
  const module: object = await import(new URL("src/index.ts", folder).href);
  files.set(
    `packages/${name}/README.md`,
    await buildReadme(folder, Object.values(module).find(isAdapter)),
  );
}

await syncFiles({ root, folders: [], files, check: process.argv.includes("--check") });
