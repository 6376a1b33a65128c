import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { Scrubber } from "./create-scrubber.ts";
import type { Recorded } from "./record-process.ts";

/** Writes the files of a recording, as recordings/README.md describes them, into an empty folder. */
export async function writeRecording(
  folder: string,
  command: readonly string[],
  recorded: Recorded,
  scrubber: Scrubber,
): Promise<void> {
  const { stdout, stderr, exit, written, times } = recorded;
  const input = written.length === 0 ? "/dev/null" : "stdin.jsonl";
  const files: Record<string, string | Uint8Array> = {
    "cmd.txt": `cd /workspace && ${scrubber.text(command.map(quote).join(" "))}   # stdin: ${input}\n`,
    "stdout.jsonl": scrubber.bytes(stdout),
    "stderr.txt": scrubber.bytes(stderr),
    "exit.txt": exit,
  };
  if (written.length > 0) {
    const rows = written.map((row) => `${JSON.stringify(row)}\n`).join("");
    files["stdin.jsonl"] = scrubber.text(rows);
    files["timing.tsv"] = ["ms", ...times].map((ms) => `${ms}\n`).join("");
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
}

/** A word as a shell takes it. */
const quote = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
