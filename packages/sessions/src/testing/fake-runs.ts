import {
  echo,
  type HostInput,
  type Run,
  type RunOptions,
  type StartRun,
} from "@agentstream/runner";
import type { UnifiedEvent } from "@agentstream/schema";
import type { RunRequest } from "@agentstream/schema";
import type { EventDraft } from "@agentstream/stream";
import {
  closingEvents,
  createOpenThings,
  createStamper,
  follow,
} from "@agentstream/stream/internal";

import type { KnownAgent } from "../plan-run.ts";

/** A run that does what its test says. */
export interface FakeRun {
  readonly request: RunRequest;
  readonly options: RunOptions;
  readonly sent: readonly HostInput[];
  readonly cancels: () => number;
  readonly report: (...drafts: EventDraft[]) => void;
  readonly say: (text: string) => void;
  readonly ask: (requestId: string) => void;
  readonly end: (reason?: "completed" | "failed" | "cancelled") => void;
  /** What `send` does instead of answering. */
  onSend: Run["send"] | undefined;
  /** Its stream breaks off. */
  readonly breakOff: (error?: Error) => void;
}

export interface FakeRuns {
  readonly startRun: StartRun;
  /** All that were started, in order. */
  readonly all: readonly FakeRun[];
}

export const fakeAgents: ReadonlyMap<string, KnownAgent> = new Map([["echo", { adapter: echo }]]);

/** `onStart` says what each run does by itself. */
export function createFakeRuns(onStart: (run: FakeRun) => void = () => {}): FakeRuns {
  const all: FakeRun[] = [];
  return {
    all,
    startRun: (_, request, options = {}) => {
      const { run, fake } = createFakeRun(request, options);
      all.push(fake);
      onStart(fake);
      return run;
    },
  };
}

/** `now` gives the times of its events. */
export function createFakeRun(
  request: RunRequest,
  options: RunOptions,
  now: () => number = Date.now,
): { run: Run; fake: FakeRun } {
  const voice = createVoice(options, now);
  const { feed, report, end } = voice;
  const sent: HostInput[] = [];
  let cancels = 0;
  const fake: FakeRun = {
    request,
    options,
    sent,
    cancels: () => cancels,
    ...wordsOf(voice),
    report,
    end,
    onSend: undefined,
    breakOff: feed.end,
  };
  const run: Run = {
    sessionId: options.position?.sessionId ?? "",
    batches: feed.batches,
    async send(input) {
      sent.push(input);
      if (fake.onSend !== undefined) return fake.onSend(input);
      if (input.type === "permissionAnswer")
        report({
          type: "permissionResolved",
          requestId: input.requestId,
          outcome: input.answer.outcome,
        });
      await feed.taken();
      return { isUsed: true };
    },
    cancel() {
      cancels++;
      if (voice.isRunning()) end("cancelled");
    },
    finish: () => {},
    pid: () => undefined,
    kept: () => undefined,
  };
  return { run, fake };
}

interface Voice extends Pick<FakeRun, "report" | "end"> {
  readonly feed: Feed;
  readonly run: number;
  readonly isRunning: () => boolean;
}

/** Emits the events of a run, and closes at its end what is open. */
function createVoice({ position = {} }: RunOptions, now: () => number): Voice {
  const { sessionId = "", run = 1, firstSeq = 1, firstTurn = 1 } = position;
  const stamp = createStamper({ sessionId, run, firstSeq, agentType: "echo", now });
  const open = createOpenThings();
  const feed = createFeed();
  const report = (...drafts: EventDraft[]): void => {
    const events = drafts.map((draft) => stamp(draft));
    for (const event of events) follow(open, event);
    feed.put(events);
  };
  report({ type: "sessionStarted", agentType: "echo", schemaVersion: "1.0" });
  report({ type: "turnStarted", turnNumber: firstTurn });
  return {
    feed,
    run,
    report,
    isRunning: () => open.running,
    end(reason = "completed") {
      if (reason === "completed" && open.turnNumber !== undefined)
        report({
          type: "turnCompleted",
          turnNumber: open.turnNumber,
          usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2, completeness: "reported" },
        });
      report(...closingEvents(open, { reason }));
      feed.end();
    },
  };
}

function wordsOf({ report, run }: Voice): Pick<FakeRun, "say" | "ask"> {
  let blocks = 0;
  return {
    say: (content) =>
      report({
        type: "textChunk",
        content,
        isComplete: true,
        text: content,
        blockId: `b${++blocks}@${run}`,
      }),
    ask: (requestId) =>
      report({
        type: "permissionRequested",
        requestId,
        toolName: "Bash",
        options: [
          { optionId: "yes", kind: "allow", label: "Yes" },
          { optionId: "no", kind: "deny", label: "No" },
        ],
      }),
  };
}

interface Feed {
  readonly put: (events: readonly UnifiedEvent[]) => void;
  readonly end: (error?: Error) => void;
  /** Resolves when all that was put was taken. */
  readonly taken: () => Promise<void>;
  readonly batches: AsyncIterable<readonly UnifiedEvent[]>;
}

function createFeed(): Feed {
  let waiting: (readonly UnifiedEvent[])[] = [];
  let isOver = false;
  let fault: Error | undefined;
  let wake = (): void => {};
  const takers: (() => void)[] = [];
  async function* read(): AsyncGenerator<readonly UnifiedEvent[]> {
    for (;;) {
      const batches = waiting;
      waiting = [];
      yield* batches;
      if (waiting.length > 0) continue;
      for (const resolve of takers.splice(0)) resolve();
      if (fault !== undefined) throw fault;
      if (isOver) return;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
  return {
    put(events) {
      waiting.push(events);
      wake();
    },
    end(error) {
      isOver = true;
      fault = error;
      wake();
    },
    taken: () =>
      new Promise((resolve) => {
        takers.push(resolve);
        wake();
      }),
    batches: read(),
  };
}
