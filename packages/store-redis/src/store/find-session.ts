import type { StoredSession } from "@agentstream/sessions";

import { listOf } from "../connection/reply.ts";
import type { Parts } from "./parts.ts";
import { columns, sessionOf } from "./session-row.ts";

export async function findSession(
  { client, names }: Pick<Parts, "client" | "names">,
  id: string,
): Promise<StoredSession | undefined> {
  return sessionOf(listOf(await client.call("HMGET", names.ofSession(id, "row"), ...columns)));
}
