import type { UnifiedEvent } from "@agentstream/schema";
import { createOpenRequests } from "@agentstream/stream";

/** The state of a run that its runner needs. */
export interface Progress {
  readonly follow: (event: UnifiedEvent) => void;
  readonly setIdle: (idle: boolean) => void;
  /** A prompt was sent: nothing is settled before its turn. */
  readonly expectTurn: () => void;
  readonly end: () => void;
  /** Nothing runs, and only a further prompt can change that. */
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
          // no turn will come of it
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
