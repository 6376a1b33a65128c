import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import type { Figure, Group } from "../result.ts";

/** What a bundle of an adapter, the splitter and the validator of events is made of. */
const sourceOf = (adapter: string): string => `
export { ${adapter.replace(/[/].*/, "")} } from "@agentstream/adapters-${adapter}";
export { createLineSplitter } from "@agentstream/stream";
export { validate } from "@agentstream/schema/unified";
`;

/** Whole adapters, and entries of one protocol without the planner. */
const adapters = [
  "claude",
  "claude/stream-json",
  "codex",
  "codex/exec",
  "codex/app-server",
  "gemini",
  "gemini/stream-json",
];

/** The sizes of what a browser loads: minified, as gzip sends it. */
export async function measureBundles(root: string): Promise<Group> {
  const figures: Figure[] = [];
  for (const adapter of adapters) {
    const code = await bundle(sourceOf(adapter), join(root, "packages/bench/src/bench.ts"));
    figures.push({
      name: `adapters-${adapter} + splitter + validator`,
      value: gzipSync(code, { level: 9 }).length / 1e3,
      unit: "kB",
      note: `${(code.length / 1e3).toFixed(0)} kB before gzip`,
    });
  }
  return { title: "Size of a bundle", method: "rolldown, minified, gzip -9", figures };
}

async function bundle(code: string, importer: string): Promise<string> {
  const { rolldown } = await import("rolldown");
  const entry = `${importer}.bundled.ts`;
  const build = await rolldown({
    input: entry,
    logLevel: "silent",
    resolve: { conditionNames: ["@agentstream/source", "import", "default"] },
    plugins: [
      {
        name: "from-memory",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
  });
  const { output } = await build.generate({ format: "esm", minify: true });
  await build.close();
  return output[0].code;
}

/** What each package is as npm packs it. */
export function measurePackages(root: string): Group {
  const figures: Figure[] = [];
  for (const name of readdirSync(join(root, "packages")).toSorted()) {
    const folder = join(root, "packages", name);
    const manifest: { readonly private?: boolean } = JSON.parse(
      readFileSync(join(folder, "package.json"), "utf8"),
    );
    if (manifest.private === true) continue;
    const { size, unpackedSize, entryCount } = pack(folder);
    const note = `${(size / 1e3).toFixed(0)} kB packed, ${entryCount} files`;
    figures.push({ name, value: unpackedSize / 1e3, unit: "kB", note });
  }
  return { title: "Size of a package", method: "as `npm pack` makes it, unpacked", figures };
}

interface Packed {
  readonly size: number;
  readonly unpackedSize: number;
  readonly entryCount: number;
}

function pack(folder: string): Packed {
  const args = ["pack", "--dry-run", "--json", "--ignore-scripts", "--silent"];
  const { stdout, stderr, status } = spawnSync("npm", args, { cwd: folder });
  if (status !== 0) throw new Error(`npm pack in ${folder}: ${stderr.toString()}`);
  const [packed]: readonly Packed[] = JSON.parse(stdout.toString());
  if (packed === undefined) throw new Error(`npm pack in ${folder} has packed nothing.`);
  return packed;
}
