import { chmod, mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { bundleProgram } from "./bundle-program.ts";
import type { FakeCall, FakeScript } from "./fake-script.ts";

/** A folder for PATH, with fake CLIs under the names of the real ones. */
export interface FakeFolder {
  readonly path: string;
  /** Puts a CLI there; gives its path. */
  readonly install: (name: string, script: FakeScript) => Promise<string>;
  /** How a CLI was called so far. */
  readonly calls: (name: string) => Promise<FakeCall[]>;
  /** What was written to it, in a conversation. */
  readonly heard: (name: string) => Promise<string[]>;
  /** A small and fast one: it reads its input, prints lines, each after a pause in seconds, and ends. */
  readonly installFast: (name: string, lines: readonly string[], pause?: number) => Promise<string>;
  readonly remove: () => Promise<void>;
}

export async function createFakeFolder(): Promise<FakeFolder> {
  const path = await realpath(await mkdtemp(join(tmpdir(), "fake-clis-")));
  return {
    path,
    async install(name, script) {
      const file = join(path, name);
      // a name without an ending is an ES module only where the nearest package says so
      await writeFile(join(path, "package.json"), JSON.stringify({ type: "module" }));
      await writeFile(`${file}.json`, JSON.stringify(script));
      await writeFile(file, await bundleProgram(new URL("./fake-cli.ts", import.meta.url)));
      await chmod(file, 0o755);
      return file;
    },
    calls: async (name) =>
      (await readLines(join(path, `${name}.calls`))).map((line): FakeCall => JSON.parse(line)),
    heard: (name) => readLines(join(path, `${name}.heard`)),
    async installFast(name, lines, pause) {
      const file = join(path, name);
      const files = lines.map((_, index) => `"$0.${index}"`);
      // without pauses by a single process: it is for running many at once
      const printed =
        pause === undefined ? [`cat ${files.join(" ")}`] : files.map((one) => `cat ${one}`);
      for (const [index, line] of lines.entries()) await writeFile(`${file}.${index}`, `${line}\n`);
      const wait = pause === undefined ? "" : `sleep ${pause}; `;
      const version = 'if [ "$1" = --version ]; then echo 2.1.197; exit; fi';
      const body = printed.map((print) => wait + print);
      await writeFile(file, ["#!/bin/sh", version, "cat > /dev/null", ...body, ""].join("\n"));
      await chmod(file, 0o755);
      return file;
    },
    remove: () => rm(path, { recursive: true, force: true }),
  };
}

async function readLines(file: string): Promise<string[]> {
  const text = await readFile(file, "utf8").catch(() => "");
  return text.split("\n").filter((line) => line !== "");
}
