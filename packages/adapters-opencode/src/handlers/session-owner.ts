import type { Owner, ServeState, Session } from "../state.ts";

/** Whose a session's events are. A sub-agent that no call has started yet begins with its first event. */
export function ownerOf(session: Session, { emitter, main, children }: ServeState): Owner {
  if (session === main || session.owner.subagentId !== undefined) return session.owner;
  const childId = [...children].find(([, child]) => child === session)?.[0];
  if (childId === undefined) return session.owner;
  emitter.jobs.startSubagent(childId, { label: session.title ?? childId });
  const subagentId = emitter.jobs.subagentId(childId);
  session.owner = { ...(subagentId !== undefined && { subagentId }) };
  return session.owner;
}
