import type { EventDraft, Owner } from "@agentstream/stream";

/** An event, and whose it is. Assigned, not spread: most events are the main thread's, and a second spread is dear. */
export function withOwner<T extends EventDraft>(draft: T, { parentToolId, subagentId }: Owner): T {
  if (parentToolId !== undefined) draft.parentToolId = parentToolId;
  if (subagentId !== undefined) draft.subagentId = subagentId;
  return draft;
}

/** The same without the fields that say whose it is. */
export function withoutOwner<T extends Owner>(object: T): Omit<T, keyof Owner> {
  if (!("parentToolId" in object) && !("subagentId" in object)) return object;
  const { parentToolId: _, subagentId: __, ...rest } = object;
  return rest;
}
