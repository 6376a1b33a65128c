import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";

import type { Command } from "commander";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";

import { createProgram } from "../src/create-program.ts";
import { run } from "../src/run.ts";
import type { Terminal } from "../src/terminal.ts";
import { wrongFlags } from "./wrong-flags.ts";

const folder = mkdtempSync(join(tmpdir(), "flags-"));
beforeAll(() => {
  writeFileSync(join(folder, "file"), "neither a token nor a program\n");
  mkdirSync(join(folder, "home"));
  writeFileSync(join(folder, "line"), '{"type":"thread.started","thread_id":"t"}\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

afterEach(() => vi.unstubAllEnvs());

const table = wrongFlags(folder);
const data = join(folder, "data");

/** A call of each command, or for one flag, that is right but for the flag that is tried. */
const calls: Readonly<Record<string, readonly string[]>> = {
  serve: ["--port", "0", "--data", data],
  run: ["claude", "x"],
  acp: ["echo", "--data", data],
  attach: ["x", "--url", "http://127.0.0.1:1"],
  doctor: [],
  mcp: ["echo"],
  "mcp --token-file": ["--url", "http://127.0.0.1:1"],
  "serve --webhook-secret-file": ["--port", "0", "--data", data, "--webhook", "http://127.0.0.1:1"],
  "data check": [],
  "data backup": [join(folder, "backup")],
  "data vacuum": [],
  "token hash": [],
  translate: ["--from", "codex"],
  inspect: [join(folder, "line")],
  record: [
    "claude",
    "--command",
    process.execPath,
    "--out",
    join(folder, "out"),
    "--",
    "--version",
  ],
};

const flagsOf = (command: Command, path: readonly string[] = []): string[] => [
  ...command.options
    .filter(({ required, optional }) => required || optional)
    .map(({ long }) => [...path, long].join(" ")),
  ...command.commands.flatMap((one) => flagsOf(one, [...path, one.name()])),
];

const flags = flagsOf(await createProgram(process, { exitCode: 0 }));

interface Refused {
  readonly exitCode: number;
  readonly stderr: string;
}

/** Of a flag that stands twice the last one counts; what follows `--` is no flag. */
async function call(flag: string, ...value: readonly string[]): Promise<Refused> {
  const [name = "", ...path] = flag.split(" ").toReversed();
  const command = path.toReversed();
  const rest = calls[flag] ?? calls[command.join(" ")] ?? [];
  const end = rest.includes("--") ? rest.indexOf("--") : rest.length;
  const stdin = new PassThrough();
  stdin.end();
  const stderr = new PassThrough();
  const terminal: Terminal = {
    stdin,
    stdout: new PassThrough().resume(),
    stderr,
    env: { HOME: join(folder, "home"), PATH: "/usr/bin:/bin" },
    on: () => {},
    off: () => {},
  };
  // the server takes it out of the process's own environment
  vi.stubEnv("AGENTSTREAM_TOKEN", command[0] === "serve" ? "x".repeat(32) : undefined);
  const args = [...command, ...rest.slice(0, end), name, ...value, ...rest.slice(end)];
  const exitCode = await run(args, terminal);
  return { exitCode, stderr: String(stderr.read() ?? "") };
}

/** The words of Node and of the system, which name no remedy. */
const foreign = /\n\s+at \S|\bE[A-Z]{4,}: |no such file or directory|\bE[A-Z]+_[A-Z_]+\b/;
/** An agent that is missing has a code of its own. */
const exitCodeOf = (flag: string): number => (flag.endsWith(" --command") ? 127 : 2);

test("every flag that takes a value is in the table, and the table has no other", () => {
  expect(Object.keys(table).toSorted()).toEqual(flags.toSorted());
  const values = Object.values(table).flatMap((row) => row.values);
  expect(values.length).toBeGreaterThanOrEqual(240);
});

test.each(flags)("%s: wrong values are refused by its name, with what to do", async (flag) => {
  const name = flag.split(" ").at(-1) ?? "";
  const { values, says } = table[flag] ?? { values: [], says: /^/ };
  for (const value of values) {
    const { exitCode, stderr } = await call(flag, value);
    expect([value.slice(0, 80), exitCode, stderr]).toEqual([
      value.slice(0, 80),
      exitCodeOf(flag),
      expect.stringMatching(says),
    ]);
    expect(stderr).not.toMatch(foreign);
    expect(stderr).toContain(name);
  }
});

test.each(flags)("%s: an empty value, one with NUL, and none at all are refused", async (flag) => {
  const name = flag.split(" ").at(-1) ?? "";
  for (const value of ["", " ", "a\0b"]) {
    const { exitCode, stderr } = await call(flag, value);
    expect([value, exitCode, stderr]).toEqual([value, 2, expect.stringContaining(name)]);
    expect(stderr).toMatch(/Expected a value|without NUL/);
  }
  const [command = ""] = flag.split(` ${name}`);
  if (calls[command]?.includes("--") === true) return;
  const { exitCode, stderr } = await call(flag);
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining(`${name} `)]);
});
