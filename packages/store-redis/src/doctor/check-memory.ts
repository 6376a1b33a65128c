import type { Finding } from "./finding.ts";
import type { ServerFacts } from "./read-facts.ts";

const muchUsed = 0.8;
const megabytes = (bytes: number): string => `${Math.round(bytes / (1 << 20))} MB`;

/** What is deleted to make room is lost: sessions, and the promises to run prompts. */
export function checkEviction({ info, where }: ServerFacts): Finding {
  const name = "eviction";
  const policy = info.get("maxmemory_policy");
  if (policy === "noeviction")
    return { level: "ok", name, message: `${where} deletes nothing to make room.` };
  if (policy === undefined)
    return {
      level: "warning",
      name,
      message: `${where} does not report its maxmemory-policy.`,
      remedy: "See that maxmemory-policy is noeviction.",
    };
  return {
    level: "error",
    name,
    message: `${where} deletes data when its memory is full: maxmemory-policy is ${policy}.`,
    remedy: "Set maxmemory-policy noeviction.",
  };
}

export function checkRoom({ info, where }: ServerFacts): Finding {
  const name = "memory";
  const [used, most] = [Number(info.get("used_memory") ?? 0), Number(info.get("maxmemory") ?? 0)];
  if (most === 0)
    return { level: "ok", name, message: `${where} uses ${megabytes(used)}, without maxmemory.` };
  const message = `${where} uses ${megabytes(used)} of ${megabytes(most)}.`;
  if (used < most * muchUsed) return { level: "ok", name, message };
  const remedy = "Raise maxmemory, shorten --retain, or delete sessions.";
  return { level: used < most ? "warning" : "error", name, message, remedy };
}
