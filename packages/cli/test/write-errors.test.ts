import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createSqliteStore } from "@agentstream/store-sqlite";
import type { Command } from "commander";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { createProgram } from "../src/create-program.ts";
import { bin } from "./run-cli.ts";

/** A device on which nothing can be written. */
const full = "/dev/full";
const event =
  '{"id":"s.1","sessionId":"s","timestamp":"2026-03-02T09:15:27.412Z","type":"nonsense:x"}\n';
const codex = '{"type":"thread.started","thread_id":"t"}\n{"type":"turn.started"}\n';

let folder = "";

const token = "a-token-that-is-printed-a-last-time";

/** With a data folder as a server leaves it. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "write-errors-"));
  await createSqliteStore(join(folder, "data")).close();
  writeFileSync(join(folder, "data/token"), `${token}\n`, { mode: 0o600 });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  readonly code: number | null;
  readonly other: string;
}

/** Runs a command with one of its outputs on the device; `other` is what it wrote on the other. */
async function runOn(output: "stdout" | "stderr", args: readonly string[], input: string) {
  const target = openSync(full, "w");
  const child = spawn(process.execPath, [bin, ...args], {
    stdio: output === "stdout" ? ["pipe", target, "pipe"] : ["pipe", "pipe", target],
    env: { ...process.env, XDG_STATE_HOME: folder },
  });
  child.stdin?.end(input);
  let other = "";
  (child.stdout ?? child.stderr)?.on("data", (chunk: Buffer) => (other += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  return { code, other } satisfies Ended;
}

const call = (id: number, method: string, params: object): string =>
  `${JSON.stringify({ jsonrpc: "2.0", id, method, params })}\n`;
const editor = call(0, "initialize", { protocolVersion: 1 });
const mcpHost = call(0, "initialize", {
  protocolVersion: "2025-06-18",
  capabilities: {},
  clientInfo: { name: "x", version: "1" },
});

/** Each command, with an input for which it writes on standard output; `{folder}` has a data folder. */
const commands: readonly (readonly [name: string, args: readonly string[], input: string])[] = [
  ["translate", ["translate", "--from", "codex"], codex],
  ["translate --to", ["translate", "--from", "codex", "--to", "daemon"], codex],
  ["validate", ["validate", "unified"], event.replace('"s.1"', "1")],
  ["verify", ["verify"], event],
  ["schemas list", ["schemas", "list"], ""],
  ["schemas print", ["schemas", "print", "unified"], ""],
  ["inspect", ["inspect", "--out", "{folder}/page.html"], codex],
  ["doctor", ["doctor"], ""],
  ["run", ["run", "echo", "Hello"], ""],
  ["run --format json", ["run", "echo", "Hello", "--format", "json"], ""],
  ["serve", ["serve", "--port", "0", "--data", "{folder}/data"], ""],
  ["acp", ["acp", "echo", "--data", "{folder}/acp"], editor],
  ["mcp", ["mcp", "--data", "{folder}/mcp", "--agent", "mine=cat"], mcpHost],
  ["data check", ["data", "check", "--data", "{folder}/data"], ""],
  ["data backup", ["data", "backup", "{folder}/backup", "--data", "{folder}/data"], ""],
  ["data vacuum", ["data", "vacuum", "--data", "{folder}/data"], ""],
  ["token hash", ["token", "hash", "--data", "{folder}/data"], ""],
  ["--help", ["--help"], ""],
  ["--version", ["--version"], ""],
];

describe.skipIf(!existsSync(full))("where nothing can be written", () => {
  test.each(commands)("%s ends with 74 and says why", async (_, args, input) => {
    const given = args.map((arg) => arg.replace("{folder}", folder));
    const { code, other } = await runOn("stdout", given, input);
    expect(other).toMatch(/cannot write the output: ENOSPC/);
    expect(code).toBe(74);
    // above all not replaced by its hash
    expect(readFileSync(join(folder, "data/token"), "utf8")).toContain(token);
  });

  test("every command is tried, but what needs a server, and what prints on the error output", async () => {
    const tried = new Set(commands.map(([name]) => name));
    const names = namesOf(await createProgram(process, { exitCode: 0 }));
    expect(names.filter((name) => !tried.has(name))).toEqual(["attach", "record"]);
  });

  test.each([
    ["translate --stats", ["translate", "--from", "codex", "--stats"], codex],
    ["a wrong flag", ["translate", "--form", "codex"], ""],
    ["validate", ["validate", "unified"], ""],
  ])("%s cannot write its error output, and ends with 74", async (_, args, input) => {
    expect((await runOn("stderr", args, input)).code).toBe(74);
  });
});

const namesOf = ({ commands: own }: Command, path: readonly string[] = []): readonly string[] =>
  own.flatMap((one) => {
    const name = [...path, one.name()];
    return one.commands.length > 0 ? namesOf(one, name) : [name.join(" ")];
  });

test("a long output into a file is whole", async () => {
  const file = join(folder, "out");
  const target = openSync(file, "w");
  writeFileSync(join(folder, "in"), '{"type":"nonsense"}\n'.repeat(30_000));
  const child = spawn(process.execPath, [bin, "translate", "--from", "codex"], {
    stdio: [openSync(join(folder, "in"), "r"), target, "inherit"],
  });
  expect(await new Promise((resolve) => child.on("close", resolve))).toBe(0);
  const lines = readFileSync(file, "utf8").split("\n");
  expect(lines.pop()).toBe("");
  expect(lines.length).toBeGreaterThan(20_000);
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
});
