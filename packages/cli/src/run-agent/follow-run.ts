import type { Run } from "@agentstream/runner";
import type { UnifiedEvent } from "@agentstream/schema";
import { createOpenRequests, isRequest, type RequestEvent } from "@agentstream/stream";

import type { Asker } from "../asking/asker.ts";

/** What somebody is asked right now. */
interface Asking {
  readonly requestId: string;
  readonly controller: AbortController;
  readonly done: Promise<void>;
}

/**
 * Shows the events of a run in their order, and has its questions answered, one after the other. While somebody
 * thinks about an answer what comes meanwhile waits, so that nothing is written into what is typed; the agent is
 * read all the same, for the question may come to nothing.
 */
export async function followRun(
  run: Pick<Run, "batches" | "send">,
  show: (events: readonly UnifiedEvent[]) => Promise<void>,
  asker: Asker,
): Promise<void> {
  const waiting: UnifiedEvent[] = [];
  const requests = createOpenRequests();
  let asking: Asking | undefined;
  let isOver = false;

  function note(event: UnifiedEvent): void {
    waiting.push(event);
    if (event.type === "sessionEnded") isOver = true;
    requests.follow(event);
    if (asking !== undefined && (isOver || requests.isSettled(asking.requestId)))
      asking.controller.abort();
  }

  function ask(request: RequestEvent): void {
    const controller = new AbortController();
    const done = answer(request, run, asker, controller.signal).finally(() => {
      asking = undefined;
    });
    asking = { requestId: request.requestId, controller, done };
  }

  async function showWaiting(): Promise<void> {
    while (asking === undefined && waiting.length > 0) {
      const at = waiting.findIndex(isRequest);
      const events = waiting.splice(0, at === -1 ? waiting.length : at + 1);
      await show(events);
      const last = events.at(-1);
      const isOpen = last !== undefined && isRequest(last) && !requests.isSettled(last.requestId);
      if (isOpen && !isOver) ask(last);
    }
  }

  for await (const batch of run.batches) {
    for (const event of batch) note(event);
    await showWaiting();
  }
  isOver = true;
  asking?.controller.abort();
  await asking?.done;
  await showWaiting();
}

async function answer(
  request: RequestEvent,
  run: Pick<Run, "send">,
  asker: Asker,
  signal: AbortSignal,
): Promise<void> {
  const { requestId } = request;
  if (request.type === "permissionRequested") {
    const given = await asker.permission(request, signal);
    if (given !== undefined) void run.send({ type: "permissionAnswer", requestId, answer: given });
  } else {
    const given = await asker.question(request, signal);
    if (given !== undefined) void run.send({ type: "questionAnswer", requestId, answer: given });
  }
}
