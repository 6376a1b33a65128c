import type { UnifiedEvent } from "@agentstream/schema";

import { createOpenThings, follow } from "./open-things.ts";
import { createBlocksRule } from "./rules/blocks.ts";
import { createOrderRule } from "./rules/order.ts";
import { createOutcomeRule } from "./rules/outcome.ts";
import { createPairsRule } from "./rules/pairs.ts";
import { createRawLinesRule } from "./rules/raw-lines.ts";
import type { Rule } from "./rules/rule.ts";
import { createRunsRule } from "./rules/runs.ts";
import { createToolsRule } from "./rules/tools.ts";
import { createTurnsRule } from "./rules/turns.ts";
import { createUsageRule } from "./rules/usage.ts";

/** A rule of the stream that is broken, and where. */
export interface Violation {
  /** 1 to 9. */
  readonly rule: number;
  /** The event's id; undefined for what is wrong with the stream as a whole. */
  readonly eventId: string | undefined;
  /** Which event, from 0. */
  readonly index: number;
  readonly reason: string;
}

export interface VerifyOptions {
  /** The native lines that the stream was made of, with `raw`: rule 8 is checked only with them. */
  readonly lines?: readonly string[];
}

export interface Verifier {
  push(event: UnifiedEvent): Violation[];
  end(): Violation[];
}

/** Checks the stream rules, an event at a time. */
export function createVerifier({ lines }: VerifyOptions = {}): Verifier {
  const rules: [number, Rule][] = [
    [1, createRunsRule()],
    [2, createOrderRule()],
    [3, createTurnsRule()],
    [4, createToolsRule()],
    [5, createBlocksRule()],
    [6, createPairsRule()],
    [7, createUsageRule()],
    ...(lines === undefined ? [] : [[8, createRawLinesRule(lines)] satisfies [number, Rule]]),
    [9, createOutcomeRule()],
  ];
  const open = createOpenThings();
  let index = 0;
  return {
    push(event) {
      const violations = rules.flatMap(([rule, { check }]) =>
        [check(event, open) ?? []]
          .flat()
          .map((reason) => ({ rule, eventId: event.id, index, reason })),
      );
      follow(open, event);
      index++;
      return violations;
    },
    end: () =>
      rules.flatMap(([rule, { end }]) => {
        const reason = end?.(open);
        return reason === undefined ? [] : [{ rule, eventId: undefined, index, reason }];
      }),
  };
}

/** All violations of the stream rules in a whole stream, one or more runs. */
export function verifyStream(events: Iterable<UnifiedEvent>, options?: VerifyOptions): Violation[] {
  const verifier = createVerifier(options);
  const violations = [...events].flatMap((event) => verifier.push(event));
  return [...violations, ...verifier.end()];
}
