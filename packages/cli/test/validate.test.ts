import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { platform, tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, test } from "vitest";

import { runCli, runHere, spawnCli } from "./run-cli.ts";

const folder = mkdtempSync(join(tmpdir(), "agentstream-cli-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const base = { id: "s.1", sessionId: "s", timestamp: "2026-03-02T09:15:27.412Z" };
const line = (event: object): string => `${JSON.stringify({ ...base, ...event })}\n`;
const good = line({ type: "textChunk", content: "hello" });
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return name;
};
const validate = (args: readonly string[], input = ""): ReturnType<typeof runHere> =>
  runHere(["validate", ...args], input);
/** By the built command, in the folder of the files. */
const validateFiles = (args: readonly string[]): ReturnType<typeof runCli> =>
  runCli(["validate", ...args], "", folder);

test("valid lines: nothing on stdout, exit code 0", async () => {
  const result = await validateFiles(["unified", file("good.jsonl", good + good)]);
  expect(result).toEqual({ exitCode: 0, stdout: "", stderr: "2 lines, 0 invalid\n" });
});

test("each fault is reported as file:line: /path message, with the nearest word", async () => {
  const bad =
    line({ type: "sessionEnded", reason: "complete" }) + "\n" + line({ type: "textChunk" });
  const result = await validateFiles([
    "unified",
    file("a.jsonl", good + bad),
    file("b.jsonl", good),
  ]);
  expect(result.stdout).toBe(
    'a.jsonl:2: /reason must be one of "completed", "failed", "cancelled", "timeout"; did you mean "completed"?\n' +
      "a.jsonl:4: /content is required\n",
  );
  expect(result).toMatchObject({ exitCode: 1, stderr: "4 lines, 2 invalid\n" });
});

test.each([
  ['{"type":"turn.started"', 23],
  ['{"type":"turn.started",}', 24],
  ["hello", 1],
  ['{"a":1} {"b":2}', 9],
  ["// no", 1],
  ['{"a":\u00001}', 6],
])("what is no JSON is reported with its column: %j", async (text, column) => {
  const result = await validate(["native/codex/exec"], `${text}\n`);
  expect(result.stdout).toMatch(new RegExp(`^stdin:1:${column}: is not JSON`));
  expect(result.exitCode).toBe(1);
});

test("standard input is read without files, and for -", async () => {
  const bad = '{"type":"turn.failed"}\n';
  expect((await validate(["native/codex/exec"], bad)).stdout).toBe("stdin:1: /error is required\n");
  expect((await validate(["native/codex/exec", "-"], bad)).stdout).toBe(
    "stdin:1: /error is required\n",
  );
});

test("the last line needs no end, and CRLF is accepted", async () => {
  const result = await validate(["unified"], `${good.trimEnd()}\r\n${good.trimEnd()}`);
  expect(result).toMatchObject({ exitCode: 0, stderr: "2 lines, 0 invalid\n" });
});

test("a root that is not an object is a fault of the whole", async () => {
  expect((await validate(["unified"], "[1]\n")).stdout).toBe(
    "stdin:1: / must be an object, not an array\n",
  );
});

test("an unknown schema name lists the names", async () => {
  const { exitCode, stderr } = await validate(["native/codex/exc"]);
  expect(exitCode).toBe(2);
  expect(stderr).toContain("unknown schema `native/codex/exc`. Did you mean `native/codex/exec`?");
  expect(stderr).toContain("  unified\n  connection\n");
});

test("a file that cannot be read is a wrong usage, and is named", async () => {
  const { exitCode, stderr } = await validate(["unified", "nowhere.jsonl"]);
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(/^agentstream: cannot read nowhere\.jsonl: it does not exist$/m);
});

test("an unknown flag and a missing argument are wrong usage", async () => {
  expect(await validate(["unified", "--quik"])).toMatchObject({ exitCode: 2, stdout: "" });
  expect((await validate([])).exitCode).toBe(2);
});

test("a reader that goes away ends it quietly", async () => {
  const child = spawnCli(["validate", "unified"]);
  const errors: Buffer[] = [];
  child.stderr?.on("data", (chunk: Buffer) => errors.push(chunk));
  child.stdin?.on("error", () => {});
  child.stdout?.once("data", () => child.stdout?.destroy());
  const feed = setInterval(() => child.stdin?.write("no json\n".repeat(1000)), 1);
  const [exitCode] = await once(child, "close");
  clearInterval(feed);
  expect(Buffer.concat(errors).toString()).toBe("");
  expect(exitCode).toBe(1);
});

test("200 MB pass through without 150 MB of memory", async ({ skip }) => {
  skip(platform() !== "linux", "the most memory a process had is read from /proc");
  const child = spawnCli(["validate", "unified"]);
  const { stdin, pid } = child;
  if (stdin === null) throw new Error("no stdin");
  const chunk = Buffer.from(
    line({ type: "textChunk", content: "x".repeat(400), blockId: "b" }).repeat(400),
  );
  const chunks = Math.ceil((200 * 1024 * 1024) / chunk.length);
  let most = 0;
  for (let index = 0; index < chunks; index++) {
    if (!stdin.write(chunk)) await once(stdin, "drain");
    if (index % 50 === 0) most = Math.max(most, peakMegabytes(pid));
  }
  most = Math.max(most, peakMegabytes(pid));
  stdin.end();
  const [exitCode] = await once(child, "close");
  expect(exitCode).toBe(0);
  expect(most).toBeGreaterThan(20);
  expect(most).toBeLessThan(150);
});

const peakMegabytes = (pid: number | undefined): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
