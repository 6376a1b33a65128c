import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { bundle } from "../../packages/codegen/src/bundle.ts";
import type { Project } from "./project.ts";
import { treeOf, type PublishedPackage } from "./published-packages.ts";

interface Checked {
  readonly published: PublishedPackage;
  readonly packages: readonly PublishedPackage[];
  readonly project: Project;
  /** The repository, for its compiler and the types of Node. */
  readonly root: string;
}

/** One package, installed alone into an empty project; gives what was found right. */
export async function checkPackage(checked: Checked): Promise<string> {
  const { published, project } = checked;
  await project.install([published.name]);
  const done = [await checkTree(checked), await checkFiles(checked)];
  if (published.entries.length > 0) {
    done.push(await checkImport(checked), await compileStrictly(checked));
  }
  if (!published.isForNode) done.push(await bundleForBrowsers(checked));
  done.push(await runReadme(checked));
  return done.join(", ");
}

async function checkTree({ published, packages, project }: Checked): Promise<string> {
  const { ours, foreign } = treeOf(published.name, packages);
  const installed = await project.installed();
  const isOurs = (name: string): boolean => packages.some((one) => one.name === name);
  assert.deepEqual(installed.filter(isOurs), ours, "our packages in its tree");
  const others = installed.filter((name) => !isOurs(name));
  if (foreign.length === 0) assert.deepEqual(others, [], "nothing foreign in its tree");
  return `${ours.length} + ${others.length} packages`;
}

/** The licence and the README are there; no map without its target, no leftover of the compiler. */
async function checkFiles({ published, project }: Checked): Promise<string> {
  const folder = join(project.folder, "node_modules", published.name);
  const files = await readdir(folder, { recursive: true });
  for (const needed of ["LICENSE", "README.md", "package.json"]) {
    assert.ok(files.includes(needed), `${needed} is missing`);
  }
  const strange = files.filter((name) => /\.map$|\.tsbuildinfo$|^(?:src|test)\b/.test(name));
  assert.deepEqual(strange, [], "files that do not belong into a package");
  return `${files.length} files`;
}

async function checkImport({ published, project }: Checked): Promise<string> {
  // some entries have types alone
  const code = published.entries.map((entry) => `import "${entry}";`).join("\n");
  await project.write("import.mjs", code);
  await project.run(process.execPath, ["import.mjs"]);
  return `import of ${published.entries.length}`;
}

async function compileStrictly(checked: Checked): Promise<string> {
  const { published, project } = checked;
  const withPeers = await entriesWithPeers(checked);
  const alone = published.entries.filter((entry) => !withPeers.includes(entry));
  await project.write("strict.ts", importAll(alone));
  // pure packages get by without the types of Node and of browsers, and their own are checked too
  const types = published.isForNode ? nodeTypes(checked) : ["--types", "", "--lib", "es2023"];
  await compile(checked, ["--noEmit", ...types, "strict.ts"]);
  if (withPeers.length === 0) return "strict types";
  await project.install(published.peers);
  await project.write("peers.ts", importAll(withPeers));
  await compile(checked, ["--noEmit", ...nodeTypes(checked), "peers.ts"]);
  return `strict types, and those with ${published.peers.join(", ")}`;
}

const importAll = (entries: readonly string[]): string =>
  entries
    .map((entry, index) => `import * as entry${index} from "${entry}";\nexport { entry${index} };`)
    .join("\n");

/** The entries in a folder that has types of a package which users install themselves. */
async function entriesWithPeers({ published, project }: Checked): Promise<string[]> {
  const { name, peers, entries } = published;
  const imports = peers.map((peer) => `from "${peer.slice(0, peer.lastIndexOf("@"))}"`);
  const found: string[] = [];
  for (const entry of entries.filter((one) => one !== name)) {
    const folder = join(project.folder, "node_modules", name, "dist", entry.slice(name.length));
    const files = (await readdir(folder).catch(() => [])).filter((one) => one.endsWith(".d.ts"));
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
    if (texts.some((text) => imports.some((one) => text.includes(one)))) found.push(entry);
  }
  return found;
}

async function bundleForBrowsers({ published, project }: Checked): Promise<string> {
  const code = published.entries
    .map((entry, index) => `export * as entry${index} from "${entry}";`)
    .join("\n");
  const text = await bundle(join(project.folder, "bundle.js"), code);
  return `bundle of ${(text.length / 1000).toFixed(0)} kB`;
}

/** The first TypeScript in the README compiles and runs, with what the README says to install. */
async function runReadme(checked: Checked): Promise<string> {
  const { published, project } = checked;
  const readme = await readFile(join(published.folder, "README.md"), "utf8");
  const [, install = ""] = /^npm install (.+)$/m.exec(readme) ?? [];
  assert.ok(install.split(" ").includes(published.name), `no \`npm install ${published.name}\``);
  const [, code] = /^```ts\n([\s\S]*?)^```$/m.exec(readme) ?? [];
  if (published.entries.length === 0) return "no TypeScript";
  assert.ok(code !== undefined, "the README has no TypeScript");
  if (install !== published.name) await project.install(install.split(" "));
  await project.write("readme.ts", code);
  await compile(checked, [...nodeTypes(checked), "readme.ts"]);
  const printed = await project.run(process.execPath, ["readme.js"]);
  assert.notEqual(printed.trim(), "", "what the README shows prints nothing");
  return "README runs";
}

const nodeTypes = ({ root }: Checked): string[] => [
  "--types",
  "node",
  "--typeRoots",
  join(root, "node_modules/@types"),
  "--skipLibCheck",
];

const compile = ({ project, root }: Checked, options: readonly string[]): Promise<string> =>
  project.run(process.execPath, [
    join(root, "node_modules/typescript/bin/tsc"),
    "--strict",
    ..."--module nodenext --target es2023".split(" "),
    ...options,
  ]);
