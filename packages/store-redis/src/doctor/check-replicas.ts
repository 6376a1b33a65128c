import type { Finding } from "./finding.ts";
import type { ServerFacts } from "./read-facts.ts";

export function checkReplicas({ info, where }: ServerFacts, durable: boolean): Finding {
  const name = "replicas";
  const count = Number(info.get("connected_slaves") ?? 0);
  if (info.get("role") === "slave")
    return {
      level: "error",
      name,
      message: `${where} is a replica.`,
      remedy: "Connect to its primary.",
    };
  if (count > 0 || !durable)
    return {
      level: "ok",
      name,
      message: `${where} has ${count} replica${count === 1 ? "" : "s"}.`,
    };
  return {
    level: "warning",
    name,
    message: `${where} has no replica to wait for: what is acknowledged is on its disk alone.`,
    remedy: "Add a replica, and start the nodes again.",
  };
}
