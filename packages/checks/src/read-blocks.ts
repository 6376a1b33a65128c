import { readPages } from "./read-pages.ts";

/** A block of commands that a page shows. */
export interface ShellBlock {
  /** Its page, and its first command. */
  readonly name: string;
  readonly page: string;
  /** All that is typed. */
  readonly typed: string;
  /** What is typed, without what installs packages. */
  readonly commands: string;
  /** The packages that it installs first. */
  readonly installs: readonly string[];
  /** The lines that the page shows as output. */
  readonly output: readonly string[];
}

const block = /^( *)```(?:console|sh)\n([^]*?)^ *```$/gm;

/** The blocks of commands of all written pages. */
export const readBlocks = (): ShellBlock[] =>
  readPages()
    .filter(({ path }) => !path.startsWith("docs/reference/"))
    .flatMap(({ path, text }) =>
      [...text.matchAll(block)].map(([, indent = "", inner = ""]) =>
        readBlock(path, inner.replaceAll(new RegExp(`^${indent}`, "gm"), "")),
      ),
    );

function readBlock(page: string, text: string): ShellBlock {
  const lines = text.split("\n").filter((line) => line !== "");
  const hasPrompts = lines.some((line) => line.startsWith("$ "));
  const isCommand = (line: string, index: number): boolean =>
    !hasPrompts ||
    line.startsWith("$ ") ||
    (/[|\\]$/.test(lines[index - 1] ?? "") && isCommand(lines[index - 1] ?? "", index - 1));
  const typed = lines
    .filter((line, index) => isCommand(line, index) && !line.startsWith("$ alias"))
    .map((line) => line.replace(/^\$ /, ""));
  const [installing, rest] = [typed.filter(isInstall), typed.filter((line) => !isInstall(line))];
  return {
    name: `${page}: ${typed[0] ?? ""}`,
    page,
    typed: typed.join("\n"),
    commands: rest.join("\n"),
    installs: installing.flatMap((line) => line.split(/\s+/).slice(2)).filter(isPackage),
    output: lines.filter((line, index) => !isCommand(line, index)),
  };
}

const isInstall = (line: string): boolean => line.startsWith("npm install ");
const isPackage = (word: string): boolean => !word.startsWith("-");
