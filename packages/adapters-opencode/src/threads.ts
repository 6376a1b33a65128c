import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";

import { createSession, type ServeState, type Session } from "./state.ts";

/** What only brackets, is told elsewhere too, or is about the server and not about the agent. */
const ofNoInterest = new Set([
  "server.connected",
  "server.heartbeat",
  "server.instance.disposed",
  "global.disposed",
  "plugin.added",
  "catalog.updated",
  "reference.updated",
  "integration.updated",
  "models-dev.refreshed",
  "project.updated",
  "vcs.branch.updated",
  "lsp.updated",
  "lsp.client.diagnostics",
  "mcp.tools.changed",
  "installation.updated",
  "installation.update-available",
  "session.diff",
  "file.edited",
  "file.watcher.updated",
]);

export const isOfNoInterest = (type: string): boolean => ofNoInterest.has(type);

/** What only brackets the messages of a session; of a foreign one it says nothing. */
export const isBracket = (type: string): boolean =>
  type.startsWith("session.") || type === "message.updated";

/** The session that an event is about; undefined: neither the one that is followed nor a sub-agent's. */
export function threadOf(
  type: string,
  properties: NativeObject,
  state: ServeState,
): Session | undefined {
  const { sessionID, info, part } = properties;
  const about = read.fields(info);
  const isSession = type.startsWith("session.") && read.isFields(info);
  const id =
    read.string(sessionID) ??
    read.string(isSession ? about["id"] : about["sessionID"]) ??
    read.string(read.fields(part)["sessionID"]);
  if (id === undefined || id === state.rootId) return state.main;
  const known = state.children.get(id);
  if (known !== undefined) return known;
  const parentId = isSession ? read.string(about["parentID"]) : undefined;
  if (parentId !== undefined) return adopt(id, parentId, read.string(about["title"]), state);
  if (state.rootId !== undefined) return undefined;
  state.rootId = id;
  // what a session says of itself says this too
  if (!isSession) state.emitter.session.learn({ nativeSessionId: id });
  return state.main;
}

/** A session that one of ours has started, or that nothing else is known of yet. */
function adopt(
  id: string,
  parentId: string,
  title: string | undefined,
  { rootId, children }: ServeState,
): Session | undefined {
  const isOurs = rootId === undefined || parentId === rootId || children.has(parentId);
  if (!isOurs) return undefined;
  const session = createSession(title);
  children.set(id, session);
  return session;
}
