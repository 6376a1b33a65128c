import type {
  PermissionRequestedEvent,
  QuestionAskedEvent,
  UnifiedEvent,
} from "@agentstream/schema";

import type { Prepared } from "../prepare-run.ts";
import type { HostInput, Patience, RunOptions } from "../run.ts";
import type { Stopper } from "../stop/create-stopper.ts";
import type { Connection } from "../transport.ts";
import type { Arrival } from "./arrival.ts";
import { createClocks, type Clocks } from "./create-clocks.ts";
import type { Inbox } from "./create-inbox.ts";
import { createTaker } from "./create-taker.ts";

/** A run that was started. */
export interface Life {
  readonly prepared: Prepared;
  readonly patience: Patience;
  readonly inbox: Inbox<Arrival>;
  readonly connection: Connection;
  readonly stopper: Stopper;
  /** What is to be done when it is over. */
  readonly cleanUp: (() => void | Promise<void>)[];
  isOver?: true;
}

/** Reads a run to its end. Who stops reading before ends the agent. */
export async function* runBatches(life: Life): AsyncGenerator<readonly UnifiedEvent[]> {
  const { prepared, inbox, stopper } = life;
  const taker = createTaker(prepared, stopper.cause);
  const clocks = createClocks(life, taker.progress);
  const input = createInput(life);
  try {
    while (!taker.progress.isOver()) {
      clocks.waitForAgent();
      const arrival = unlessLate(await inbox.next(), input);
      clocks.heard();
      const { events, writes, wakeAt } = taker.take(arrival);
      clocks.setWake(wakeAt);
      if (events.length > 0) yield events;
      input.write(writes);
      answer(events, prepared.options, (said) => inbox.put({ kind: "input", input: said }));
      if (arrival.kind === "finish") input.finish();
      if (arrival.kind === "writeFailed" && prepared.isInteractive && stopper.cause() === undefined)
        stopper.stop({ sent: undefined }, "SIGTERM");
      const isLast = input.isFinished() || stopper.cause() !== undefined;
      clocks.setSettled(isLast && taker.progress.isSettled() && inbox.isEmpty());
      if (clocks.isSettled()) input.close();
    }
  } finally {
    await end(life, clocks, taker.progress.isOver());
  }
}

/** Whatever is not over is ended: nobody reads it any more. */
async function end(life: Life, clocks: Clocks, isOver: boolean): Promise<void> {
  const { inbox, stopper, connection, cleanUp } = life;
  clocks.clear();
  inbox.close();
  if (!isOver) {
    if (stopper.cause() === undefined) stopper.stop({ sent: "cancel" }, "SIGTERM");
    await connection.exited;
  }
  life.isOver = true;
  stopper.done();
  await Promise.all(cleanUp.map(async (clean) => clean()));
}

/** What is written to the agent, until nothing more will be. */
interface AgentInput {
  readonly write: (lines: readonly string[]) => void;
  readonly finish: () => void;
  readonly isFinished: () => boolean;
  readonly isClosed: () => boolean;
  readonly close: () => void;
}

function createInput({ prepared, connection, inbox }: Life): AgentInput {
  let isFinished = prepared.options.open !== true;
  let isClosed = !prepared.isInteractive;
  return {
    write(lines) {
      if (lines.length === 0 || isClosed) return;
      // not waited for: an agent that does not read may wait for us to read
      connection.write(lines.map((line) => `${line}\n`).join("")).catch((error: unknown) => {
        isClosed = true;
        inbox.put({
          kind: "writeFailed",
          error: error instanceof Error ? error : new Error(String(error)),
        });
      });
    },
    finish() {
      isFinished = true;
    },
    isFinished: () => isFinished,
    isClosed: () => isClosed,
    close() {
      if (isClosed) return;
      isClosed = true;
      connection.closeInput();
    },
  };
}

/** A prompt that nobody will read must not be waited for. */
function unlessLate(arrival: Arrival, input: AgentInput): Arrival {
  const isFurther =
    arrival.kind === "input" && arrival.input.type === "prompt" && arrival.isFirst !== true;
  return isFurther && input.isClosed() ? { kind: "latePrompt" } : arrival;
}

/** Asks whoever is there. */
function answer(
  events: readonly UnifiedEvent[],
  { onPermission, onQuestion }: RunOptions,
  send: (input: HostInput) => void,
): void {
  if (onPermission === undefined && onQuestion === undefined) return;
  for (const event of events) {
    if (isPermission(event) && onPermission !== undefined) {
      const { requestId } = event;
      ask(() => onPermission(event)).then(
        (given) => send({ type: "permissionAnswer", requestId, answer: given }),
        (error: unknown) => {
          const message = `Nobody could be asked: ${String(error)}`;
          send({ type: "permissionAnswer", requestId, answer: { outcome: "denied", message } });
        },
      );
    }
    if (isQuestion(event) && onQuestion !== undefined) {
      const { requestId } = event;
      ask(() => onQuestion(event)).then(
        (given) => send({ type: "questionAnswer", requestId, answer: given }),
        () => send({ type: "questionAnswer", requestId, answer: { answers: {}, declined: true } }),
      );
    }
  }
}

/** Whatever goes wrong with it, it is an answer that was not given. */
const ask = async <T>(answerer: () => Promise<T>): Promise<T> => answerer();

const isPermission = (event: UnifiedEvent): event is PermissionRequestedEvent =>
  event.type === "permissionRequested";
const isQuestion = (event: UnifiedEvent): event is QuestionAskedEvent =>
  event.type === "questionAsked";
