import { execFile } from "node:child_process";
import { dirname, join } from "node:path";
import { promisify, stripVTControlCharacters } from "node:util";

import { readRecordings } from "@agentstream/recordings";
import { afterAll, beforeAll, expect, test } from "vitest";

import { hasTerminals, openTerminal } from "../../cli/test/open-terminal.ts";
import { createFakeFolder, scriptOfStep, type FakeFolder } from "../src/fake-clis/index.ts";
import { readBlocks, type ShellBlock } from "../src/read-blocks.ts";
import { repository } from "../src/read-pages.ts";
import { makeFolder } from "./gateway-kit.ts";

const bin = join(repository, "packages/cli/bin/agentstream.js");

let fakes: FakeFolder;
beforeAll(async () => {
  fakes = await createFakeFolder();
});
afterAll(() => fakes.remove());

function blockOf(start: string): ShellBlock {
  const block = readBlocks().find(({ name }) =>
    name.startsWith(`packages/cli/README.md: ${start}`),
  );
  if (block === undefined) throw new Error(`Expected a block with ${start}.`);
  return block;
}

/** A CLI of this version, which plays a recording. */
async function install(command: string, version: string, recording: string): Promise<void> {
  const step = readRecordings()
    .find(({ name }) => name === recording)
    ?.steps.at(-1);
  if (step === undefined) throw new Error(`The recording ${recording} is gone.`);
  await fakes.install(command, scriptOfStep(step, version));
}

const environment = (): Record<string, string> => ({
  PATH: [fakes.path, dirname(process.execPath), "/usr/bin", "/bin"].join(":"),
  HOME: makeFolder(),
  NO_COLOR: "1",
  ANTHROPIC_API_KEY: "a-key-for-tests",
});

/** How long something took differs, and where commands are. */
const withoutTimes = (text: string): string => text.replaceAll(/\d+(?:\.\d+)? m?s\b/g, "… ms");

test("`agentstream doctor` reports what the README shows", async () => {
  await install("claude", "2.1.326", "claude/2.1.197/plain-text");
  await install("gemini", "0.8.2", "claude/2.1.197/plain-text");
  const { commands, output } = blockOf("agentstream doctor");
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [bin, ...commands.split(" ").slice(1)],
    {
      env: environment(),
    },
  );
  const printed = stdout.replaceAll(fakes.path, "/usr/local/bin").split("\n");
  expect(output).toHaveLength(8);
  for (const line of output) expect(printed).toContain(line);
});

test.skipIf(!hasTerminals)(
  "`agentstream run claude` shows on a terminal what the README shows",
  async () => {
    await install("claude", "2.1.197", "claude/2.1.197/perm-stdio-allow");
    const { commands, output } = blockOf("agentstream run claude");
    expect(commands).toBe('agentstream run claude "make a file" --tier supervised');
    const terminal = openTerminal(
      [bin, "run", "claude", "make a file", "--tier", "supervised"],
      environment(),
    );
    await terminal.sees("> ");
    terminal.type("y\r");
    expect(await terminal.exitCode).toBe(0);
    // the line editor of the terminal sends its own controls
    const screen = stripVTControlCharacters(terminal.screen());
    const printed = withoutTimes(screen).split(/\r+\n/);
    expect(output).toHaveLength(16);
    for (const line of output) expect(printed).toContain(withoutTimes(line));
  },
);
