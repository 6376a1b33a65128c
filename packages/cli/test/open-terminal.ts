import { spawn, spawnSync } from "node:child_process";

import type { Environment } from "./run-cli.ts";

/** Of util-linux: it runs a command in a pseudo-terminal. */
const script = "script";

/** Whether the system can give a process a terminal of its own. */
export const hasTerminals: boolean =
  process.platform === "linux" && spawnSync(script, ["--version"]).status === 0;

export interface OpenTerminal {
  readonly type: (text: string) => void;
  /** Waits until that is on the screen, behind what was waited for before. */
  readonly sees: (text: string) => Promise<void>;
  /** Everything that was written, as it was. */
  readonly screen: () => string;
  readonly exitCode: Promise<number | null>;
  readonly close: () => void;
}

const quoted = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`;

/** Runs a script of Node in a pseudo-terminal. */
export function openTerminal(args: readonly string[], env: Environment): OpenTerminal {
  const command = [process.execPath, ...args].map(quoted).join(" ");
  const child = spawn(script, ["-qfec", `stty cols 100; ${command}`, "/dev/null"], {
    env: { TERM: "xterm", SHELL: "/bin/sh", ...env },
  });
  let screen = "";
  let seen = 0;
  let look = (): void => {};
  child.stdout.on("data", (chunk: Buffer) => {
    screen += chunk.toString("utf8");
    look();
  });
  const exitCode = new Promise<number | null>((resolve) => child.once("close", resolve));
  return {
    type: (text) => child.stdin.write(text),
    screen: () => screen,
    exitCode,
    close: () => child.kill("SIGKILL"),
    sees: (text) =>
      new Promise((resolve, reject) => {
        look = () => {
          const at = screen.indexOf(text, seen);
          if (at === -1) return;
          seen = at + text.length;
          resolve();
        };
        void exitCode.then(() => reject(new Error(`never seen: ${text}\n${screen}`)));
        look();
      }),
  };
}
