// Runs the pipeline of this tree and of an earlier commit alternately in one process, on the same bytes:
// `npm run compare -w @agentstream/bench -- <commit>`. Both are bundled from source; the earlier one needs no install.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { rolldown } from "rolldown";

const pathOf = (path) => fileURLToPath(new URL(path, import.meta.url));
const root = pathOf("../../..");
const commit = process.argv[2] ?? "HEAD";
const dist = pathOf("../dist/compare");
const earlier = join(dist, "earlier");
const git = (...args) => execFileSync("git", args, { cwd: root });

rmSync(dist, { recursive: true, force: true });
git("worktree", "prune");
git("worktree", "add", "--quiet", "--detach", earlier, commit);
try {
  for (const name of [
    "",
    ...readdirSync(join(earlier, "packages")).map((one) => `packages/${one}`),
  ])
    if (
      existsSync(join(root, name, "node_modules")) &&
      !existsSync(join(earlier, name, "node_modules"))
    )
      symlinkSync(join(root, name, "node_modules"), join(earlier, name, "node_modules"));
  const files = { now: await bundle(root, "now"), earlier: await bundle(earlier, "earlier") };
  const trees = {};
  for (const [name, file] of Object.entries(files)) trees[name] = await import(pathToFileURL(file));
  const { compareTrees } = await import("./compare-trees.mjs");
  await compareTrees(trees, await makeCorpora());
} finally {
  git("worktree", "remove", "--force", earlier);
}

/** What is compared of a tree: packages of this name are those of that tree. */
async function bundle(tree, name) {
  const entry = pathOf("tree.mjs");
  const build = await rolldown({
    input: entry,
    platform: "node",
    logLevel: "silent",
    plugins: [
      {
        name: "packages-of-the-tree",
        resolveId(id) {
          const [, folder, path = ""] = /^@agentstream[/]([^/]+)[/]?(.*)$/.exec(id) ?? [];
          return folder === undefined ? null : sourceOf(join(tree, "packages", folder), path);
        },
      },
    ],
  });
  const file = join(dist, `${name}.mjs`);
  await build.write({ file, format: "esm" });
  await build.close();
  return file;
}

function sourceOf(folder, path) {
  if (path.startsWith("src/")) {
    const file = join(folder, path);
    return existsSync(file) ? file : join(folder, path.replace("encode-records", "encode-record"));
  }
  const { exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const exact = exports[path === "" ? "." : `./${path}`];
  if (exact !== undefined) return join(folder, exact["@agentstream/source"]);
  for (const [pattern, target] of Object.entries(exports)) {
    const [start, end] = pattern.slice(2).split("*");
    if (end === undefined || !path.startsWith(start) || !path.endsWith(end)) continue;
    const star = path.slice(start.length, path.length - end.length);
    return join(folder, target["@agentstream/source"].replaceAll("*", star));
  }
  throw new Error(`${folder} does not export "${path}".`);
}

async function makeCorpora() {
  mkdirSync(dist, { recursive: true });
  const build = await rolldown({
    input: pathOf("corpora.mjs"),
    platform: "node",
    resolve: { conditionNames: ["@agentstream/source", "import", "node", "default"] },
  });
  const file = join(dist, "all-corpora.mjs");
  await build.write({ file, format: "esm" });
  await build.close();
  const { corpora } = await import(pathToFileURL(file));
  return corpora(join(root, "recordings"), Number(process.argv[3] ?? 12));
}
