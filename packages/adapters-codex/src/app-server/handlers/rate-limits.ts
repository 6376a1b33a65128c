import { read, isoTime } from "@agentstream/adapter-kit/author";

import type { Handler } from "../line.ts";

/** One event for each window that has changed; a server without limits repeats that there are none. */
export const handleRateLimits: Handler<"account/rateLimits/updated"> = (
  { params },
  { emitter, state },
) => {
  const limits = read.fields(read.fields(params).rateLimits);
  const isReached = read.string(limits.rateLimitReachedType) !== undefined;
  for (const name of ["primary", "secondary"] as const) {
    const { usedPercent, windowDurationMins, resetsAt: at } = read.fields(limits[name]);
    const used = read.number(usedPercent);
    const minutes = read.count(windowDurationMins);
    const seconds = read.count(at);
    const resetsAt = seconds === undefined ? undefined : isoTime(seconds * 1000);
    const news = JSON.stringify([used, minutes, resetsAt, isReached]);
    if (used === undefined || state.rateLimits.get(name) === news) continue;
    state.rateLimits.set(name, news);
    emitter.emit({
      type: "rateLimitUpdated",
      status: isReached || used >= 100 ? "rejected" : "allowed",
      window: minutes === undefined ? name : `${minutes} minutes`,
      usedPercent: Math.max(0, used),
      resetsAt,
    });
  }
};
