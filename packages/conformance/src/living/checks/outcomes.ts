import type { UnifiedEvent } from "@agentstream/schema";

import { ruleFaults } from "../../check/judge.ts";
import type { Answer } from "../../generated/scenario.ts";
import { endFaults } from "../judge-session.ts";
import type { LivingCheck } from "../living-check.ts";
import { endsOf } from "../trial-session.ts";

interface Cause {
  readonly name: string;
  readonly description: string;
  readonly errorCode: string;
  readonly answers: readonly Answer[];
}

const refusal = (status: number, message: string): Answer => ({
  send: [{ do: "fail", status, message }],
  repeat: true,
});

const refusing = (status: number, message: string, errorCode: string): Cause => ({
  name: `outcome-${status}`,
  description: `The model's server refuses all requests by ${status}.`,
  errorCode,
  answers: [refusal(status, message)],
});

const causes: readonly Cause[] = [
  refusing(400, "simulated bad request", "invalidRequest"),
  refusing(401, "Incorrect API key provided.", "authenticationFailed"),
  refusing(404, "The model `simulated` does not exist.", "invalidRequest"),
  refusing(429, "Rate limit reached for requests.", "rateLimited"),
  refusing(500, "simulated fault", "serverError"),
];

/** The same cause has the same outcome, for each vendor and in both protocols. */
const outcomeOf = ({ errorCode, answers, ...about }: Cause): LivingCheck => ({
  ...about,
  answers: () => answers,
  async run({ begin, prompt, vendor }) {
    const outcomes: string[] = [];
    const faults: string[] = [];
    for (const protocol of Object.values(vendor.protocols)) {
      const session = await begin({ prompt: prompt(1), config: { protocol } });
      const events = await session.afterRuns(1);
      outcomes.push(`${protocol}: ${wordsOf(events)}`);
      faults.push(...failureFaults(events, errorCode).map((fault) => `${protocol}: ${fault}`));
    }
    return { measured: outcomes.join("; "), faults };
  },
});

/** An agent that gives neither status nor kind of what its model's server said may only know that it failed. */
const isHidden = (error: string | undefined): boolean =>
  error?.startsWith("Internal error: ") === true;

/** Codex says of a 500 that the server is busy. */
const isBusy = (error: string | undefined): boolean => error?.includes("high demand") === true;

export function failureFaults(events: readonly UnifiedEvent[], errorCode: string): string[] {
  const [end] = endsOf(events);
  const accepted = [
    errorCode,
    ...(isHidden(end?.error) ? ["serverError"] : []),
    ...(isBusy(end?.error) ? ["overloaded"] : []),
  ];
  return [
    ...ruleFaults(events),
    ...endFaults(events, ["failed"]),
    ...(accepted.includes(end?.errorCode ?? "")
      ? []
      : [`${end?.errorCode}, expected ${errorCode}`]),
    ...(end?.error?.startsWith("{") === false ? [] : [`the error is ${end?.error}`]),
  ];
}

export function wordsOf(events: readonly UnifiedEvent[]): string {
  const end = endsOf(events).at(-1);
  return `${end?.reason}, ${end?.detail}, ${end?.errorCode}, ${end?.error}`;
}

export const outcomeChecks: readonly LivingCheck[] = causes.map(outcomeOf);
