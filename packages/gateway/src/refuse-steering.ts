import type { TurnRequest } from "@agentstream/schema";
import { fieldProblem } from "@agentstream/sessions";

/** An address whose answer is the stream of a prompt needs a run for it: a steering prompt has none of its own. */
export function refuseSteering(ifBusy: TurnRequest["ifBusy"]): void {
  if (ifBusy === "steer")
    throw fieldProblem(
      "/ifBusy",
      "The answer of this address is a prompt's own stream, which steer does not have: pass queue, interrupt or refuse.",
    );
}
