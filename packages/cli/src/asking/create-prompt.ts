import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";

import type { InputStream, Terminal } from "../terminal.ts";
import type { Prompt, PromptOptions } from "./ask-at-terminal.ts";

/**
 * Lines from the terminal, with what readline does for them. It is opened for each question: between them the
 * terminal is as it was.
 */
export function createPrompt(terminal: Terminal, interrupt: () => void): Prompt {
  return async (text, options) => {
    await dropTyped(terminal.stdin, interrupt);
    if (!options.signal.aborted) return readLine(text, options, terminal, interrupt);
    terminal.stdin.setRawMode?.(false);
    return undefined;
  };
}

/** Drops input that was typed before the question. From here on the terminal echoes nothing by itself. */
async function dropTyped(stdin: InputStream, interrupt: () => void): Promise<void> {
  const drop = (typed: Uint8Array): void => {
    if (typed.includes(controlC)) interrupt();
  };
  stdin.setRawMode?.(true);
  stdin.on("data", drop);
  // it lies ready, and comes with the next look at the terminal
  await delay(20);
  stdin.off("data", drop);
  stdin.pause();
}

const controlC = 3;

function readLine(
  text: string,
  { signal, isSecret = false }: PromptOptions,
  { stdin, stderr }: Terminal,
  interrupt: () => void,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const start = text.lastIndexOf("\n") + 1;
    const lines = createInterface({
      input: stdin,
      output: isSecret ? nowhere() : stderr,
      terminal: true,
      historySize: 0,
      prompt: isSecret ? "" : text.slice(start),
      signal,
    });
    lines.on("SIGINT", interrupt);
    lines.once("line", (line) => {
      resolve(line);
      lines.close();
    });
    lines.once("close", () => {
      if (isSecret || signal.aborted) stderr.write("\n");
      resolve(undefined);
    });
    stderr.write(isSecret ? text : text.slice(0, start));
    lines.prompt();
  });
}

const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });
