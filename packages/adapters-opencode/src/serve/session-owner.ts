import type { Owner } from "../thread.ts";
import type { ServeState, Session } from "./state.ts";

/** The owner of a session's events. A sub-agent that no call has started yet begins with its first event. */
export function ownerOf(session: Session, { emitter, main, children }: ServeState): Owner {
  if (session === main || session.owner.subagentId !== undefined) return session.owner;
  const childId = [...children].find(([, child]) => child === session)?.[0];
  if (childId === undefined) return session.owner;
  emitter.jobs.startSubagent(childId, { label: session.title ?? childId });
  session.owner = { subagentId: emitter.jobs.subagentId(childId) };
  return session.owner;
}
