import type { UnifiedEvent } from "@agentstream/schema";

import { compareClauses, ruleOf, type Clause } from "./clauses.ts";
import { createOpenThings, follow } from "./open-things.ts";
import { createBackgroundRule } from "./rules/background.ts";
import { createBlocksRule } from "./rules/blocks.ts";
import { createIdentityRule } from "./rules/identity.ts";
import { createDenialListsRule, createOutcomeRule } from "./rules/outcome.ts";
import { createPlansRule } from "./rules/plans.ts";
import { createRawLinesRule } from "./rules/raw-lines.ts";
import { createRequestsRule } from "./rules/requests.ts";
import type { Fault, Rule } from "./rules/rule.ts";
import { createRunsRule } from "./rules/runs.ts";
import { createDenialsRule, createToolReferencesRule, createToolsRule } from "./rules/tools.ts";
import { createTurnsRule } from "./rules/turns.ts";
import { createUsageRule } from "./rules/usage.ts";

/** A clause of the stream rules that is broken, and where. `docs/reference/stream.md` has the clauses. */
export interface Violation {
  /** As `7.2`. */
  readonly clause: Clause;
  /** The rule that the clause belongs to. */
  readonly rule: number;
  /** The event's seq, or the one that it should have; null for what is wrong with the stream as a whole. */
  readonly seq: number | null;
  /** The event's id; undefined for what is wrong with the stream as a whole. */
  readonly eventId: string | undefined;
  /** Which event, from 0. */
  readonly index: number;
  readonly reason: string;
}

export interface VerifyOptions {
  /** The native lines that the stream was made of, with `raw`: rule 8 is checked only with them. */
  readonly lines?: readonly string[];
  /** The stream may start anywhere. Until its first sessionStarted only rule 2 is checked. */
  readonly isTail?: boolean;
}

export interface Verifier {
  push(event: UnifiedEvent): Violation[];
  end(): Violation[];
}

/** Checks the stream rules, an event at a time. */
export function createVerifier({ lines, isTail = false }: VerifyOptions = {}): Verifier {
  const identity = createIdentityRule(isTail);
  const rules: readonly Rule[] = [
    createRunsRule(),
    createTurnsRule(isTail),
    createToolsRule(),
    createToolReferencesRule(),
    createDenialsRule(),
    createBlocksRule(),
    createRequestsRule(),
    createBackgroundRule(),
    createUsageRule(),
    ...(lines === undefined ? [] : [createRawLinesRule(lines)]),
    createOutcomeRule(),
    createDenialListsRule(),
    createPlansRule(),
  ];
  const open = createOpenThings();
  let isWhole = !isTail;
  let index = 0;
  let seq = 0;
  return {
    push(event) {
      isWhole ||= event.type === "sessionStarted";
      seq = event.seq ?? seq + 1;
      const faults = [...identity.check(event, open)];
      if (isWhole) {
        for (const { check } of rules) faults.push(...check(event, open));
        follow(open, event);
      }
      return violationsOf(faults, { seq, eventId: event.id, index: index++ });
    },
    end() {
      if (!isWhole) return [];
      const faults = rules.flatMap(({ end }) => end?.(open) ?? []);
      return violationsOf(faults, { seq: null, eventId: undefined, index });
    },
  };
}

/** One violation of each clause, in the order of the clauses. */
function violationsOf(
  faults: readonly Fault[],
  place: Pick<Violation, "seq" | "eventId" | "index">,
): Violation[] {
  if (faults.length === 0) return [];
  const reasons = new Map<Clause, string>();
  for (const [clause, reason] of faults.toSorted(([a], [b]) => compareClauses(a, b))) {
    const before = reasons.get(clause);
    reasons.set(clause, before === undefined ? reason : `${before}; ${reason}`);
  }
  return [...reasons].map(([clause, reason]) => ({
    clause,
    rule: ruleOf(clause),
    ...place,
    reason,
  }));
}

/** All violations of the stream rules in a whole stream, one or more runs. */
export function verifyStream(events: Iterable<UnifiedEvent>, options?: VerifyOptions): Violation[] {
  const verifier = createVerifier(options);
  const violations = [...events].flatMap((event) => verifier.push(event));
  return [...violations, ...verifier.end()];
}
