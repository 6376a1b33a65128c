import type { Finding } from "./finding.ts";
import type { ServerFacts } from "./read-facts.ts";

/** The oldest versions that have all commands. */
const oldest = { redis: [7, 0], valkey: [7, 2] } as const;

const remedy = "Use Redis 7.0 or newer, or Valkey 7.2 or newer.";

export function checkVersion({ info, where }: Pick<ServerFacts, "info" | "where">): Finding {
  const name = "version";
  // Valkey also gives the version of Redis that it is compatible with
  const valkey = info.get("valkey_version");
  const version = valkey ?? info.get("redis_version");
  const kind = valkey === undefined ? "redis" : "valkey";
  const title = kind === "redis" ? "Redis" : "Valkey";
  const known = /^(?<major>\d+)\.(?<minor>\d+)/.exec(version ?? "");
  if (known === null)
    return {
      level: "warning",
      name,
      message: `${where} does not report its version${version === undefined ? "" : ` (${version})`}.`,
      remedy: `${remedy} Allow INFO, so that this can be checked.`,
    };
  const [major, minor] = [Number(known.groups?.["major"]), Number(known.groups?.["minor"])];
  const [leastMajor, leastMinor] = oldest[kind];
  if (major < leastMajor || (major === leastMajor && minor < leastMinor))
    return { level: "error", name, message: `${where} is ${title} ${version}.`, remedy };
  return { level: "ok", name, message: `${where} is ${title} ${version}.` };
}
