import type { Finding } from "./finding.ts";
import type { ServerFacts } from "./read-facts.ts";

const mostSkewMs = 2000;
const slowMs = 20;

/** Leases are timed by the clock of Redis; what people read has ours. */
export function checkClock({ skewMs, where }: ServerFacts): Finding {
  const name = "clock";
  if (skewMs === undefined || Math.abs(skewMs) <= mostSkewMs)
    return { level: "ok", name, message: `The clock of ${where} agrees with ours.` };
  return {
    level: "warning",
    name,
    message: `The clock of ${where} is ${Math.round(Math.abs(skewMs) / 1000)} s ${skewMs > 0 ? "ahead of" : "behind"} ours.`,
    remedy: "Set both by NTP.",
  };
}

export function checkDistance({ pingMs, where }: ServerFacts): Finding {
  const message = `${where} answers in ${pingMs.toFixed(1)} ms.`;
  if (pingMs < slowMs) return { level: "ok", name: "distance", message };
  const remedy =
    "Run the nodes in the network of Redis: each batch of events waits for one answer.";
  return { level: "warning", name: "distance", message, remedy };
}
