import { StoreUnavailableError } from "@agentstream/sessions";
import type { Cluster, Redis } from "ioredis";

/** Resolves when commands can be sent: what is sent before may be sent much later. */
export function whenReady(connection: Redis | Cluster): Promise<unknown> {
  if (connection.status === "ready") return ready;
  if (connection.status === "end")
    return Promise.reject(new StoreUnavailableError("The connection to Redis was closed."));
  return new Promise((resolve) => connection.once("ready", resolve));
}

const ready = Promise.resolve();
