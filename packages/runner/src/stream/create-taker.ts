import { createLineSplitter, type EventDraft, type LineSplitter } from "@agentstream/stream";

import type { Prepared } from "../prepare-run.ts";
import type { Cause } from "../stop/create-stopper.ts";
import { amendEnding, exitInput, type EndFacts } from "./amend-ending.ts";
import type { Arrival } from "./arrival.ts";
import { createErrorOutput } from "./create-error-output.ts";
import type { Progress } from "./create-progress.ts";
import { createTeller, joinTaken, type Taken, type Teller } from "./create-teller.ts";

/** Makes events of what arrives. */
export interface Taker {
  readonly take: (arrival: Arrival) => Taken;
  readonly progress: Progress;
}

type Takers = {
  readonly [K in Arrival["kind"]]: (arrival: Extract<Arrival, { kind: K }>) => Taken;
};

const nothing: Taken = { events: [], writes: [] };

export function createTaker(prepared: Prepared, causeOf: () => Cause | undefined): Taker {
  const { isInteractive, options, now, startedAt } = prepared;
  const teller = createTeller(prepared);
  const errors = createErrorOutput(teller, options.stderr === true);
  const lines = { stdout: createSplitter(), stderr: createSplitter() };
  let brokenInput: Error | undefined;

  const takers: Takers = {
    stdout: ({ bytes }) => teller.hand({ type: "lines", lines: lines.stdout.push(bytes) }),
    stderr: ({ bytes }) => errors.take(lines.stderr.push(bytes).map(({ text }) => text)),
    input({ input }) {
      if (input.type === "prompt") teller.progress.expectTurn();
      return teller.hand(input);
    },
    latePrompt: () => teller.add([lateDraft]),
    version: ({ version }) => teller.learnVersion(version),
    writeFailed({ error }) {
      const isFirst = brokenInput === undefined;
      brokenInput ??= error;
      return isInteractive && isFirst ? teller.add([brokenDraft(error)]) : nothing;
    },
    finish: () => nothing,
    exited({ exited }) {
      const left = [
        teller.hand({ type: "lines", lines: lines.stdout.end() }),
        errors.take(lines.stderr.end().map(({ text }) => text)),
      ];
      const durationMs = now() - startedAt;
      const facts = { exited, cause: causeOf(), brokenInput, isInteractive, durationMs };
      return joinTaken([...left, takeEnd(prepared, teller, facts, errors.drafts())]);
    },
  };
  return { take: (arrival) => takeWith(takers, arrival), progress: teller.progress };
}

/** The last events of a run. What it said when it failed stands before its end. */
function takeEnd(
  { translator }: Prepared,
  { tell, add, progress }: Teller,
  facts: EndFacts,
  said: readonly EventDraft[],
): Taken {
  const step = translator.handle(exitInput(facts));
  const end = step.events.at(-1);
  const before = tell({ ...step, events: step.events.slice(0, -1) });
  progress.end();
  if (end === undefined) return before;
  const ending = amendEnding(end, facts);
  const isFailed =
    ending.type === "sessionEnded" && (ending.reason === "failed" || ending.reason === "timeout");
  // an agent that never began could not read; of one that did a part of its prompt may have been enough
  const isUnread =
    facts.brokenInput !== undefined && !facts.isInteractive && facts.exited.failure === undefined;
  const own = add([...(isUnread ? [unreadDraft] : []), ...(isFailed ? said : [])]);
  return joinTaken([before, own, tell({ ...step, events: [ending] })]);
}

// generic, so that TypeScript relates the taker's parameter to this very arrival
function takeWith<K extends Arrival["kind"]>(
  takers: Takers,
  arrival: Extract<Arrival, { kind: K }>,
): Taken {
  const take: (arrival: Extract<Arrival, { kind: K }>) => Taken = takers[arrival.kind];
  return take(arrival);
}

/** Node's own decoder is three times as fast as the platform's. */
const createSplitter = (): LineSplitter =>
  createLineSplitter({
    decode: (bytes, start, end) =>
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8", start, end),
  });

const brokenDraft = ({ message }: Error): EventDraft => ({
  type: "error",
  message: `The agent reads no more: ${message}.`,
  errorCode: "connectionFailed",
  fatal: true,
});

const lateDraft: EventDraft = {
  type: "log",
  level: "warn",
  message: "The prompt was not given: the agent takes no further one in this run.",
  source: "runner",
};

const unreadDraft: EventDraft = {
  type: "log",
  level: "warn",
  message: "The agent did not read its whole input.",
  source: "runner",
};
