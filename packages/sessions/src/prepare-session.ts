import { present } from "@agentstream/stream";

import { admitRun } from "./admit-run.ts";
import { requireScope, type Caller } from "./caller.ts";
import { findSession, whileRoom, type Context } from "./context.ts";
import { settingsOf, type BeginRequest } from "./create-turns.ts";
import { checkKey, claimOf, readClaim, type IdempotencyKey } from "./idempotency.ts";
import type { PlannedRun } from "./plan-run.ts";
import { SessionProblem } from "./session-problem.ts";
import type { SessionSettings, StoredSession } from "./store.ts";

export interface PreparedSession extends Omit<BeginRequest, "prompt"> {
  /** Its agent is started at once, where it can wait for its first prompt. */
  readonly isWarm?: boolean;
}

/** Changes that apply from the next prompt on. Fields that are absent stay as they are. */
export interface NextSettings extends Pick<BeginRequest, "isUnattended"> {
  readonly config?: SessionSettings["config"];
  /** The agent's own id of the conversation to resume. */
  readonly nativeSessionId?: string | undefined;
}

/** Stands for a prompt that is not known yet; the demo agent, too, takes it. */
const anyPrompt = "say ?";

/** Makes a session that waits for its first prompt. It is checked as a run is. */
export async function prepareSession(
  context: Context,
  caller: Caller,
  { isWarm = false, ...request }: PreparedSession,
  key?: IdempotencyKey,
): Promise<StoredSession> {
  requireScope(caller, "run");
  if (context.phase.isStopping)
    throw new SessionProblem("stopping", "The server is shutting down; retry when it is back.", {
      retryAfterSeconds: 10,
    });
  if (key !== undefined) checkKey(key);
  const planned = await admitRun(context, { ...request, prompt: anyPrompt });
  const now = context.clock.now();
  const session: StoredSession = {
    id: context.createId(),
    owner: caller.owner,
    agentType: request.agentType,
    // nothing runs, and nothing is expected to
    state: "done",
    createdAt: now,
    updatedAt: now,
    lastSeq: 0,
    turn: 0,
    runs: 0,
    settings: settingsOf(request),
    alias: request.alias,
  };
  const claim = key && claimOf(caller, key, session.id, 0);
  const earlier = await whileRoom(context.store.create(session, claim));
  if (earlier !== undefined) {
    readClaim(earlier.value, key);
    return findSession(context, caller, earlier.sessionId);
  }
  if (isWarm) warmUp(context, session.id, planned);
  return session;
}

/** Starts the agent of a session; its first prompt finds it ready, or waits until it is. */
function warmUp({ warm, warmAgent, runOptions }: Context, id: string, planned: PlannedRun): void {
  if (warmAgent === undefined || !warm.keeps(planned)) return;
  const { agent, request, plan, confines } = planned;
  const own = { plan, confines, cwdIsResolved: true, keep: true };
  const options = { ...runOptions, ...agent.options, ...own };
  const position = { sessionId: id };
  warm.prepare(id, planned, (signal) =>
    warmAgent(agent.adapter, request, { ...options, position, signal }),
  );
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
    await admitRun(context, {
      ...settings,
      ...present({ isUnattended }),
      agentType: session.agentType,
      prompt: anyPrompt,
      resume: nativeSessionId ?? session.nativeSessionId,
    });
    const changes = present({ settings, nativeSessionId, updatedAt: context.clock.now() });
    await whileRoom(context.store.update(id, changes));
    return { ...session, ...changes };
  });
}
