import type { SessionEndedEvent, UnifiedEvent } from "@agentstream/schema";
import { createTextReader } from "@agentstream/stream";

import type { HostInput, Run, SendResult } from "../run.ts";

/** How a run ended, with the facts of its `sessionEnded`, and what the agent said. */
export interface RunResult extends Omit<SessionEndedEvent, "type" | "id" | "timestamp"> {
  readonly text: string;
}

/** A run of an agent, which starts at once: its events, or its result, or both. */
export interface AgentRun extends AsyncIterable<UnifiedEvent> {
  /** The events as they happen; they can be read once. Leaving the loop stops the agent. */
  [Symbol.asyncIterator](): AsyncIterableIterator<UnifiedEvent, void, void>;
  /**
   * Resolves when the run has ended, however it ended; rejects only if it could not be started. Without a loop it
   * reads the events itself; a loop that was left is `cancelled`.
   */
  readonly result: Promise<RunResult>;
  /** What the agent said, once the run has ended. */
  readonly text: () => Promise<string>;
  /** Ends the run: softly, then with force; again: with force at once. */
  readonly cancel: (why?: "cancel" | "timeout") => void;
  /** A prompt, an answer, an interrupt, a change of model or mode. Resolves with whether it was used. */
  readonly send: (input: HostInput) => Promise<SendResult>;
  /** No further prompt will come: the agent may end when it is idle. Needed for a run that is `open`. */
  readonly finish: () => void;
}

/** The result of `runAgent`. A failed start rejects whatever is awaited. */
export function createAgentRun(starting: Promise<Run>): AgentRun {
  const { events, result } = readOnce(starting);
  let isTaken = false;
  const then = (use: (run: Run) => void): void => void starting.then(use, () => {});
  // reported by whatever is awaited, which may be later
  then(() => {});

  /** A loop that comes in the same breath has the events; else they are read for the result. */
  function read(): void {
    setImmediate(() => {
      if (isTaken) return;
      isTaken = true;
      void drain(events);
    });
  }
  function take(): AsyncIterableIterator<UnifiedEvent, void, void> {
    if (isTaken)
      throw new Error("A run's events can be read once: start the loop before awaiting `result`.");
    isTaken = true;
    return events;
  }

  return {
    [Symbol.asyncIterator]: take,
    get result() {
      read();
      return result;
    },
    async text() {
      read();
      return (await result).text;
    },
    cancel(why) {
      read();
      then((run) => run.cancel(why));
    },
    async send(input) {
      return (await starting).send(input);
    },
    finish: () => then((run) => run.finish()),
  };
}

interface Reading {
  readonly events: AsyncIterableIterator<UnifiedEvent, void, void>;
  readonly result: Promise<RunResult>;
}

/** The events of a run, and its result once they were read. */
function readOnce(starting: Promise<Run>): Reading {
  const reader = createTextReader();
  let ended: SessionEndedEvent | undefined;
  const { iterator, closed } = flatten(starting, (event) => {
    reader.push(event);
    if (event.type === "sessionEnded") ended = event;
  });
  const result = closed.then(async (): Promise<RunResult> => {
    const { sessionId } = await starting;
    return { ...(ended ?? { sessionId, reason: "cancelled" }), text: reader.text() };
  });
  result.catch(() => {});
  return { events: iterator, result };
}

/** Single events of batches. `closed` resolves when all were read, or the reader left and the agent is gone. */
function flatten(
  starting: Promise<Run>,
  onEvent: (event: UnifiedEvent) => void,
): { iterator: Reading["events"]; closed: Promise<void> } {
  let close: () => void = () => {};
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  let isStarted = false;
  async function* read(): AsyncGenerator<UnifiedEvent, void, void> {
    try {
      const { batches } = await starting;
      for await (const batch of batches) {
        for (const event of batch) {
          onEvent(event);
          yield event;
        }
      }
    } finally {
      close();
    }
  }
  const generator = read();
  const next = (): Promise<IteratorResult<UnifiedEvent, void>> => {
    isStarted = true;
    return generator.next();
  };
  const iterator: Reading["events"] = {
    next,
    async return() {
      // a generator that was not started would not stop the agent
      if (!isStarted) await next();
      return generator.return();
    },
    [Symbol.asyncIterator]: () => iterator,
  };
  return { iterator, closed };
}

async function drain(events: Reading["events"]): Promise<void> {
  try {
    for await (const event of events) void event;
  } catch {
    // `result` reports it
  }
}
