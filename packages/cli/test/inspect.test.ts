import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, onTestFinished, test } from "vitest";

import { runHere } from "./run-cli.ts";

const recording = fileURLToPath(
  new URL("../../../recordings/codex/exec-0.169.0/cmd_fail/stdout.jsonl", import.meta.url),
);

function outFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "inspect-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "page.html");
}

/** What the page has in it. */
const embeddedIn = (file: string): unknown =>
  JSON.parse(/id="recording">(.*)<\/script>/.exec(readFileSync(file, "utf8"))?.[1] ?? "null");

test("it makes a page of a recording, which only its user can read", async () => {
  const out = outFile();
  const { exitCode, stdout } = await runHere(["inspect", recording, "--out", out]);
  expect([exitCode, stdout]).toEqual([0, `${out}\n`]);
  expect(embeddedIn(out)).toEqual({ name: "stdout.jsonl", text: readFileSync(recording, "utf8") });
  expect(statSync(out).mode & 0o077).toBe(0);
});

test("it reads a pipe, and takes the name of the agent", async () => {
  const out = outFile();
  const text = '{"type":"turn.started"}\n';
  const { exitCode } = await runHere(["inspect", "--from", "codex", "--out", out], text);
  expect(exitCode).toBe(0);
  expect(embeddedIn(out)).toEqual({ name: "stdin.jsonl", text, from: "codex" });
});

test.each([
  [["inspect", "/nowhere/at-all.jsonl"], /cannot read \/nowhere\/at-all\.jsonl: it does not exist/],
  [
    ["inspect", recording, "--from", "cursor"],
    /Unknown agent "cursor"; expected one of unified, claude/,
  ],
  [["inspect", recording, "--out", "/nowhere/page.html"], /--out: cannot write/],
])("%j is refused in words", async (args, reason) => {
  const { exitCode, stderr } = await runHere(args);
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(reason);
});
