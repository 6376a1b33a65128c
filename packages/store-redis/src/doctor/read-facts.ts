import { messageOf } from "@agentstream/stream";
import type { Redis } from "ioredis";
import { Cluster } from "ioredis";

import type { RedisClient } from "../connection/redis-client.ts";

/** What a primary says of itself. */
export interface ServerFacts {
  readonly where: string;
  /** Empty: the user may not ask. */
  readonly info: ReadonlyMap<string, string>;
  /** Absent: the user may not ask, as with most managed servers. */
  readonly config: ReadonlyMap<string, string> | undefined;
  /** How far its clock is from ours, in milliseconds. */
  readonly skewMs: number | undefined;
  readonly pingMs: number;
}

export const readFacts = (client: RedisClient): Promise<readonly ServerFacts[]> =>
  client.within(async (connection) => {
    const servers = connection instanceof Cluster ? connection.nodes("master") : [connection];
    return Promise.all(servers.map(readServer));
  });

async function readServer(server: Redis): Promise<ServerFacts> {
  const started = performance.now();
  await server.ping();
  const pingMs = performance.now() - started;
  const info = await allowed(server.info("everything"));
  const config = await allowed(server.config("GET", "append*"));
  const time = await allowed(server.time());
  const { host = "", port = 0 } = server.options;
  return {
    where: `${host}:${port}`,
    info: readInfo(info ?? ""),
    config: config === undefined ? undefined : pairs(config),
    skewMs: time && Number(time[0]) * 1000 + Number(time[1]) / 1000 - Date.now(),
    pingMs,
  };
}

/** Undefined: the user may not. */
async function allowed<T>(reply: Promise<T>): Promise<T | undefined> {
  try {
    return await reply;
  } catch (error) {
    if (/NOPERM|unknown command|unknown subcommand|not allowed|disabled/i.test(messageOf(error)))
      return undefined;
    throw error;
  }
}

export function readInfo(text: string): ReadonlyMap<string, string> {
  const lines = text.split(/\r?\n/).flatMap((line): [string, string][] => {
    const at = line.indexOf(":");
    return line.startsWith("#") || at === -1 ? [] : [[line.slice(0, at), line.slice(at + 1)]];
  });
  return new Map(lines);
}

function pairs(reply: unknown): ReadonlyMap<string, string> {
  const list: unknown[] = Array.isArray(reply) ? reply : [];
  const map = new Map<string, string>();
  for (let at = 0; at + 1 < list.length; at += 2) map.set(String(list[at]), String(list[at + 1]));
  return map;
}
