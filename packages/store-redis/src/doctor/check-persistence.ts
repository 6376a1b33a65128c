import type { Finding } from "./finding.ts";
import type { ServerFacts } from "./read-facts.ts";

const name = "persistence";

/** Whether what was acknowledged is there after a restart of Redis, and after a loss of power. */
export function checkPersistence({ info, config, where }: ServerFacts, durable: boolean): Finding {
  if (info.get("aof_last_write_status") === "err")
    return {
      level: "error",
      name,
      message: `${where} cannot write its append-only file.`,
      remedy: "Make room on its disk, and see its log.",
    };
  const isOn = config?.get("appendonly") ?? (info.get("aof_enabled") === "1" ? "yes" : "no");
  const sync = config?.get("appendfsync");
  if (config === undefined && !info.has("aof_enabled"))
    return cannotTell(where, "whether it has an append-only file, and how it is synced");
  if (isOn !== "yes")
    return {
      level: "warning",
      name,
      message: `${where} has no append-only file: a restart loses what came after its last snapshot.`,
      remedy: "Set appendonly yes and appendfsync always.",
    };
  if (sync === undefined) return cannotTell(where, "appendfsync");
  if (sync === "always")
    return { level: "ok", name, message: `${where} syncs each write to its disk.` };
  return {
    level: durable ? "warning" : "ok",
    name,
    message: `${where} has appendfsync ${sync}: a crash of the machine loses up to ${sync === "everysec" ? "a second" : "half a minute"}.`,
    remedy: durable ? "Set appendfsync always." : undefined,
  };
}

const cannotTell = (where: string, what: string): Finding => ({
  level: "warning",
  name,
  message: `${where} does not report ${what}: CONFIG is forbidden.`,
  remedy: "See in its settings that appendonly is yes and appendfsync always.",
});
