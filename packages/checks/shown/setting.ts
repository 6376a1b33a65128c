import { readBlocks, type ShellBlock } from "../src/read-blocks.ts";
import type { Reader } from "./create-reader.ts";

/** A reader, and the clone of the repository that the README made. */
export interface Setting {
  readonly reader: Reader;
  readonly clone: string;
}

export interface ShownProgram {
  /** The blocks that it runs, by their names. */
  readonly blocks: readonly string[];
  /** Runs them; rejects where something else happens than the page shows. */
  readonly run: (setting: Setting) => Promise<void>;
}

export function blockOf(name: string): ShellBlock {
  const block = readBlocks().find((one) => one.name === name);
  if (block === undefined) throw new Error(`No page shows ${name}.`);
  return block;
}

/** The command as the pages call it. */
export const agentstream = 'agentstream() { npx agentstream "$@"; }\n';

/** Adds arguments to the last command, which may have a comment. */
export const withArguments = (commands: string, added: string): string =>
  `${commands.replace(/ +#[^\n]*$/, "")} ${added}`;

export function expectText(printed: string, expected: string | RegExp): void {
  const isThere =
    typeof expected === "string" ? printed.includes(expected) : expected.test(printed);
  if (!isThere) throw new Error(`Expected ${String(expected)}, got:\n${printed}`);
}
