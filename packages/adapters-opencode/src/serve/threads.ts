import { read, type Lenient } from "@agentstream/adapter-kit/author";

import type { ServeEvent } from "./line.ts";
import { createSession, type ServeState, type Session } from "./state.ts";

/** Whether an event only marks what happens to a session or a message: it needs no event if the session is foreign. */
export const isBracket = (type: string): boolean =>
  type.startsWith("session.") || type === "message.updated";

/** The session that an event is about; undefined: neither the one that is followed nor a sub-agent's. */
export function threadOf(
  type: string,
  { properties }: Lenient<ServeEvent>,
  state: ServeState,
): Session | undefined {
  const { sessionID, info, part } = read.fields(properties);
  const about = read.fields(info);
  const isSession = type.startsWith("session.") && read.object(info) !== undefined;
  const id =
    read.string(sessionID) ??
    read.string(isSession ? about.id : about.sessionID) ??
    read.string(read.fields(part).sessionID);
  if (id === undefined || id === state.rootId) return state.main;
  const known = state.children.get(id);
  if (known !== undefined) return known;
  const parentId = isSession ? read.string(about.parentID) : undefined;
  if (parentId !== undefined)
    return adopt(id, parentId, createSession(read.string(about.title)), state);
  if (state.rootId !== undefined) return undefined;
  state.rootId = id;
  // the events of a session itself have this, too
  if (!isSession) state.emitter.session.learn({ nativeSessionId: id });
  return state.main;
}

/** A session that one of ours has started, or that nothing else is known of yet. */
function adopt(
  id: string,
  parentId: string,
  session: Session,
  { rootId, children }: ServeState,
): Session | undefined {
  if (rootId !== undefined && parentId !== rootId && !children.has(parentId)) return undefined;
  children.set(id, session);
  return session;
}
