import type { State } from "./state.ts";

/** The agent is asked to end its turn; it will answer the prompt with `cancelled`. */
export function stopTurn(state: State): void {
  state.isCancelling = true;
  state.rpc.notify("session/cancel", { sessionId: state.sessionId ?? "" });
}

/** Cancels all that the agent asks and that nobody will answer. */
export function cancelRequests({ openRequests }: State): void {
  for (const request of openRequests.values()) request.cancel();
  openRequests.clear();
}
