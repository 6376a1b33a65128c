import { spawn } from "node:child_process";

/** What a command printed; or why there is nothing, in words that follow its name. */
type CommandAnswer = { readonly printed: string } | { readonly fault: string };

export interface CommandQuestion {
  /** Resolves when the command is gone. */
  readonly answer: Promise<CommandAnswer>;
  /** Ends it, with all its children. */
  readonly end: () => void;
}

const mostBytes = 64 * 1024;
const mostErrorText = 500;
const graceMs = 500;

/** Runs a command without input and returns its output; ends it after the timeout. */
export function askCommand(
  [file = "", ...args]: readonly string[],
  timeoutMs: number,
): CommandQuestion {
  // a group of its own: a wrapper's child would survive the wrapper
  const child = spawn(file, args, { detached: true, stdio: ["ignore", "pipe", "pipe"] });
  const texts = { stdout: "", stderr: "" };

  function end(): void {
    const { pid } = child;
    if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    try {
      process.kill(-pid, "SIGKILL");
    } catch {
      // it was gone already
    }
  }

  function answerOf(code: number | null): CommandAnswer {
    if (code === 0) return { printed: texts.stdout };
    const ending =
      code === null ? `did not end within ${timeoutMs / 1000} s` : `exited with code ${code}`;
    const words = texts.stderr.trim().slice(-mostErrorText);
    return { fault: words === "" ? ending : `${ending}: ${words}` };
  }

  const answer = new Promise<CommandAnswer>((resolve) => {
    const timers = [setTimeout(end, timeoutMs)];
    const settle = (settled: CommandAnswer): void => {
      for (const timer of timers) clearTimeout(timer);
      child.stdout.destroy();
      child.stderr.destroy();
      resolve(settled);
    };
    for (const name of ["stdout", "stderr"] as const)
      child[name].setEncoding("utf8").on("data", (text: string) => {
        if (texts[name].length < mostBytes) texts[name] += text;
      });
    child.once("error", (error) => settle({ fault: `could not be started: ${error.message}` }));
    child.once("close", (code) => settle(answerOf(code)));
    // its last output is read; another process that holds the pipe is not waited for
    child.once("exit", (code) => {
      timers.push(setTimeout(() => settle(answerOf(code)), graceMs));
    });
  });
  return { answer, end };
}
