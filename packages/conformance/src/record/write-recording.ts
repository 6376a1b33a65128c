import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { Recorded } from "./recording-transport.ts";

/** Where and how a recorded process ran: what its files must not name. */
export interface RecordedAbout {
  /** The agent's command as its users call it. */
  readonly command: string;
  readonly env: Readonly<Record<string, string>>;
  /** Texts to be replaced, and what by: the longest first. */
  readonly hidden: readonly (readonly [string, string])[];
  /** The answer or other things that are needed to read the recording again. */
  readonly about: object;
  /** Whether its input stayed open for what the host wrote. */
  readonly isInteractive: boolean;
}

/** Writes the files of a recording, as `recordings/README.md` describes them, in the place of what was there. */
export async function writeRecording(
  folder: string,
  processes: readonly Recorded[],
  recorded: RecordedAbout,
): Promise<void> {
  const commands = processes.map((process) => commandLine(process, recorded));
  const last = processes.length;
  const files: Record<string, string | Uint8Array> = {
    "about.json": `${JSON.stringify(recorded.about, null, 2)}\n`,
    "cmd.txt":
      last === 1
        ? commands.join("")
        : commands.map((line, index) => `# step ${index + 1}/${last}\n${line}`).join(""),
  };
  for (const [index, process] of processes.entries()) {
    const infix = index === last - 1 ? "" : `.step${index + 1}`;
    for (const [name, content] of Object.entries(filesOf(process, recorded)))
      files[name.replace(".", `${infix}.`)] = content;
  }
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
}

const hide = (text: string, { hidden }: RecordedAbout): string =>
  hidden.reduce((result, [what, by]) => result.replaceAll(what, by), text);

function commandLine({ args, written }: Recorded, recorded: RecordedAbout): string {
  const { command, env } = recorded;
  const quoted = (word: string): string => quote(hide(word, recorded));
  const variables = Object.entries(env).map(([name, value]) => `${name}=${quoted(value)}`);
  const words = [command, ...args].map(quoted);
  const input = written.length === 0 ? "/dev/null" : "stdin.jsonl";
  return `cd /workspace && env -i ${variables.join(" ")} \\\n  ${words.join(" ")}   # stdin: ${input}\n`;
}

/** The files of one process. */
function filesOf(
  { stdout, stderr, times, written, exited, wallMs, signals }: Recorded,
  recorded: RecordedAbout,
): Record<string, string | Uint8Array> {
  const hideBytes = (bytes: Uint8Array): Uint8Array =>
    Buffer.from(hide(Buffer.from(bytes).toString("latin1"), recorded), "latin1");
  const rows = recorded.isInteractive
    ? written
    : [{ ms: 0, line: written.map(({ line }) => line).join("\n") }];
  const files: Record<string, string | Uint8Array> = {
    "stdout.jsonl": hideBytes(stdout),
    "stderr.txt": hideBytes(stderr),
    "exit.txt": [
      `code=${exited.code} signal=${exited.signal} wall_ms=${wallMs}`,
      ...signals,
      "",
    ].join("\n"),
  };
  if (written.length > 0) {
    files["stdin.jsonl"] = hide(rows.map((row) => `${JSON.stringify(row)}\n`).join(""), recorded);
    files["timing.tsv"] = ["ms", ...times].map((ms) => `${ms}\n`).join("");
  }
  return files;
}

/** A word as a shell takes it. */
const quote = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
