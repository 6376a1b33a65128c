import { execFile, spawn } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

import { readRecordings } from "@agentstream/recordings";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";

import { shownPrograms } from "../shown/programs.ts";
import { createFakeFolder, scriptOfStep, type FakeFolder } from "../src/fake-clis/index.ts";
import { readBlocks, type ShellBlock } from "../src/read-blocks.ts";
import { repository } from "../src/read-pages.ts";
import { startCollector, type Collector } from "./collector.ts";
import { makeFolder } from "./gateway-kit.ts";
import { makeFaultyRun } from "./make-faulty-run.ts";

const bin = join(repository, "packages/cli/bin/agentstream.js");
const recorded = join(repository, "recordings/codex/exec-0.169.0/cmd_fail/stdout.jsonl");

/** The blocks that another test or step runs: its file, and how it names them. */
const elsewhere: Readonly<Record<string, readonly [file: string, text: string]>> = {
  "CONTRIBUTING.md: npm ci": [".ci/run", "step install npm ci"],
  "clients/README.md: npm run build && npm run languages            # all languages whose toolchain is installed":
    [".ci/run", "npm run --silent languages"],
  "packages/conformance/README.md: npm install --save-dev @agentstream/conformance": [
    ".ci/run",
    "conformance -- run --core",
  ],
  "docs/scale.md: export AGENTSTREAM_TOKEN=$(openssl rand -hex 24)": [
    "packages/checks/cluster/scale-page.test.ts",
    "docs/scale.md",
  ],
  'docs/scale.md: agentstream serve --cluster redis://redis.internal:6379 --node "$(hostname)" --role gateway --host 0.0.0.0 --allow-host agents.example --token-file /etc/agentstream/tokens.json':
    ["packages/checks/cluster/scale-page.test.ts", "docs/scale.md"],
  'docs/safety.md: agentstream serve --workspace ~/work --agent-wrapper "bwrap --unshare-all --share-net --die-with-parent --new-session \\':
    ["packages/cli/test/confinement.test.ts", "docs/safety.md"],
  'packages/cli/README.md: agentstream run claude "make a file" --tier supervised': [
    "packages/checks/test/shown-output.test.ts",
    "agentstream run claude",
  ],
  "packages/bench/README.md: npm run bench:gate                  # the pipeline against gate.json; CI runs it":
    [".ci/run", "npm run --silent bench:gate"],
  "packages/cli/README.md: agentstream doctor": [
    "packages/checks/test/shown-output.test.ts",
    "agentstream doctor",
  ],
};
/** The tests that run the READMEs of other languages, each with its toolchain: `npm run languages`. */
const languages: Readonly<Record<string, string>> = {
  "clients/go/README.md": "clients/go/tests/readme_test.go",
  "clients/java/README.md": "clients/java/src/test/java/dev/agentstream/ReadmeTest.java",
  "clients/python/README.md": "clients/python/tests/test_readme.py",
  "clients/rust/README.md": "clients/rust/tests/all/readme.rs",
};
/** The blocks that nothing runs, and why. */
const nowhere: Readonly<Record<string, string>> = {
  "docs/safety.md: useradd --create-home agent":
    "adds a user to the system; confinement.test.ts runs agents as a user that is there",
};

const blocks = readBlocks().filter(({ commands }) => commands !== "");
const byProgram = Object.values(shownPrograms).flatMap((program) => program.blocks);
/** Nothing else is ever run: a page may show what changes the system of its reader. */
const harmless =
  /^(?:agentstream|npx agentstream|curl -sN http:\/\/127\.0\.0\.1|claude -p|TOKEN=\$\(cat) ?/;
const isElsewhere = ({ name, page }: ShellBlock): boolean =>
  name in elsewhere || name in nowhere || page in languages || byProgram.includes(name);
const here = blocks.filter((block) => !isElsewhere(block) && harmless.test(block.commands));

/** A server does not end: what stands beside it in a block is run on its own. */
const pieces = here.flatMap((block): ShellBlock[] =>
  /agentstream serve/.test(block.commands)
    ? block.commands
        .split(/(?<!\\)\n/)
        .map((commands) => ({ ...block, name: `${block.page}: ${commands}`, commands }))
    : [block],
);
const isServer = ({ commands }: ShellBlock): boolean => /agentstream serve/.test(commands);

let fakes: FakeFolder;
/** The home of a reader who has started a server. */
let home = "";
let server: { readonly url: string; readonly stop: () => void };
let collector: Collector;

beforeAll(async () => {
  fakes = await createFakeFolder();
  const step = readRecordings()
    .find(({ name }) => name === "claude/2.1.197/plain-text")
    ?.steps.at(-1);
  if (step === undefined) throw new Error("The recording claude/2.1.197/plain-text is gone.");
  await fakes.install("claude", scriptOfStep(step, "2.1.197"));
  home = makeFolder();
  server = await serve("agentstream serve", home);
  collector = await startCollector();
});
afterAll(async () => {
  server.stop();
  collector.stop();
  await fakes.remove();
});

/** What a reader has: a folder with recordings, and folders for agents to work in. */
function makeWorkplace(): string {
  const folder = makeFolder();
  symlinkSync(join(repository, "recordings"), join(folder, "recordings"));
  copyFileSync(recorded, join(folder, "stdout.jsonl"));
  copyFileSync(recorded, join(folder, "recording.jsonl"));
  writeFileSync(join(folder, "mcp.json"), '{"mcpServers": {}}');
  writeFileSync(join(folder, "run.jsonl"), makeFaultyRun());
  return folder;
}

const environment = (own: string): NodeJS.ProcessEnv => {
  const { AGENTSTREAM_TOKEN: _, XDG_STATE_HOME: __, ...env } = process.env;
  return { ...env, PATH: `${fakes.path}:${env["PATH"]}`, HOME: own, TMPDIR: own, NO_COLOR: "1" };
};

/** The commands, with the built command under the names that the pages call it by; a server takes a free port. */
const scriptOf = (commands: string): string => `
exec < /dev/null
agentstream() {
  case "$1" in
    serve) exec "${process.execPath}" "${bin}" "$@" --port 0 ;;
    *) "${process.execPath}" "${bin}" "$@" ;;
  esac
}
npx() { "$@"; }
${commands}
`;

/** Starts a server as a page does; resolves once it listens. */
async function serve(commands: string, own: string): Promise<typeof server> {
  for (const name of ["project", "work"]) mkdirSync(join(own, name));
  const child = spawn("bash", ["-c", scriptOf(commands)], {
    cwd: makeWorkplace(),
    env: environment(own),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let complaint = "";
  child.stderr.on("data", (chunk: Buffer) => (complaint += String(chunk)));
  let printed = "";
  for await (const chunk of child.stdout) {
    printed += String(chunk);
    const [, url] = /listens on (\S+)\n[^]*"driver": "echo"/.exec(printed) ?? [];
    if (url !== undefined) return { url, stop: () => void child.kill("SIGKILL") };
  }
  throw new Error(`It did not start: ${printed}${complaint}`);
}

test("each block runs here, in another test or step, or has a reason", () => {
  const names = blocks.map(({ name }) => name);
  const ofLanguages = blocks.filter(({ page }) => page in languages).map(({ name }) => name);
  const listed = [...Object.keys(elsewhere), ...Object.keys(nowhere), ...byProgram, ...ofLanguages];
  expect([...here.map(({ name }) => name), ...listed].toSorted()).toEqual(names.toSorted());
  expect(here.length).toBeGreaterThanOrEqual(14);
  expect(pieces.filter(isServer).length).toBeGreaterThanOrEqual(5);
  const pages = here.map(({ page }) => page);
  for (const page of ["README.md", "docs/guides/terminal.md", "packages/cli/README.md"])
    expect(pages).toContain(page);
});

test.each([
  ...Object.values(elsewhere),
  ...Object.values(languages).map((file) => [file, "README"] as const),
  [".ci/run", "npm run --silent shown"] as const,
])("%s runs what a page shows", (file, text) => {
  expect(readFileSync(join(repository, file), "utf8")).toContain(text);
});

test("what is installed is a package of this repository, or one of the examples", () => {
  const read = (path: string): { name: string; private?: boolean; dependencies?: object } =>
    JSON.parse(readFileSync(join(repository, path, "package.json"), "utf8"));
  const packages = readdirSync(join(repository, "packages")).map((name) =>
    read(`packages/${name}`),
  );
  const {
    dependencies = {},
    devDependencies = {},
  }: { dependencies?: object; devDependencies?: object } = read("examples");
  const known = new Set([
    ...packages.filter((one) => one.private !== true).map(({ name }) => name),
    ...Object.keys({ ...dependencies, ...devDependencies }),
  ]);
  const installed = readBlocks().flatMap(({ installs }) => installs);
  expect(installed.length).toBeGreaterThan(20);
  const unknown = installed.filter((word) => !known.has(word.replace(/(?<!^)@.*$/, "")));
  expect(unknown).toEqual([]);
});

test.each(pieces.filter(isServer))("$name: the server starts", async ({ commands }) => {
  const started = await serve(commands, makeFolder());
  onTestFinished(started.stop);
  expect((await fetch(`${started.url}/healthz`)).status).toBe(200);
});

/** How long something took differs. */
const withoutTimes = (text: string): string => text.replaceAll(/("duration_ms":)\d+/g, "$1…");

test.each(pieces.filter((one) => !isServer(one)))(
  "$name: what it shows is what happens",
  async ({ commands, output }) => {
    const script = commands
      .replaceAll("http://127.0.0.1:8787", server.url)
      .replaceAll("http://127.0.0.1:4318", collector.url);
    // some of the shown commands find faults, and end with 1
    const traced = collector.count();
    const { stdout, stderr } = await promisify(execFile)(
      "bash",
      ["-c", `${scriptOf(script)} true`],
      {
        cwd: makeWorkplace(),
        env: environment(home),
      },
    );
    const printed = withoutTimes(`${stdout}\n${stderr}`).split("\n");
    expect(collector.count() > traced).toBe(script.includes(collector.url));
    for (const line of output) expect(printed).toContain(withoutTimes(line));
    expect(stdout + stderr).not.toBe("");
    expect(stdout).not.toContain('"status":4');
    expect(stderr).not.toMatch(/unknown command|error:|not found/i);
  },
);
