import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { onTestFinished } from "vitest";

export const root = fileURLToPath(new URL("../../../..", import.meta.url));

/** An error of the compiler. */
export interface TypeFault {
  /** Below the folder of the project, or absolute for a file elsewhere. */
  readonly file: string;
  readonly text: string;
}

/** An empty folder in which packages are found as in this repository; removed after the test. */
export function openScratch(): string {
  const folder = mkdtempSync(join(tmpdir(), "agentstream-scratch-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  return folder;
}

export function writeInto(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Type checks files by the options of this repository. */
export function typeErrors(folder: string, files: readonly string[]): TypeFault[] {
  const config = {
    extends: join(root, "tsconfig.json"),
    compilerOptions: {
      typeRoots: [join(root, "node_modules/@types")],
      rewriteRelativeImportExtensions: false,
    },
    files,
    include: [],
  };
  writeInto(folder, "tsconfig.json", JSON.stringify(config));
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  try {
    execFileSync(process.execPath, [compiler, "-p", folder, "--pretty", "false"], {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 2 ** 28,
    });
    return [];
  } catch (error) {
    const output = error instanceof Error && "stdout" in error ? String(error.stdout) : "";
    const faults = [...output.matchAll(/^(\S.*?)\(\d+,\d+\): error (TS\d+: .*(?:\n .*)*)/gm)];
    if (faults.length === 0) throw error;
    return faults.map(([, file = "", text = ""]) => ({ file, text }));
  }
}
