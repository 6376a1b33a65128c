import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { splitLines } from "@agentstream/recordings";

import { recordedStep } from "./recorded-events.ts";

const player = fileURLToPath(new URL("fixtures/fake-agent.mjs", import.meta.url));

export interface Said {
  readonly by: "agent" | "host";
  readonly line: string;
  /** Milliseconds before the agent says it. */
  readonly wait?: number;
}

interface Scenario {
  readonly version?: string;
  readonly says?: readonly Said[];
  readonly stderr?: string;
  readonly exitCode?: number;
  /** It reads all of its input before it says anything. */
  readonly reads?: boolean;
  /** Where it stays for ever; `input`: until its input ends. */
  readonly hangs?: "version" | "end" | "input";
  /** It ignores SIGINT and SIGTERM. */
  readonly ignores?: boolean;
}

export interface FakeAgents {
  readonly folder: string;
  /** The environment in which they are what there is. */
  readonly env: Readonly<Record<string, string>>;
  readonly add: (command: string, scenario: Scenario) => void;
  /** What a fake was called with, what it heard, which signals it got. */
  readonly journal: (command: string) => readonly Record<string, unknown>[];
  readonly remove: () => void;
}

/** A folder with commands that play scenarios. */
export function createFakeAgents(): FakeAgents {
  const folder = mkdtempSync(join(tmpdir(), "agentstream-fakes-"));
  const journalOf = (command: string): string => join(folder, `${command}.journal`);
  return {
    folder,
    env: {
      PATH: `${folder}:/usr/bin:/bin`,
      HOME: folder,
      TMPDIR: tmpdir(),
      XDG_STATE_HOME: folder,
      XDG_RUNTIME_DIR: folder,
      LANG: "C.UTF-8",
    },
    add(command, scenario) {
      const file = join(folder, `${command}.json`);
      writeFileSync(file, JSON.stringify({ ...scenario, journal: journalOf(command) }));
      writeFileSync(journalOf(command), "");
      const path = join(folder, command);
      writeFileSync(path, `#!/bin/sh\nexec "${process.execPath}" "${player}" "${file}" "$@"\n`);
      chmodSync(path, 0o755);
    },
    journal: (command) =>
      readFileSync(journalOf(command), "utf8")
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => JSON.parse(line)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export const agentLines = (...lines: readonly string[]): Said[] =>
  lines.map((line) => ({ by: "agent", line }));

/** What a recorded CLI printed. */
export const recordedOutput = (name: string): Said[] =>
  agentLines(...splitLines(recordedStep(name).output).map(({ text }) => text));

/** What a recorded CLI and its host said to each other. */
export const recordedConversation = (name: string): readonly Said[] =>
  recordedStep(name).conversation;
