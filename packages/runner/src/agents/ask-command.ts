import { spawn } from "node:child_process";

export interface CommandQuestion {
  /** Its output, if it exited with 0; resolves when it is gone. */
  readonly answer: Promise<string | undefined>;
  /** Ends it, with all its children. */
  readonly end: () => void;
}

const mostBytes = 64 * 1024;
const graceMs = 500;

/** Runs a command without input and returns its output; ends it after the timeout. */
export function askCommand(
  [file = "", ...args]: readonly string[],
  timeoutMs: number,
): CommandQuestion {
  // a group of its own: a wrapper's child would survive the wrapper
  const child = spawn(file, args, { detached: true, stdio: ["ignore", "pipe", "ignore"] });
  let printed = "";

  function end(): void {
    const { pid } = child;
    if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    try {
      process.kill(-pid, "SIGKILL");
    } catch {
      // it was gone already
    }
  }

  const answer = new Promise<string | undefined>((resolve) => {
    const timers = [setTimeout(end, timeoutMs)];
    const settle = (text: string | undefined): void => {
      for (const timer of timers) clearTimeout(timer);
      child.stdout.destroy();
      resolve(text);
    };
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      if (printed.length < mostBytes) printed += text;
    });
    child.once("error", () => settle(undefined));
    child.once("close", (code) => settle(code === 0 ? printed : undefined));
    child.once("exit", (code) => {
      if (code !== 0) return settle(undefined);
      // its last output is read; another process that holds the pipe is not waited for
      timers.push(setTimeout(() => settle(printed), graceMs));
    });
  });
  return { answer, end };
}
