import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { afterAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const cache = join(root, "node_modules/.cache");
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, "readmes-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tsx = createRequire(import.meta.url).resolve("tsx/cli");

interface Readme {
  readonly name: string;
  readonly text: string;
  readonly code: string;
}

/** The READMEs of the published packages that show TypeScript. */
const readmes = readdirSync(join(root, "packages")).flatMap((name): Readme[] => {
  const read = (file: string): string => readFileSync(join(root, "packages", name, file), "utf8");
  const manifest: { private?: boolean } = JSON.parse(read("package.json"));
  if (manifest.private === true) return [];
  const text = read("README.md");
  const [, code] = /^```ts\n([\s\S]*?)^```$/m.exec(text) ?? [];
  return code === undefined ? [] : [{ name, text, code }];
});

test("every published package has a README that shows how it is used", () => {
  expect(readmes.length).toBeGreaterThanOrEqual(15);
});

test.each(readmes)(
  "$name: it begins with npm install, and what follows runs",
  async (readme) => {
    const { name, text, code } = readme;
    const install = text.indexOf("\nnpm install ");
    expect(install).toBeGreaterThan(0);
    expect(install).toBeLessThan(text.indexOf("\n```ts\n"));
    const own = join(folder, name);
    mkdirSync(own);
    writeFileSync(join(own, "package.json"), '{"type":"module"}');
    writeFileSync(join(own, "readme.ts"), code);
    const args = [tsx, "--conditions=@agentstream/source", "readme.ts"];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: own });
    expect(stdout.trim()).not.toBe("");
  },
  180_000,
);
