import type { Input, Step } from "@agentstream/adapter-kit";
import { dispatch, type TagTable } from "@agentstream/schema/core";
import { createLineSplitter, type EventDraft, type LineSplitter } from "@agentstream/stream";

import type { Prepared } from "../prepare-run.ts";
import type { Cause } from "../stop/create-stopper.ts";
import type { Arrival } from "./arrival.ts";
import { createProgress, type Progress } from "./create-progress.ts";
import { createStderrTail, stderrDraft, type StderrTail } from "./create-stderr-tail.ts";
import { createVersionWatch, type VersionWatch } from "./create-version-watch.ts";
import { exitInput } from "./exit-input.ts";

/** Hands whatever arrives to the translator, and the runner's own notices with it. */
export interface ArrivalHandler {
  /** Undefined: nothing came of it. */
  readonly handle: (arrival: Arrival) => Step | undefined;
  readonly progress: Progress;
}

type Arrivals = { readonly [K in Arrival["kind"]]: Arrival & { readonly kind: K } };

type Emit = (...events: readonly EventDraft[]) => Step;

export function createArrivalHandler(
  prepared: Prepared,
  lines: OutputLines,
  causeOf: () => Cause | undefined,
): ArrivalHandler {
  const { isInteractive, options, now, startedAt, notices } = prepared;
  const progress = createProgress();
  const versions = createVersionWatch(prepared);
  const feed = createFeed(prepared, progress, versions);
  const emit: Emit = (...events) => feed({ type: "emit", events });
  const tail = createStderrTail();
  const feedErrors = createErrorFeed(feed, emit, tail, options.stderr === true);
  let brokenInput: Error | undefined;

  const handlers: TagTable<Arrivals, [], Step | undefined> = {
    stdout: ({ bytes }) => feed({ type: "lines", lines: lines.stdout.push(bytes) }),
    stderr({ bytes }) {
      const texts = lines.stderr.push(bytes).map(({ text }) => text);
      return texts.length === 0 ? undefined : joinSteps(feedErrors(texts));
    },
    input({ input }) {
      if (input.type === "prompt") progress.expectTurn();
      const step = feed(input);
      return isStart(input) && notices.length > 0 ? joinSteps([step, emit(...notices)]) : step;
    },
    latePrompt: () => ({ ...emit(latePrompt), refused: latePrompt.message }),
    version: ({ version }) => emit(...versions.learn(version)),
    writeFailed({ error }) {
      const isFirst = brokenInput === undefined;
      brokenInput ??= error;
      return isInteractive && isFirst ? emit(brokenDraft(error)) : undefined;
    },
    finish: "ignored",
    heldLong: "ignored",
    exited({ exited }) {
      const left = [
        feed({ type: "lines", lines: lines.stdout.end() }),
        ...feedErrors(lines.stderr.end().map(({ text }) => text)),
      ];
      // an agent that never started could not read
      const isUnread = brokenInput !== undefined && !isInteractive && exited.failure === undefined;
      if (isUnread) left.push(emit(unreadInput));
      const facts = { durationMs: now() - startedAt, ifFailed: tail.drafts(), cause: causeOf() };
      left.push(feed(exitInput({ exited, brokenInput, isInteractive, ...facts })));
      progress.end();
      return joinSteps(left);
    },
  };
  return { handle: (arrival) => dispatch(handlers, arrival.kind, arrival), progress };
}

const isStart = ({ type }: Input): boolean => type === "start" || type === "nextRun";

/** Gives the translator an input; what the runner has to add to its events is one more. */
function createFeed(
  { translator }: Prepared,
  progress: Progress,
  versions: VersionWatch,
): (input: Input) => Step {
  return function feed(input): Step {
    const step = translator.handle(input);
    let added: readonly EventDraft[] = [];
    for (const event of step.events) {
      progress.follow(event);
      const drafts = versions.follow(event);
      if (drafts.length > 0) added = [...added, ...drafts];
    }
    progress.setIdle(step.idle);
    return added.length === 0 ? step : joinSteps([step, feed({ type: "emit", events: added })]);
  };
}

/** Several steps as one: the last one knows when to wake the translator. */
function joinSteps(steps: readonly Step[]): Step {
  const [first] = steps;
  if (first !== undefined && steps.length === 1) return first;
  const last = steps.at(-1);
  return {
    events: steps.flatMap(({ events }) => events),
    writes: steps.flatMap(({ writes }) => writes),
    idle: last?.idle ?? false,
    wakeAt: last?.wakeAt,
    refused: steps.find(({ refused }) => refused !== undefined)?.refused,
  };
}

/** Error output always reaches the translator; it is emitted as it comes, or kept for a run that fails. */
const createErrorFeed =
  (feed: (input: Input) => Step, emit: Emit, tail: StderrTail, isShown: boolean) =>
  (texts: readonly string[]): Step[] =>
    texts.flatMap((text) => {
      const step = feed({ type: "stderr", text });
      if (isShown) return [step, emit(stderrDraft(text))];
      tail.add(text);
      return [step];
    });

/** The lines of a process's output, of which the last may not be whole yet. */
export interface OutputLines {
  readonly stdout: LineSplitter;
  readonly stderr: LineSplitter;
}

export function createOutputLines(): OutputLines {
  // most agents print no errors
  let stderr: LineSplitter | undefined;
  return {
    stdout: createSplitter(),
    get stderr() {
      stderr ??= createSplitter();
      return stderr;
    },
  };
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
  // what it still prints decides: it may have had all that it needed
  fatal: false,
});

const warn = (message: string) =>
  ({ type: "log", level: "warn", message, source: "runner" }) as const satisfies EventDraft;

const latePrompt = warn("The prompt was not written: the agent takes no further one in this run.");
const unreadInput = warn("The agent did not read its whole input.");
