import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { afterAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const cache = join(root, "node_modules/.cache");
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, "snippets-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pages = [
  "README.md",
  ...readdirSync(join(root, "packages")).map((name) => `packages/${name}/README.md`),
  ...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".md") && !path.startsWith("reference/"))
    .map((path) => `docs/${path}`),
];

interface Snippet {
  readonly page: string;
  readonly line: number;
  readonly code: string;
}

/** What a snippet takes from its surroundings stands before it, in a comment: `<!-- given … -->`. */
const snippet = /(?:^<!-- given\n([^]*?)^-->\n\n)?^```(?:ts|typescript)\n([^]*?)^```$/gm;

// `tsx` needs a framework that is not installed here
const snippets = pages.flatMap((page): Snippet[] => {
  let text: string;
  try {
    text = readFileSync(join(root, page), "utf8");
  } catch {
    // a private package may have no README
    return [];
  }
  return [...text.matchAll(snippet)].map((match) => ({
    page,
    line: text.slice(0, match.index).split("\n").length,
    code: `${match[1] ?? ""}${match[2] ?? ""}`,
  }));
});

test("every TypeScript snippet of the documentation compiles", async () => {
  expect(snippets.length).toBeGreaterThanOrEqual(30);
  const places = new Map(
    snippets.map(({ page, line, code }, index) => {
      const file = `snippet-${index}.ts`;
      // a module, though it may import nothing
      writeFileSync(join(folder, file), `${code}\nexport {};\n`);
      return [file, `${page}:${line}`];
    }),
  );
  writeFileSync(join(folder, "package.json"), '{"type": "module"}');
  const options = {
    extends: join(root, "tsconfig.json"),
    compilerOptions: {
      noEmit: true,
      composite: false,
      noUnusedLocals: false,
      noUnusedParameters: false,
      types: ["node"],
    },
    files: [...places.keys()],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(options));
  const tsc = join(root, "node_modules/.bin/tsc");
  const printed = await promisify(execFile)(tsc, ["-p", folder, "--pretty", "false"], {
    cwd: folder,
  }).then(
    ({ stdout }) => stdout,
    (error: { readonly stdout: string }) => error.stdout,
  );
  const faults = printed.replaceAll(
    /[^\s(]*(snippet-\d+\.ts)/g,
    (_, file: string) => places.get(file) ?? file,
  );
  expect(faults).toBe("");
}, 300_000);
