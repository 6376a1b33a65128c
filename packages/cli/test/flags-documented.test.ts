import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { createProgram } from "../src/create-program.ts";
import { runHere } from "./run-cli.ts";

const read = (path: string): string =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

/** Where the flags of a command are described. */
const pages = new Map([
  ["serve", "docs/gateway.md"],
  ["acp", "docs/editors.md"],
  ["mcp", "docs/mcp.md"],
]);
const ownReadme = "packages/cli/README.md";

const { commands } = await createProgram(process, { exitCode: 0 });
const flags = commands.flatMap((command) =>
  command.options.map(({ long }) => ({ command: command.name(), flag: long ?? "" })),
);

test("all commands are looked at", () => {
  expect(new Set(flags.map(({ command }) => command)).size).toBeGreaterThanOrEqual(6);
  expect(flags.filter(({ command }) => command === "serve").length).toBeGreaterThanOrEqual(30);
});

test.each(flags)("$command $flag is described", ({ command, flag }) => {
  const page = pages.get(command) ?? ownReadme;
  const isDescribed = new RegExp(`${flag}(?![a-z-])`).test(read(page));
  expect(isDescribed, `expected ${flag} of ${command} in ${page}`).toBe(true);
});

test("the table of flags has no flag that is gone", () => {
  const table = /^## Flags$([^]*?)^## /m.exec(read("docs/gateway.md"))?.[1] ?? "";
  const named = [...table.matchAll(/`(--[a-z-]+)/g)].map(([, flag]) => flag);
  const known = flags.filter(({ command }) => command === "serve").map(({ flag }) => flag);
  expect(new Set(named)).toEqual(new Set(known));
  expect(named.length).toBe(known.length);
});

test.each(["docs/troubleshooting.md", "packages/inspector/src/page/model/remedies.ts"])(
  "%s advises no flag that is not there",
  (page) => {
    const known = new Set(flags.map(({ flag }) => flag));
    const ofAgents = ["--output-format", "--verbose"];
    const advised = [...read(page).matchAll(/`[^`]*?(--[a-z][a-z-]+)/g)].map(
      ([, flag = ""]) => flag,
    );
    expect(advised.length).toBeGreaterThanOrEqual(3);
    expect(advised.filter((flag) => !known.has(flag) && !ofAgents.includes(flag))).toEqual([]);
  },
);

test.each([
  [["serve", "--nope"], "(Run `agentstream serve --help` for its arguments and options)"],
  [["data", "check", "--nope"], "(Run `agentstream data check --help` for its arguments"],
  [["data", "nope"], "(Run `agentstream data --help` for its commands)"],
  [["nope"], "(Run `agentstream --help` for its commands)"],
])("a fault of %j names the help that lists what would be right", async (args, remedy) => {
  const { exitCode, stderr } = await runHere(args);
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining(remedy)]);
});
