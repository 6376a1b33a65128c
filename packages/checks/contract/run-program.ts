import { execFile, execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Case } from "./build-corpus.ts";
import type { Program } from "./programs.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
const schemas = fileURLToPath(new URL("../../../schemas/v1/", import.meta.url));
/** Programs are built outside of the tree, and kept for the next time. */
const cache = process.env["CONTRACT_CACHE"] ?? join(tmpdir(), "agentstream-contract");

export const hasTool = ({ tool }: Program): boolean =>
  spawnSync("sh", ["-c", `command -v ${tool}`]).status === 0;

export function versionOf({ folder, pin }: Program): string {
  const text = readFileSync(join(here, folder, pin.file), "utf8");
  const version = pin.pattern.exec(text)?.[1];
  if (version === undefined) throw new Error(`${folder}/${pin.file} pins no version`);
  return version;
}

/** Builds a program; gives the folder to run it in. */
export function prepare({ folder, prepare: commands }: Program): string {
  // what Node resolves must stay where the packages are
  if (commands.length === 0) return join(here, folder);
  const copy = join(cache, folder);
  mkdirSync(cache, { recursive: true });
  cpSync(join(here, folder), copy, { recursive: true });
  for (const [command = "", ...args] of commands)
    execFileSync(command, args, { cwd: copy, stdio: ["ignore", "inherit", "inherit"] });
  return copy;
}

/** The verdicts of a program on all cases, in their order. Each core takes a part of them. */
export async function judge(
  program: Program,
  folder: string,
  cases: readonly Case[],
): Promise<boolean[]> {
  const size = Math.ceil(cases.length / availableParallelism());
  const parts: Promise<boolean[]>[] = [];
  for (let from = 0; from < cases.length; from += size)
    parts.push(judgePart(program, folder, cases.slice(from, from + size)));
  return (await Promise.all(parts)).flat();
}

function judgePart(
  { name, start: [command = "", ...args] }: Program,
  cwd: string,
  cases: readonly Case[],
): Promise<boolean[]> {
  const lines = cases.map(({ schema, definition, text }) => `${schema}\t${definition}\t${text}\n`);
  return new Promise((resolve, reject) => {
    const options = { cwd, maxBuffer: 64 * 1024 * 1024 };
    const child = execFile(command, [...args, schemas], options, (error, output) => {
      const verdicts = output.split("\n").filter((line) => line !== "");
      if (error !== null) reject(error);
      else if (verdicts.length !== cases.length)
        reject(new Error(`${name} gave ${verdicts.length} verdicts on ${cases.length} values`));
      else resolve(verdicts.map((verdict) => verdict === "1"));
    });
    child.stdin?.on("error", () => {}).end(lines.join(""));
  });
}
