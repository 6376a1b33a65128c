import type { StartOptions } from "@agentstream/gateway";
import { InvalidArgumentError, type Command } from "commander";

import { parseCount } from "./parse-count.ts";
import { parseTime } from "./parse-time.ts";

/** Flags for how long a run may take, and how much one owner may use. */
export interface LimitFlags {
  readonly maxSessions?: number;
  readonly idleTimeout: number;
  readonly runTimeout: number;
  readonly answerTimeout: number;
  readonly linger: number;
  readonly maxWarm: number;
  readonly maxWaiting: number;
  readonly ownerSessions?: number;
  readonly ownerWaiting: number;
  readonly ownerRequests: number;
}

const minuteMs = 60_000;

export function addLimitOptions(command: Command): Command {
  return command
    .option("--max-sessions <n>", "how many may run at once", parseCount)
    .option(
      "--idle-timeout <time>",
      "stop a run whose agent was silent for so long; 0: never",
      parseLimit,
      30 * minuteMs,
    )
    .option(
      "--run-timeout <time>",
      "stop a run that takes longer; 0: never",
      parseLimit,
      4 * 60 * minuteMs,
    )
    .option(
      "--answer-timeout <time>",
      "deny a permission that was not answered for so long; 0: never",
      parseLimit,
      15 * minuteMs,
    )
    .option(
      "--linger <time>",
      "how long an agent waits for a further prompt of its session; 0: not at all",
      parseLimit,
      minuteMs,
    )
    .option("--max-warm <n>", "how many agents may wait so at once", parseCount, 8)
    .option("--max-waiting <n>", "how many runs may wait, of all owners", parseCount, 1000)
    .option("--owner-sessions <n>", "how many sessions of one owner may run at once", parseCount)
    .option("--owner-waiting <n>", "how many runs of one owner may wait", parseCount, 250)
    .option(
      "--owner-requests <n>",
      "how many requests one owner may send in a minute; 0: any number",
      (text) => (text === "0" ? 0 : parseCount(text)),
      6000,
    );
}

type Limits = Pick<
  StartOptions,
  | "maxSessions"
  | "idleTimeoutMs"
  | "totalTimeoutMs"
  | "answerTimeoutMs"
  | "lingerMs"
  | "maxWarm"
  | "maxWaiting"
  | "maxSessionsPerOwner"
  | "maxWaitingPerOwner"
  | "maxRequestsPerMinute"
>;

/** As options of a gateway: what is 0 there has no limit. */
export const limitsOf = (flags: LimitFlags): Limits => ({
  maxSessions: flags.maxSessions,
  idleTimeoutMs: unlessZero(flags.idleTimeout),
  totalTimeoutMs: unlessZero(flags.runTimeout),
  answerTimeoutMs: unlessZero(flags.answerTimeout),
  lingerMs: flags.linger,
  maxWarm: flags.maxWarm,
  maxWaiting: flags.maxWaiting,
  maxSessionsPerOwner: flags.ownerSessions,
  maxWaitingPerOwner: flags.ownerWaiting,
  maxRequestsPerMinute: unlessZero(flags.ownerRequests),
});

const unlessZero = (value: number): number | undefined => (value === 0 ? undefined : value);

/** The longest delay that a timer can have. */
const longestMs = 2 ** 31 - 1;

function parseLimit(text: string): number {
  const ms = text === "0" ? 0 : parseTime(text);
  if (ms <= longestMs) return ms;
  throw new InvalidArgumentError("Expected at most 24d, or 0 for never.");
}
