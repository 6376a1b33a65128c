// What every published package.json has in common, and the licence beside it. `--check` compares instead of writing.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";

const packages = new URL("../packages/", import.meta.url);
const home = "https://github.com/agentstream/agentstream";
const license = readFileSync(new URL("../LICENSE", import.meta.url), "utf8");
const commonKeywords = ["agents", "ai", "coding-agents", "event-stream", "events"];
const buildInfo = "!dist/.tsbuildinfo";

const keywordsOf = ({ keywords = [] }) =>
  [...new Set([...keywords, ...commonKeywords])].toSorted((left, right) =>
    left.localeCompare(right, "en"),
  );

const fieldsOf = (folder, manifest) => ({
  keywords: keywordsOf(manifest),
  homepage: `${home}/tree/main/packages/${folder}#readme`,
  bugs: `${home}/issues`,
  license: "Apache-2.0",
  author: "The Agentstream authors",
  repository: { type: "git", url: `git+${home}.git`, directory: `packages/${folder}` },
  files: [...(manifest.files ?? ["dist"]).filter((name) => name !== buildInfo), buildInfo],
  type: "module",
  publishConfig: { access: "public", provenance: true },
  engines: { node: ">=20.19" },
});

/** The text of each file that should be there, by its path below `packages`; only those that differ. */
function staleFiles() {
  const stale = new Map();
  for (const { name: folder } of readdirSync(packages, { withFileTypes: true })) {
    const manifest = JSON.parse(read(`${folder}/package.json`) ?? '{"private":true}');
    if (manifest.private === true) continue;
    const expected = { ...manifest, ...fieldsOf(folder, manifest) };
    if (!isDeepStrictEqual(manifest, expected))
      stale.set(`${folder}/package.json`, `${JSON.stringify(expected, null, 2)}\n`);
    if (read(`${folder}/LICENSE`) !== license) stale.set(`${folder}/LICENSE`, license);
  }
  return stale;
}

function read(path) {
  try {
    return readFileSync(new URL(path, packages), "utf8");
  } catch {
    return undefined;
  }
}

const isCheck = process.argv.includes("--check");
for (const [path, text] of staleFiles()) {
  if (!isCheck) writeFileSync(new URL(path, packages), text);
  else {
    console.error(`packages/${path} is stale: run \`npm run generate\``);
    process.exitCode = 1;
  }
}
