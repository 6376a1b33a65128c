import { messageOf } from "@agentstream/stream";

import type { Parts } from "../store/parts.ts";
import { checkClock, checkDistance } from "./check-clock.ts";
import { checkEviction, checkRoom } from "./check-memory.ts";
import { checkPermissions } from "./check-permissions.ts";
import { checkPersistence } from "./check-persistence.ts";
import { checkReplicas } from "./check-replicas.ts";
import { checkVersion } from "./check-version.ts";
import type { Finding } from "./finding.ts";
import { readFacts, type ServerFacts } from "./read-facts.ts";

interface SetUp {
  readonly prefix: string;
  readonly durable: boolean;
}

/** Each looks at one primary. */
const checks: readonly ((facts: ServerFacts, durable: boolean) => Finding)[] = [
  checkVersion,
  checkEviction,
  checkRoom,
  checkPersistence,
  checkReplicas,
  checkClock,
  checkDistance,
];

/** Never rejects: that Redis is away is a finding, too. */
export async function checkSetUp(
  parts: Parts,
  { prefix, durable }: SetUp,
): Promise<readonly Finding[]> {
  try {
    const servers = await readFacts(parts.client);
    const found = servers.flatMap((facts) => checks.map((check) => check(facts, durable)));
    return [reached(parts, servers.length), await checkPermissions(parts, prefix), ...found];
  } catch (error) {
    const remedy = "See that Redis runs, and that this machine reaches it.";
    return [{ level: "error", name: "connection", message: messageOf(error), remedy }];
  }
}

const reached = ({ client: { address, isCluster } }: Parts, servers: number): Finding => ({
  level: "ok",
  name: "connection",
  message: isCluster
    ? `${address} is a Redis Cluster of ${servers} primaries.`
    : `${address} answers.`,
});
