import { askCommand } from "./ask-command.ts";

/** The versions of commands; each command is run once. */
const known = new Map<string, string | undefined>();

const asking = new Map<string, Asking>();

interface Asking {
  /** Resolves when the process is gone. */
  readonly answer: Promise<string | undefined>;
  readonly end: () => void;
  waiting: number;
}

interface VersionQuestion {
  /** Undefined if the command printed no version, or not in time. */
  readonly answer: Promise<string | undefined>;
  /** For a caller that no longer waits. Without other callers the command is ended, and gone when this resolves. */
  readonly giveUp: () => Promise<void>;
}

const timeoutMs = 5000;

/** The version that a command printed before, if it was asked. */
export const findKnownVersion = (command: readonly string[]): string | undefined =>
  known.get(keyOf(command));

/** Asks a command for its version; undefined if it prints none within five seconds. */
export const readVersion = (command: readonly string[]): Promise<string | undefined> =>
  askVersion(command).answer;

/** As `readVersion`, for callers that may stop waiting. */
export function askVersion(command: readonly string[]): VersionQuestion {
  const key = keyOf(command);
  if (known.has(key))
    return { answer: Promise.resolve(known.get(key)), giveUp: () => Promise.resolve() };
  const current = asking.get(key) ?? ask(command, key);
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

const keyOf = (command: readonly string[]): string =>
  JSON.stringify([process.env["PATH"], ...command]);

function ask(command: readonly string[], key: string): Asking {
  const question = askCommand([...command, "--version"], timeoutMs);
  const answer = question.answer.then((printed) => {
    const version = /\d+\.\d+\.\d+(?:-[\w.]+)?/.exec(printed ?? "")?.[0];
    if (printed !== undefined) known.set(key, version);
    if (asking.get(key) === current) asking.delete(key);
    return version;
  });
  const current: Asking = { answer, end: question.end, waiting: 0 };
  asking.set(key, current);
  return current;
}
