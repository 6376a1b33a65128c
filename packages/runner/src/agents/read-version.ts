import { askCommand } from "./ask-command.ts";
import { identityOf } from "./identity-of.ts";
import { packagedVersion } from "./packaged-version.ts";

/** A version; or why there is none, in words that follow the name of the command. */
export interface VersionAnswer {
  readonly version?: string;
  readonly fault?: string;
}

/** What commands printed; each is run once, until its files change. */
const known = new Map<string, VersionAnswer>();

const asking = new Map<string, Asking>();

interface Asking {
  /** Resolves when the process is gone. */
  readonly answer: Promise<VersionAnswer>;
  readonly end: () => void;
  waiting: number;
}

interface VersionQuestion {
  readonly answer: Promise<VersionAnswer>;
  /** For a caller that no longer waits. Without other callers the command is ended, and gone when this resolves. */
  readonly giveUp: () => Promise<void>;
}

/** A large CLI takes a second on an idle machine, and twenty on a busy one. */
const defaultTimeoutMs = 60_000;

/** The version that a command printed before, or that its package has. */
export const findKnownVersion = (command: readonly string[]): string | undefined =>
  known.get(identityOf(command))?.version ?? packagedVersion(command);

/** Asks a command for its version. */
export const readVersion = (
  command: readonly string[],
  timeoutMs: number = defaultTimeoutMs,
): Promise<VersionAnswer> => askVersion(command, timeoutMs).answer;

/** As `readVersion`, for callers that may stop waiting. */
export function askVersion(
  command: readonly string[],
  timeoutMs: number = defaultTimeoutMs,
): VersionQuestion {
  const key = identityOf(command);
  const settled = known.get(key);
  if (settled !== undefined)
    return { answer: Promise.resolve(settled), giveUp: () => Promise.resolve() };
  const current = asking.get(key) ?? ask(command, key, timeoutMs);
  current.waiting++;
  return {
    answer: current.answer,
    async giveUp() {
      current.waiting--;
      if (current.waiting > 0) return;
      current.end();
      await current.answer;
    },
  };
}

function ask(command: readonly string[], key: string, timeoutMs: number): Asking {
  const question = askCommand([...command, "--version"], timeoutMs);
  const answer = question.answer.then((given) => {
    const found = "printed" in given ? versionIn(given.printed) : given;
    // one that failed may succeed the next time
    if ("printed" in given) known.set(key, found);
    if (asking.get(key) === current) asking.delete(key);
    return found;
  });
  const current: Asking = { answer, end: question.end, waiting: 0 };
  asking.set(key, current);
  return current;
}

function versionIn(printed: string): VersionAnswer {
  const version = /\d+\.\d+\.\d+(?:-[\w.]+)?/.exec(printed)?.[0];
  const words = JSON.stringify(printed.trim().slice(0, 200));
  return version === undefined ? { fault: `printed no version, but ${words}` } : { version };
}
