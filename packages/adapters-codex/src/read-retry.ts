import type { ErrorEvent } from "@agentstream/schema/written";

/** Only the words count attempts: `Reconnecting... 1/2 (…)`, without a count while there is no network. */
export function readRetry(message: string): NonNullable<ErrorEvent["retry"]> | undefined {
  const match = /^Reconnecting\b\W*(?:(\d{1,6})\/(\d{1,6}))?/.exec(message);
  if (match === null) return undefined;
  const [, attempt, maxAttempts] = match;
  return {
    ...(attempt !== undefined && { attempt: Number(attempt) }),
    ...(maxAttempts !== undefined && { maxAttempts: Number(maxAttempts) }),
  };
}
