import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";

import type { Adapter } from "@agentstream/adapter-kit";
import { syncFiles } from "@agentstream/codegen";
import { asyncApiDocument, openApiDocument } from "@agentstream/gateway/api-docs";

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

const readSchema = (name: string): Promise<string> =>
  readFile(new URL(`schemas/v1/${name}.schema.json`, root), "utf8");
for (const [name, document] of [
  ["openapi", await openApiDocument(readSchema)],
  ["asyncapi", await asyncApiDocument(readSchema)],
] as const)
  files.set(`docs/api/${name}.json`, `${JSON.stringify(document, null, 2)}\n`);

await syncFiles({ root, folders: [], files, check: process.argv.includes("--check") });
