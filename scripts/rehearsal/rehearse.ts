import assert from "node:assert/strict";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { checkPackage } from "./check-package.ts";
import { copyRepository } from "./copy-repository.ts";
import { createProject, type Project } from "./project.ts";
import { publishedPackages } from "./published-packages.ts";
import { runCommand } from "./run-command.ts";
import { startRegistry } from "./start-registry.ts";

/** Publishes everything to a registry on loopback as a release would, and installs it as users do. */
const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = await mkdtemp(join(tmpdir(), "agentstream-rehearsal-"));
const copy = join(folder, "repository");
const results = { passed: 0, failed: 0 };

async function step(name: string, action: () => Promise<string | void>): Promise<boolean> {
  const started = Date.now();
  const seconds = (): string => `${((Date.now() - started) / 1000).toFixed(1)} s`;
  try {
    const found = await action();
    console.log(`passed ${name}${found ? `: ${found}` : ""} (${seconds()})`);
    results.passed++;
    return true;
  } catch (error) {
    console.log(
      `FAILED ${name} (${seconds()}): ${error instanceof Error ? error.message : String(error)}`,
    );
    results.failed++;
    return false;
  }
}

/** Only what every user has: nothing of the `npm run` that this runs in, and an npm that knows one registry. */
async function userEnvironment(registry: string): Promise<NodeJS.ProcessEnv> {
  const home = join(folder, "home");
  await mkdir(home);
  const token = `${registry.replace("http:", "")}:_authToken=rehearsal`;
  await writeFile(
    join(home, ".npmrc"),
    `registry=${registry}\n${token}\naudit=false\nfund=false\n`,
  );
  return {
    PATH: process.env["PATH"],
    HOME: home,
    USERPROFILE: home,
    npm_config_cache: join(folder, "npm-cache"),
    npm_config_update_notifier: "false",
    TURBO_TELEMETRY_DISABLED: "1",
    NO_COLOR: "1",
  };
}

async function release(env: NodeJS.ProcessEnv): Promise<void> {
  const inCopy = { cwd: copy, env };
  await step("copy of the repository", () => copyRepository(root, copy));
  await step("npm run version", async () => {
    await runCommand("npm", ["run", "version"], inCopy);
    const packages = await publishedPackages(copy);
    const versions = new Set(packages.map(({ version }) => version));
    assert.equal(versions.size, 1, `one version for all, not ${[...versions].join(", ")}`);
    const baseline = await readFile(join(copy, "schemas/released/v1.json"), "utf8");
    assert.ok(versions.has(JSON.parse(baseline).version), "schemas/released has another version");
    return `${packages.length} packages become ${[...versions].join()}`;
  });
  await step("npx agentstream before any build", async () => {
    const bin = "packages/cli/bin/agentstream.js";
    const help = await runCommand(process.execPath, [bin, "--help"], inCopy);
    assert.match(help, /^Usage: agentstream/);
  });
  await step("npm run build", async () => void (await runCommand("npm", ["run", "build"], inCopy)));
  await step("npm publish", async () => {
    // provenance is a statement of the CI that publishes
    const args = ["publish", "--workspaces", "--provenance=false", "--loglevel=error"];
    await runCommand("npm", args, inCopy);
  });
}

async function install(env: NodeJS.ProcessEnv): Promise<void> {
  const packages = await publishedPackages(copy);
  const project = (name: string): Promise<Project> =>
    createProject(join(folder, "projects", name), env);

  await step("npm install @agentstream/adapters-codex", async () => {
    const alone = await project("codex");
    await alone.install(["@agentstream/adapters-codex"]);
    const names = ["adapter-kit", "adapters-codex", "schema", "stream"];
    assert.deepEqual(
      await alone.installed(),
      names.map((name) => `@agentstream/${name}`),
    );
    return "four packages, nothing foreign";
  });
  await step("npx agentstream run echo hi", async () => {
    const terminal = await project("terminal");
    await terminal.install(["agentstream"]);
    assert.equal(await terminal.run("npx", ["agentstream", "run", "echo", "hi"]), "hi\n");
  });
  await step("npm install --engine-strict agentstream, as Node 20.19.0", async () => {
    const oldest = await project("oldest");
    const code = `Object.defineProperty(process, "version", { value: "v20.19.0" })`;
    const preload = `data:text/javascript,${encodeURIComponent(code)}`;
    await oldest.install(["agentstream"], { NODE_OPTIONS: `--import=${preload}` });
    return `${(await oldest.installed()).length} packages`;
  });

  const waiting = [...packages];
  const worker = async (): Promise<void> => {
    for (let published = waiting.shift(); published !== undefined; published = waiting.shift()) {
      const one = published;
      await step(`${one.name} alone`, async () =>
        checkPackage({
          published: one,
          packages,
          project: await project(one.name.replace("/", "-")),
          root,
        }),
      );
    }
  };
  await Promise.all([worker(), worker()]);
  assert.ok(packages.length >= 17, `expected 17 packages or more, got ${packages.length}`);
}

try {
  await using registry = await startRegistry(root, join(folder, "registry"));
  const env = await userEnvironment(registry.url);
  await release(env);
  if (results.failed === 0) await install(env);
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(`${results.passed} passed, ${results.failed} failed`);
if (results.failed > 0) process.exitCode = 1;
