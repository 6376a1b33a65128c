import type { UnifiedEvent } from "@agentstream/schema";

import type { Run } from "./run.ts";

/** A run of a waiting process; where that had ended before it served the run, a new process does, and nothing is seen of it. */
export function createReplaceableRun(
  begin: (onUnserved: () => void) => Run,
  startAnew: () => Run,
): Run {
  let isUnserved = false;
  let isFinished = false;
  let cancelled: Parameters<Run["cancel"]> | undefined;
  const first = begin(() => {
    isUnserved = true;
  });
  let current = first;

  async function* readBatches(): AsyncGenerator<readonly UnifiedEvent[]> {
    yield* first.batches;
    if (!isUnserved) return;
    current = startAnew();
    if (isFinished) current.finish();
    if (cancelled !== undefined) current.cancel(...cancelled);
    yield* current.batches;
  }

  return {
    sessionId: first.sessionId,
    batches: readBatches(),
    send: (input) => current.send(input),
    cancel(...why) {
      cancelled ??= why;
      current.cancel(...why);
    },
    finish() {
      isFinished = true;
      current.finish();
    },
    pid: () => current.pid(),
    kept: () => current.kept(),
  };
}
