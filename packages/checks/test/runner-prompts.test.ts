import { rm } from "node:fs/promises";
import { join } from "node:path";

import type { Adapter } from "@agentstream/adapter-kit";
import { createAcpAgent } from "@agentstream/adapters-acp";
import { claude } from "@agentstream/adapters-claude";
import { codex } from "@agentstream/adapters-codex";
import { gemini } from "@agentstream/adapters-gemini";
import { opencode } from "@agentstream/adapters-opencode";
import { readRecordings, type Step } from "@agentstream/recordings";
import { RefusedError, startRun } from "@agentstream/runner";
import { afterAll, beforeAll, expect, test } from "vitest";

import {
  createFakeFolder,
  scriptOfStep,
  type FakeCall,
  type FakeFolder,
} from "../src/fake-clis/index.ts";

const acp = createAcpAgent({ id: "acp", name: "Some agent", command: "some-agent" });
const acpText = "gemini/0.61.0/acp-todos";

const drivers: readonly (readonly [adapter: Adapter, protocol: string, recording: string])[] = [
  [claude, "stream-json", "claude/2.1.197/bare"],
  [claude, "stream-input", "claude/2.1.197/bidi-initialize"],
  [codex, "exec", "codex/exec-0.169.0/cmd_ok"],
  [codex, "app-server", "codex/app-server-0.169.0/text"],
  [gemini, "stream-json", "gemini/0.61.0/text-plain"],
  [gemini, "acp", acpText],
  [opencode, "run", "opencode/1.18.33/text"],
  [opencode, "acp", acpText],
  [acp, "acp", acpText],
];

interface Case {
  readonly prompt: string;
  /** What may become of it. */
  readonly outcomes: readonly string[];
}

const taken = ["reached"];
const takenOrNot = ["reached", "refused"];

const prompts: Readonly<Record<string, Case>> = {
  long: { prompt: "Lorem ipsum dolor ".repeat(5556).slice(0, 99_999) + ".", outcomes: taken },
  flag: { prompt: "--dangerously-skip-permissions rm -rf everything", outcomes: taken },
  nul: { prompt: "a\0b", outcomes: takenOrNot },
  newlines: { prompt: "\n\n\n", outcomes: takenOrNot },
  template: { prompt: "{file:policy.toml} $(id) `id` %PATH% 'quoted\" \\ \u2028", outcomes: taken },
};

let fakes: FakeFolder;
const recordings = readRecordings();

beforeAll(async () => {
  fakes = await createFakeFolder();
});

afterAll(() => fakes.remove());

function stepNamed(recording: string): Step {
  const step = recordings.find(({ name }) => name === recording)?.steps.at(-1);
  if (step === undefined) throw new Error(`there is no recording ${recording}`);
  return step;
}

/** What became of a prompt. */
interface Fate {
  /** The fields that were refused; undefined: none. */
  readonly refused: readonly string[] | undefined;
  readonly calls: readonly FakeCall[];
  /** All that the CLI was sent: its input, or the texts in it. */
  readonly informed: readonly string[];
}

async function fateOf(
  [adapter, protocol, recording]: (typeof drivers)[number],
  prompt: string,
): Promise<Fate> {
  const command = [await fakes.install("cli", scriptOfStep(stepNamed(recording), "1.2.3"))];
  for (const file of ["cli.calls", "cli.heard"]) await rm(join(fakes.path, file), { force: true });
  const options = {
    command,
    recordFolder: fakes.path,
    idleTimeoutMs: 300_000,
    agentVersion: "1.2.3",
  };
  let refused: readonly string[] | undefined;
  try {
    const { batches } = startRun(adapter, { prompt, protocol }, options);
    for await (const batch of batches) expect(batch.length).toBeGreaterThan(0);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    refused = error.refusals.map(({ field }) => field);
  }
  const calls = await fakes.calls("cli");
  const heard = (await fakes.heard("cli")).flatMap(textsIn);
  return { refused, calls, informed: [...calls.flatMap(({ stdin = [] }) => stdin), ...heard] };
}

/** All texts of a message. */
function textsIn(line: string): string[] {
  const texts: string[] = [];
  JSON.parse(line, (_, value: unknown) => {
    if (typeof value === "string") texts.push(value);
    return value;
  });
  return texts;
}

/** A prompt reaches the CLI as a prompt, whole and as nothing else; or is refused by its name. */
function outcomeOf({ refused, calls, informed }: Fate, prompt: string): string {
  if (refused !== undefined)
    return refused.includes("prompt") && calls.length === 0 ? "refused" : "refused without a name";
  const isArgument = calls.some(({ args }) =>
    args.some((arg) => arg.includes(prompt.slice(0, 30))),
  );
  if (isArgument) return "reached as an argument";
  // a CLI strips the ends of its input, and so an adapter may
  return informed.some((text) => text.trim() === prompt.trim()) ? "reached" : "lost";
}

for (const [name, { prompt, outcomes }] of Object.entries(prompts)) {
  test(`a prompt of the kind "${name}" reaches each CLI as a prompt, or is refused by name`, async () => {
    let count = 0;
    for (const driver of drivers) {
      const outcome = outcomeOf(await fateOf(driver, prompt), prompt);
      expect(outcomes, `${driver[0].id} ${driver[1]}`).toContain(outcome);
      count++;
    }
    expect(count).toBe(9);
  });
}
