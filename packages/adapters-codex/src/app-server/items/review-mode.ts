import { untyped as read } from "@agentstream/adapter-kit";

import type { ServerItem } from "../read-server-item.ts";
import type { ServerContext } from "../state.ts";

export function handleEnteredReview(item: ServerItem, { emitter }: ServerContext): void {
  item.thread.isReviewing = true;
  const what = read.string(item.fields["review"]);
  if (item.phase === "completed" && what !== undefined)
    emitter.log("info", `A review begins: ${what}`, "review");
}

/** What was found is said once more, as a message. */
export function handleExitedReview({ thread }: ServerItem): void {
  thread.isReviewing = false;
}
