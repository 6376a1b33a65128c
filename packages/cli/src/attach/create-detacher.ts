import type { AgentSession } from "@agentstream/client";
import { messageOf } from "@agentstream/stream";

import type { Terminal } from "../terminal.ts";

/** How long a second Ctrl-C is waited for. */
const secondPressMs = 2000;

export interface Detacher {
  /** Aborted: the session is no longer followed. */
  readonly signal: AbortSignal;
  readonly interrupt: () => void;
  readonly detach: () => void;
  /** No longer listens to signals. */
  readonly release: () => void;
}

/**
 * Ctrl-C leaves the session, and the agent goes on. Twice cancels the run, which is followed to its end; a third
 * one does not wait for that.
 */
export function createDetacher(session: AgentSession, terminal: Terminal): Detacher {
  const { stderr } = terminal;
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let presses = 0;
  const detach = (): void => controller.abort();

  function interrupt(): void {
    presses++;
    if (presses === 1) {
      stderr.write("\nDetaching; the agent goes on. Press Ctrl-C again to cancel its run.\n");
      timer = setTimeout(detach, secondPressMs);
    } else if (presses === 2) {
      clearTimeout(timer);
      stderr.write("\nCancelling the run. Press Ctrl-C again not to wait for its end.\n");
      session.cancel().catch((error: unknown) => {
        const reason = messageOf(error);
        stderr.write(`agentstream: the run was not cancelled: ${reason}\n`);
        detach();
      });
    } else detach();
  }
  terminal.on("SIGINT", interrupt);
  for (const signal of ["SIGTERM", "SIGHUP"] as const) terminal.on(signal, detach);
  return {
    signal: controller.signal,
    interrupt,
    detach,
    release() {
      clearTimeout(timer);
      terminal.off("SIGINT", interrupt);
      for (const signal of ["SIGTERM", "SIGHUP"] as const) terminal.off(signal, detach);
    },
  };
}
