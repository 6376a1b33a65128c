import { read, planEntry } from "@agentstream/adapter-kit/author";

import type { Handler } from "../line.ts";

export const handlePlan: Handler<"turn/plan/updated"> = ({ params }, { emitter, threads }) => {
  const { threadId, plan, explanation: words } = read.fields(params);
  const { owner } = threads.of(read.string(threadId));
  const explanation = read.string(words);
  const entries = read.objects(plan).flatMap(({ step, status }) => planEntry(step, status));
  emitter.plan(entries, explanation, owner);
};
