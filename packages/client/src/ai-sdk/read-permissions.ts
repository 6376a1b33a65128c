import type { AgentSession, CallOptions } from "../agent-client.ts";

/** The permissions of a run. */
export interface Permissions {
  /** The seq of each request. */
  readonly asked: ReadonlyMap<string, number>;
  /** Those that have an answer by now. */
  readonly settled: ReadonlySet<string>;
}

/** Reads what is known now of the permissions after this seq. */
export async function readPermissions(
  session: AgentSession,
  after: number,
  { signal }: CallOptions = {},
): Promise<Permissions> {
  const { lastSeq } = await session.get({ signal });
  const asked = new Map<string, number>();
  const settled = new Set<string>();
  if (lastSeq <= after) return { asked, settled };
  for await (const event of session.read({ after, signal })) {
    const { seq = 0 } = event;
    if (event.type === "permissionRequested") asked.set(event.requestId, seq);
    if (event.type === "permissionResolved") settled.add(event.requestId);
    if (seq >= lastSeq) break;
  }
  return { asked, settled };
}
