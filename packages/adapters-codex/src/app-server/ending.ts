import { decideEnding, type ExitInput } from "@agentstream/adapter-kit";

import { startupError } from "../ending.ts";
import type { ServerContext } from "./state.ts";

/** How the run ended: by its last turn, or by what the error output says of a start that failed. */
export function decideServerEnding(
  exit: ExitInput,
  { keeper, state, threads }: ServerContext,
): ReturnType<typeof decideEnding> {
  const { turns } = keeper;
  const verdict = turns.isOpen() ? undefined : turns.verdict();
  const isUnstarted = threads.main.id === undefined && keeper.fatalError() !== undefined;
  const detail =
    verdict === undefined ? isUnstarted && "startup" : verdict.ok && !state.hasSpoken && "noText";
  return decideEnding(exit, keeper, {
    ...(detail !== false && { detail }),
    ...startupError(exit, state, turns.count() > 0),
  });
}
