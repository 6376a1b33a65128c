import type { RedisClient } from "./connection/redis-client.ts";
import { checkVersion } from "./doctor/check-version.ts";
import { readFacts } from "./doctor/read-facts.ts";

/** Throws an Error if a server is too old to be used. What it does not report is the doctor's. */
export async function checkServers(client: RedisClient): Promise<void> {
  for (const facts of await readFacts(client)) {
    const { level, message, remedy = "" } = checkVersion(facts);
    if (level === "error") throw new Error(`${message} ${remedy}`);
  }
}
