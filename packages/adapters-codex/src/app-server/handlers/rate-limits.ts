import { untyped as read } from "@agentstream/adapter-kit";

import { mapTime } from "../../map-time.ts";
import type { Handler } from "../state.ts";

/** One event for each window that has changed; a server without limits repeats that there are none. */
export const handleRateLimits: Handler = ({ params }, { emitter, state }) => {
  const limits = read.fields(params["rateLimits"]);
  const isReached = typeof limits["rateLimitReachedType"] === "string";
  for (const name of ["primary", "secondary"]) {
    const { usedPercent, windowDurationMins, resetsAt } = read.fields(limits[name]);
    const used = read.number(usedPercent);
    const minutes = read.count(windowDurationMins);
    const seconds = read.count(resetsAt);
    const resets = seconds === undefined ? undefined : mapTime(seconds * 1000);
    const news = JSON.stringify([used, minutes, resets, isReached]);
    if (used === undefined || state.rateLimits.get(name) === news) continue;
    state.rateLimits.set(name, news);
    emitter.emit({
      type: "rateLimitUpdated",
      status: isReached || used >= 100 ? "rejected" : "allowed",
      window: minutes === undefined ? name : `${minutes} minutes`,
      usedPercent: Math.max(0, used),
      ...(resets !== undefined && { resetsAt: resets }),
    });
  }
};
