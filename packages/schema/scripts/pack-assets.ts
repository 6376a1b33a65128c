import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The contract for those without npm: `release/agentstream-schemas-<version>.tar.gz`, or another folder than release. */
const root = fileURLToPath(new URL("../../../", import.meta.url));
const manifest = readFileSync(new URL("../package.json", import.meta.url), "utf8");
const name = `agentstream-schemas-${String(JSON.parse(manifest).version)}`;
const target = resolve(root, process.argv[2] ?? "release");
const content = [
  "schemas/v1",
  "schemas/examples",
  "schemas/vectors",
  "schemas/README.md",
  "LICENSE",
];

const staging = mkdtempSync(join(tmpdir(), "agentstream-assets-"));
for (const path of content)
  cpSync(join(root, path), join(staging, name, path.replace(/^schemas\//, "")), {
    recursive: true,
  });
mkdirSync(target, { recursive: true });
const file = join(target, `${name}.tar.gz`);
execFileSync("tar", ["-czf", file, "-C", staging, name]);
rmSync(staging, { recursive: true });
console.log(file);
