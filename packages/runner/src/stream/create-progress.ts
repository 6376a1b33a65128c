import type { UnifiedEvent } from "@agentstream/schema";
import { createOpenRequests } from "@agentstream/stream";

/** How far a run is, as far as its runner must know. */
export interface Progress {
  readonly follow: (event: UnifiedEvent) => void;
  readonly setIdle: (idle: boolean) => void;
  /** A prompt was given: nothing is settled before its turn. */
  readonly expectTurn: () => void;
  readonly end: () => void;
  /** Nothing runs, and nothing is to come but by a further prompt. */
  readonly isSettled: () => boolean;
  /** Whether the agent waits for an answer. */
  readonly isAsking: () => boolean;
  readonly isOver: () => boolean;
}

export function createProgress(): Progress {
  const requests = createOpenRequests();
  let isIdle = false;
  let isExpecting = true;
  let isOver = false;
  return {
    follow(event) {
      switch (event.type) {
        case "turnStarted":
        case "turnCompleted":
        case "turnFailed":
          isExpecting = false;
          return;
        case "error":
          // without a turn nothing more will come of it
          if (event.fatal) isExpecting = false;
          return;
        default:
          requests.follow(event);
      }
    },
    setIdle(idle) {
      isIdle = idle;
    },
    expectTurn() {
      isExpecting = true;
    },
    end() {
      isOver = true;
    },
    isSettled: () => isIdle && !isExpecting && !isOver,
    isAsking: () => !requests.isEmpty(),
    isOver: () => isOver,
  };
}
