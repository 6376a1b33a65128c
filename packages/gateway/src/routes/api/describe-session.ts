import { relative } from "node:path";

import type { ApiSession, PromptPart } from "@agentstream/schema";
import { decodeRecord, type StoredSession } from "@agentstream/sessions";

import type { RouteCall } from "../../route.ts";
import { projectsOf } from "./project.ts";

/** The states that clients know: what waits is running to them. */
export const stateOf = ({ state }: StoredSession): ApiSession["state"] =>
  state === "queued" ? "running" : state;

/** Where the prompt of a session is kept. */
export const promptMark = "api-prompt";

export async function describeSession(
  call: RouteCall,
  session: StoredSession,
): Promise<ApiSession> {
  const { id, agentType, createdAt, updatedAt } = session;
  return {
    id,
    agentId: agentType,
    projectId: projectIdOf(call, session),
    prompt: await promptOf(call, session),
    state: stateOf(session),
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  };
}

/** The project that its request named, or the one whose folder it works in. */
function projectIdOf({ context }: RouteCall, { settings }: StoredSession): string {
  const { projectId, cwd } = settings.config ?? {};
  if (projectId !== undefined) return projectId;
  const projects = projectsOf(context.sessions);
  const found =
    cwd === undefined
      ? projects[0]
      : projects.find(({ path }) => !relative(path, cwd).startsWith(".."));
  return found?.id ?? "";
}

/** How far the first prompt may stand in the log. */
const firstEvents = 20;

/** A session of another route has its first prompt in its log, once it has started. */
async function promptOf(
  { context, caller }: RouteCall,
  { id, lastSeq }: StoredSession,
): Promise<string> {
  const kept = await context.sessions.readMark(caller, id, promptMark);
  if (kept !== undefined || lastSeq === 0) return kept ?? "";
  const { records } = await context.sessions.page(caller, id, {
    after: 0,
    limit: firstEvents,
    waitMs: 0,
  });
  for (const record of records) {
    if (record.type !== "turnStarted") continue;
    const event = decodeRecord(record);
    if (event.type === "turnStarted") return textOf(event.prompt);
  }
  return "";
}

const textOf = (prompt: string | readonly PromptPart[] | undefined): string =>
  typeof prompt === "string"
    ? prompt
    : (prompt ?? []).map((part) => (part.type === "text" ? part.text : "")).join("");
