import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import type { StartedGateway } from "@agentstream/gateway";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";

import { repository } from "../src/read-pages.ts";
import { makeFolder, token } from "./gateway-kit.ts";
import { startTestGateway } from "./gateway-of-fakes.ts";

const examples = join(repository, "examples");
const tsx = createRequire(import.meta.url).resolve("tsx/cli");
const run = promisify(execFile);

let gateway: StartedGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ workspaces: [makeFolder()] });
});
afterAll(() => gateway.close(0));

const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  AGENTSTREAM_URL: gateway.url,
  AGENTSTREAM_TOKEN: token,
});
/** Runs a program from source. */
const inNode = (...args: readonly string[]): [string, string[]] => [
  process.execPath,
  [tsx, "--conditions=@agentstream/source", ...args],
];

test("each example has a test", () => {
  const files = readdirSync(examples).filter(
    (name) => !["README.md", "node_modules", "package.json"].includes(name),
  );
  // some have tests of their own: emit-example.test.ts, the suite for adapters, use-chat.test.ts in a browser
  const tested = [
    "express.mjs",
    "github-action.yml",
    "emit.py",
    "own-adapter",
    "newest-cli",
    "use-chat",
    ...programs.map(([name]) => name),
  ];
  expect(files.toSorted()).toEqual(tested.toSorted());
  const index = readFileSync(join(examples, "README.md"), "utf8");
  expect(files.filter((name) => !index.includes(`](${name}`))).toEqual([]);
});

test.each(["vite.config.mjs", "index.html", "main.tsx"])(
  "use-chat/%s is what the guide shows",
  (name) => {
    const guide = readFileSync(join(repository, "docs/guides/chat-page.md"), "utf8");
    const [, shown] = guide.split(`\`${name}\`:\n\n\`\`\``);
    const code = shown?.slice(shown.indexOf("\n") + 1, shown.indexOf("\n```") + 1);
    expect(code).toBe(readFileSync(join(examples, "use-chat", name), "utf8"));
  },
);

const programs: readonly (readonly [string, RegExp])[] = [
  ["node.mjs", /\[shell\]\n[^]*Done\.\ncompleted\n$/],
  ["chat.mjs", /^Hello from the chat\.\n$/],
  ["ag-ui.mjs", /^Hello by AG-UI\.\n$/],
  ["contract.test.mjs", /# pass 1\n|ℹ pass 1\n|reported with its exit code/],
  ["execute.py", /^Hello from Python\.\n$/],
];

test.each(programs)("%s does what it says", async (name, expected) => {
  const file = join(examples, name);
  const [command, args] = name.endsWith(".py") ? ["python3", [file]] : inNode(file);
  const { stdout } = await run(command, args, { env: environment(), cwd: repository });
  expect(stdout).toMatch(expected);
});

test("express.mjs passes an answer on", async () => {
  const [command, args] = inNode(join(examples, "express.mjs"));
  const env = { ...environment(), PORT: "0" };
  const child = spawn(command, args, {
    env,
    cwd: repository,
    stdio: ["ignore", "pipe", "inherit"],
  });
  // a loader passes this signal on to the program
  onTestFinished(async () => {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  });
  const [line] = await once(child.stdout, "data");
  const response = await fetch(String(line).trim(), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ prompt: "say Hello by Express." }),
  });
  expect(await response.text()).toBe("Hello by Express.");
});

test("github-action.yml makes outputs of what a run cost", async () => {
  const text = readFileSync(join(examples, "github-action.yml"), "utf8");
  const [, body = ""] = /run: \|\n([^]*?)\n {6}- run/.exec(text) ?? [];
  const [, task = ""] = /TASK: \|\n([^]*?)\n {8}run:/.exec(text) ?? [];
  const folder = mkdtempSync(join(tmpdir(), "action-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [node, args] = inNode(join(repository, "packages/cli/src/bin.ts"));
  const script = body.replace("npx agentstream", [node, ...args].join(" "));
  writeFileSync(join(folder, "step.sh"), script.replaceAll(/^ {10}/gm, ""));
  const output = join(folder, "output");
  await run("bash", ["-e", "step.sh"], {
    cwd: folder,
    env: {
      ...process.env,
      AGENT: "demo",
      TASK: task.replaceAll(/^ {12}/gm, ""),
      GITHUB_OUTPUT: output,
    },
  });
  expect(readFileSync(output, "utf8")).toBe("outcome=completed\ntokens=0\ncost=0\n");
});

test("newest-cli/parser-check.yml gives each recording to the parser", async () => {
  const text = readFileSync(join(examples, "newest-cli", "parser-check.yml"), "utf8");
  const [, body = ""] = /your parser\n {8}run: \|\n([^]*)$/.exec(text) ?? [];
  const folder = mkdtempSync(join(tmpdir(), "newest-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ["text", "tool-ok"]) {
    mkdirSync(join(folder, "recorded", name), { recursive: true });
    writeFileSync(join(folder, "recorded", name, "stdout.jsonl"), "{}\n{}\n");
  }
  const script = body.replace("npm run --silent my-parser --", "wc -l");
  writeFileSync(join(folder, "step.sh"), script.replaceAll(/^ {10}/gm, ""));
  const env = { ...process.env, RUNNER_TEMP: folder };
  const { stdout } = await run("bash", ["-e", "step.sh"], { env, cwd: folder });
  expect(stdout.match(/^2 .*stdout\.jsonl$/gm)).toHaveLength(2);

  const kit = join(repository, "packages/conformance/src/bin.ts");
  const [node, args] = inNode(kit, "record", "--help");
  const help = await run(node, args);
  const [, flags = ""] = /conformance record (.*)/.exec(text) ?? [];
  const used = flags.match(/--[a-z]+/g) ?? [];
  expect(used).toHaveLength(4);
  for (const flag of used) expect(help.stdout).toContain(flag);
});
