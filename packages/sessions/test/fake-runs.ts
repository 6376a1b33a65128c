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

import type { KnownAgent } from "../src/index.ts";

/** A run that does what its test says. */
export interface FakeRun {
  readonly request: RunRequest;
  readonly options: RunOptions;
  readonly sent: readonly HostInput[];
  readonly cancels: () => number;
  readonly tell: (...drafts: EventDraft[]) => void;
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

function createFakeRun(request: RunRequest, options: RunOptions): { run: Run; fake: FakeRun } {
  const { sessionId = "", run: number = 1, firstSeq = 1, firstTurn = 1 } = options.position ?? {};
  const stamp = createStamper({
    sessionId,
    run: number,
    firstSeq,
    agentType: "echo",
    now: Date.now,
  });
  const open = createOpenThings();
  const feed = createFeed();
  const sent: HostInput[] = [];
  let cancels = 0;
  const tell = (...drafts: EventDraft[]): void => {
    const events = drafts.map((draft) => stamp(draft));
    for (const event of events) follow(open, event);
    feed.put(events);
  };
  const end: FakeRun["end"] = (reason = "completed") => {
    if (reason === "completed" && open.turnNumber !== undefined)
      tell({
        type: "turnCompleted",
        turnNumber: open.turnNumber,
        usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2, completeness: "reported" },
      });
    tell(...closingEvents(open, { reason }));
    feed.end();
  };
  tell({ type: "sessionStarted", agentType: "echo", schemaVersion: "1.0" });
  tell({ type: "turnStarted", turnNumber: firstTurn });
  const fake: FakeRun = {
    request,
    options,
    sent,
    cancels: () => cancels,
    tell,
    say: (content) =>
      tell({
        type: "textChunk",
        content,
        isComplete: true,
        text: content,
        blockId: `b${crypto.randomUUID()}`,
      }),
    ask: (requestId) =>
      tell({
        type: "permissionRequested",
        requestId,
        toolName: "Bash",
        options: [
          { optionId: "yes", kind: "allow", label: "Yes" },
          { optionId: "no", kind: "deny", label: "No" },
        ],
      }),
    end,
    onSend: undefined,
    breakOff: feed.end,
  };
  const run: Run = {
    sessionId,
    batches: feed.batches,
    async send(input) {
      sent.push(input);
      if (fake.onSend !== undefined) return fake.onSend(input);
      if (input.type === "permissionAnswer")
        tell({
          type: "permissionResolved",
          requestId: input.requestId,
          outcome: input.answer.outcome,
        });
      await feed.taken();
      return { isUsed: true };
    },
    cancel() {
      cancels++;
      if (open.running) end("cancelled");
    },
    finish: () => {},
    pid: () => undefined,
  };
  return { run, fake };
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
