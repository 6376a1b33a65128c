import { read, type Handler, type MemberOf } from "@agentstream/adapter-kit/author";

import type { ServerItem } from "../../exec/item.ts";
import type { ItemContext } from "../state.ts";

type ItemHandler<Type> = Handler<MemberOf<ServerItem, "type", Type>, ItemContext>;

/** What the user wrote: the prompt of the turn, and what came into it later. */
export const handleUserMessage: ItemHandler<"user_message"> = (item, context) => {
  const { phase, thread, emitter } = context;
  if (phase === "started") return;
  const parts = read.objects(item.content).flatMap(({ text }) => read.string(text) ?? []);
  const kind = thread.isReviewing ? "review" : thread.hasPrompt ? "steer" : "prompt";
  thread.hasPrompt = true;
  emitter.emit({ type: "userMessage", content: parts.join("\n"), kind, ...thread.owner });
};

/** The thread's usage in between shows how much the context holds. */
export const handleCompaction: ItemHandler<"context_compaction"> = (_, context) => {
  const { contextTokens, owner } = context.thread;
  const isStarted = context.phase === "started";
  context.thread.isCompacted = !isStarted;
  context.emitter.emit({
    type: "contextCompacted",
    phase: isStarted ? "started" : "completed",
    tokensBefore: isStarted ? contextTokens : undefined,
    tokensAfter: isStarted ? undefined : contextTokens,
    ...owner,
  });
};

export const handleEnteredReview: ItemHandler<"entered_review_mode"> = (item, context) => {
  context.thread.isReviewing = true;
  const what = read.string(item.review);
  if (context.phase === "completed" && what !== undefined)
    context.emitter.log("info", `A review begins: ${what}`, "review");
};

/** What was found is repeated as a message. */
export const handleExitedReview: ItemHandler<"exited_review_mode"> = (_, { thread }) => {
  thread.isReviewing = false;
};
