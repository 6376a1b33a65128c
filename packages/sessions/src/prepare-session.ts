import { present } from "@agentstream/stream";
import { v7 as createId } from "uuid";

import { requireScope, type Caller } from "./caller.ts";
import { findSession, whileRoom, type Context } from "./context.ts";
import type { BeginRequest } from "./create-turns.ts";
import { planRun } from "./plan-run.ts";
import type { SessionSettings, StoredSession } from "./store.ts";

export interface PreparedSession extends Pick<BeginRequest, "agentType" | "isUnattended"> {
  readonly config: NonNullable<SessionSettings["config"]>;
}

/** Changes that apply from the next prompt on. Fields that are absent stay as they are. */
export interface NextSettings extends Partial<Pick<PreparedSession, "config" | "isUnattended">> {
  /** The agent's own id of the conversation to resume. */
  readonly nativeSessionId?: string | undefined;
}

/** Stands for a prompt that is not known yet. */
const anyPrompt = "?";

/** Makes a session that waits for its first prompt. It is checked as a run is; nothing is started. */
export async function prepareSession(
  context: Context,
  caller: Caller,
  { agentType, config, isUnattended }: PreparedSession,
): Promise<StoredSession> {
  requireScope(caller, "run");
  await planRun(context.policy, present({ agentType, config, isUnattended, prompt: anyPrompt }));
  const now = context.now();
  const session: StoredSession = {
    id: createId(),
    owner: caller.owner,
    agentType,
    // nothing runs, and nothing is expected to
    state: "done",
    createdAt: now,
    updatedAt: now,
    lastSeq: 0,
    turn: 0,
    runs: 0,
    settings: { config },
  };
  await whileRoom(context.store.create(session));
  return session;
}

/** Changes the settings of a session; rejects if its agent could not run with them. */
export async function changeSettings(
  context: Context,
  caller: Caller,
  id: string,
  { config, nativeSessionId, isUnattended }: NextSettings,
): Promise<StoredSession> {
  requireScope(caller, "run");
  return context.lock(id, async () => {
    const session = await findSession(context, caller, id);
    const settings = present({ ...session.settings, config: config ?? session.settings.config });
    await planRun(context.policy, {
      ...settings,
      ...present({ isUnattended }),
      agentType: session.agentType,
      prompt: anyPrompt,
      resume: nativeSessionId ?? session.nativeSessionId,
    });
    const changes = present({ settings, nativeSessionId, updatedAt: context.now() });
    await whileRoom(context.store.update(id, changes));
    return { ...session, ...changes };
  });
}
