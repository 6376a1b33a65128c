import type { RpcRequest } from "@agentstream/schema";
import type { Scope } from "@agentstream/sessions";

/** Of each method what the caller's token must allow, checked before the parameters; undefined: any token. */
const table: Readonly<Record<RpcRequest["method"], Scope | undefined>> = {
  "session.create": "run",
  "session.send": "run",
  "session.resume": "read",
  "session.destroy": "run",
  "session.list": "read",
  "session.set_mode": "run",
  "session.set_model": "run",
  "session.interrupt": "run",
  "session.queue_stats": "read",
  "session.reconnect": "read",
  "health.check": undefined,
  "monitor.sessions": "read",
};

export const methodScopes: ReadonlyMap<string, Scope | undefined> = new Map(Object.entries(table));
