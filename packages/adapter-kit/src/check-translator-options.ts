import type { TranslatorOptions } from "./adapter.ts";
import { optionChecks, optionFaults, type OptionCheck } from "./check-options.ts";

const { string, number, boolean, object, function: aFunction } = optionChecks;

const checks: { readonly [K in keyof Required<TranslatorOptions>]: OptionCheck } = {
  sessionId: string,
  now: aFunction,
  protocol: string,
  agentType: string,
  run: number,
  firstSeq: number,
  firstTurn: number,
  resumed: boolean,
  previousUsage: object,
  raw: boolean,
  onLine: aFunction,
  config: object,
  agentVersion: string,
  opening: object,
  answerTimeoutMs: number,
  confines: object,
};

/** Throws a TypeError that names what is wrong. */
export function checkTranslatorOptions(options: unknown): void {
  const faults = optionFaults(options, checks);
  if (faults.length > 0)
    throw new TypeError(faults.map(({ field, reason }) => `${field}: ${reason}`).join(" "));
}
