import type { SessionEndedEvent } from "@agentstream/schema";

/** The numbers of the signals that end a process; the same on Linux and macOS. */
const signals: ReadonlyMap<string, number> = new Map([
  ["SIGHUP", 1],
  ["SIGINT", 2],
  ["SIGQUIT", 3],
  ["SIGILL", 4],
  ["SIGTRAP", 5],
  ["SIGABRT", 6],
  ["SIGFPE", 8],
  ["SIGKILL", 9],
  ["SIGSEGV", 11],
  ["SIGPIPE", 13],
  ["SIGALRM", 14],
  ["SIGTERM", 15],
]);

type Ending = Pick<SessionEndedEvent, "reason" | "exitCode" | "signal">;

/** The process's own code, 128 + n for a signal; never 0 where the run did not complete. */
export function exitCode({ reason, exitCode: code = 0, signal }: Ending): number {
  // a process that is ended once it has given its result has failed in nothing
  if (reason === "completed") return 0;
  if (code !== 0) return code | 0;
  const number = signal === undefined ? undefined : signals.get(signal);
  return number === undefined ? 1 : 128 + number;
}
