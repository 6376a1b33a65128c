import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";

import { readRecordings } from "@agentstream/recordings";
import { afterEach, beforeEach, expect, test } from "vitest";

import { createScrubber } from "../src/record/create-scrubber.ts";
import { resultOf, runCli, spawnCli, type CliResult } from "./run-cli.ts";

let folder = "";
let work = "";

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "agentstream-record-")));
  work = join(folder, "home/me/project");
  mkdirSync(work, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A command on the PATH that runs a program. */
function addCommand(name: string, program: string): void {
  const version = `if (process.argv.includes("--version")) { console.log("${name} 1.2.3"); process.exit(); }`;
  const file = join(folder, name);
  writeFileSync(file, `#!${process.execPath}\n${version}\n${program}\n`);
  chmodSync(file, 0o755);
}

const key = "k3y/with+signs=and more";
const environment = (): Record<string, string> => ({
  PATH: `${folder}:/usr/bin:/bin`,
  HOME: join(folder, "home/me"),
  MY_API_KEY: key,
});
const record = (args: readonly string[], input = ""): Promise<CliResult> =>
  runCli(["record", ...args], input, work, environment());
const target = (name: string, agent = "codex"): string =>
  join(work, "recordings", agent, "1.2.3", name);
const read = (name: string, file: string): string => readFileSync(join(target(name), file), "utf8");

test("a recording has what was printed, byte by byte, and the reader understands it", async () => {
  addCommand(
    "codex",
    `process.stdout.write('{"type":"turn.started"}\\r\\n{"text":"gr\\u00fc\\u00dfe \\u2028"}\\n');
     process.stdout.write(Buffer.from([0xff, 0xfe, 10, 0x61]));
     console.error("a warning"); process.exitCode = 3;`,
  );
  const { exitCode, stderr } = await record([
    "codex",
    "--name",
    "first",
    "--",
    "exec",
    "--json",
    "it's",
  ]);
  expect(exitCode).toBe(0);
  expect(stderr).toContain(`recorded 3 lines, code=3 signal=null, in ${target("first")}`);
  expect(stderr).toContain("nothing had to be replaced");
  expect(stderr).toContain("Check before you share it");
  expect(readdirSync(target("first")).toSorted()).toEqual([
    "cmd.txt",
    "exit.txt",
    "stderr.txt",
    "stdout.jsonl",
  ]);
  expect(read("first", "cmd.txt")).toBe(
    `cd /workspace && codex exec --json 'it'\\''s'   # stdin: /dev/null\n`,
  );
  const [recording, ...others] = readRecordings(join(work, "recordings"));
  expect(others).toEqual([]);
  expect(recording).toMatchObject({ agent: "codex", version: "1.2.3", scenario: "first" });
  const [step] = recording?.steps ?? [];
  expect(step).toMatchObject({
    schema: "native/codex/exec",
    stderr: "a warning\n",
    exit: { code: 3, signal: null, sent: [], gaveUp: false, notes: [] },
  });
  expect(Buffer.from(step?.output ?? [])).toEqual(
    Buffer.concat([
      Buffer.from('{"type":"turn.started"}\r\n{"text":"grüße \u2028"}\n'),
      Buffer.from([0xff, 0xfe, 10, 0x61]),
    ]),
  );
});

test("what is piped in reaches the command, and is recorded with its time", async () => {
  addCommand(
    "mine",
    "process.stdin.on('data', (text) => process.stdout.write(String(text).toUpperCase()));",
  );
  const { exitCode } = await record(
    ["mine", "--command", "mine --fast", "--name", "in"],
    "one\ntwo\n",
  );
  expect(exitCode).toBe(0);
  const [step] = readRecordings(join(work, "recordings"))[0]?.steps ?? [];
  expect(step?.command).toContain("mine --fast   # stdin: stdin.jsonl");
  expect(step?.written.map(({ line }) => line)).toEqual(["one", "two"]);
  expect(step?.conversation.map(({ line }) => line)).toEqual(["one", "two", "ONE", "TWO"]);
});

test("folders, the user and keys are replaced wherever they stand, and the lines stay JSON", async () => {
  addCommand(
    "codex",
    `const { HOME, MY_API_KEY: key } = process.env; const cwd = process.cwd();
     const say = (text) => console.log(JSON.stringify({ text }));
     say("\\n" + cwd + "\\n" + HOME + "/notes " + cwd + "-other " + HOME + ".");
     say(key + " " + encodeURIComponent(key)); say(cwd.replaceAll(/[^A-Za-z0-9]/g, "-"));
     console.log('{"url":"' + cwd.replaceAll("/", "\\\\/") + '"}');
     say("Authorization: Bearer abcdefgh12345678 sk-proj-0123456789abcdef ghp_0123456789abcdef0123");
     console.error(HOME);`,
  );
  const { stderr } = await record([
    "codex",
    "--name",
    "private",
    "--",
    "exec",
    "--json",
    work,
    key,
  ]);
  const all = ["cmd.txt", "stdout.jsonl", "stderr.txt"]
    .map((file) => read("private", file))
    .join("");
  for (const hidden of [key, encodeURIComponent(key), work, "abcdefgh12345678", "0123456789abcdef"])
    expect(all).not.toContain(hidden);
  const lines = read("private", "stdout.jsonl")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines).toEqual([
    { text: "\n/workspace\n/home/user/notes /home/user/project-other /home/user." },
    { text: "scrubbed-MY_API_KEY scrubbed-MY_API_KEY" },
    { text: "-workspace" },
    { url: "/workspace" },
    { text: "Authorization: Bearer scrubbed-token sk-scrubbed scrubbed-token" },
  ]);
  expect(read("private", "stderr.txt")).toBe("/home/user\n");
  expect(stderr).toContain("the value of MY_API_KEY: 3 times");
  expect(stderr).not.toContain("nothing had to be replaced");
});

test("the user's name is replaced as a word, unless it is everybody's", () => {
  const about = { cwd: ["/w"], home: ["/h"], env: {} };
  const named = createScrubber({ ...about, user: "anna" });
  expect(named.text('{"by":"anna","ls":"\\nanna hannah anna_1"}')).toBe(
    '{"by":"user","ls":"\\nuser hannah user_1"}',
  );
  expect(createScrubber({ ...about, user: "root" }).text("the root of anna")).toBe(
    "the root of anna",
  );
  expect(userInfo().username.length).toBeGreaterThan(0);
});

test("a folder that is there is left alone, and nothing is run", async () => {
  addCommand("codex", `require("node:fs").writeFileSync("ran", "");`);
  mkdirSync(target("there"), { recursive: true });
  const { exitCode, stderr } = await record(["codex", "--name", "there", "--", "exec"]);
  expect(exitCode).toBe(2);
  expect(stderr).toContain("is there already: pass another --name");
  expect(existsSync(join(work, "ran"))).toBe(false);
});

test("wrong usage says what is expected", async () => {
  expect(await record(["nobody"])).toMatchObject({ exitCode: 2 });
  expect((await record(["echo"])).stderr).toContain("echo has no command of its own");
  expect((await record(["../evil", "--command", "x"])).stderr).toContain('got "../evil"');
  addCommand("codex", "");
  expect((await record(["codex", "--name", "../x"])).stderr).toContain('got "../x"');
  const missing = await record(["codex", "--command", "no-such-command"]);
  expect(missing).toMatchObject({ exitCode: 127 });
  expect(missing.stderr).toContain("cannot run `no-such-command`");
  expect(existsSync(join(work, "recordings"))).toBe(false);
});

test("a signal reaches the command and is noted", async () => {
  addCommand(
    "codex",
    `process.on("SIGINT", () => { console.log('{"last":true}'); process.exit(7); });
     console.log('{"first":true}'); require("node:fs").writeFileSync(${JSON.stringify(join(folder, "ready"))}, "");
     setInterval(() => {}, 1000);`,
  );
  const out = join(folder, "out");
  const args = ["record", "codex", "--name", "stopped", "--out", out, "--", "exec"];
  const child = spawnCli(args, { ...environment(), PWD: folder });
  const ready = join(folder, "ready");
  try {
    while (!existsSync(ready)) await new Promise((resolve) => setTimeout(resolve, 20));
  } finally {
    rmSync(ready, { force: true });
  }
  child.kill("SIGINT");
  expect(await resultOf(child)).toMatchObject({ exitCode: 0 });
  const [step] = readRecordings(out)[0]?.steps ?? [];
  expect(step?.exit).toMatchObject({
    code: 7,
    sent: [{ kind: "signal", signal: "SIGINT", afterLine: 1 }],
  });
});
