import type { SessionRequest, TurnRequest } from "@agentstream/schema";
import type { Ending } from "@agentstream/stream";
import { v7 as createId } from "uuid";

import { requireScope, type Caller } from "./caller.ts";
import { carryOut } from "./carry-out.ts";
import { findSession, liveOf, whileRoom, type Context } from "./context.ts";
import { checkKey, claimOf, readClaim, type IdempotencyKey } from "./idempotency.ts";
import { isOver } from "./learn-facts.ts";
import { cancelledByHost } from "./live-session.ts";
import { planRun, type PlannedRun } from "./plan-run.ts";
import { fieldProblem, SessionProblem } from "./session-problem.ts";
import type { RunSetting, SessionSettings, StoredSession } from "./store.ts";

export interface BeginRequest extends Omit<SessionRequest, "sessionId" | "prompt"> {
  readonly prompt: TurnRequest["prompt"];
  /** Requests of the agent cannot be answered. */
  readonly isUnattended?: boolean;
  /** The client's own id of the session. */
  readonly alias?: string | undefined;
}

export interface TurnOfSession extends TurnRequest, Pick<BeginRequest, RunSetting> {
  readonly isUnattended?: boolean;
  /** The session's agent, if the caller names it. */
  readonly agentType?: string | undefined;
}

/** An accepted prompt, and its run. */
export interface Accepted {
  readonly session: StoredSession;
  readonly run: number;
  /** In the queue, from 1; undefined: it has started, or is over. */
  readonly position: number | undefined;
  /** False: the same key was given before. */
  readonly isNew: boolean;
}

/** Starts a session with its first prompt. */
export async function beginSession(
  context: Context,
  caller: Caller,
  request: BeginRequest,
  key: IdempotencyKey | undefined,
): Promise<Accepted> {
  requireScope(caller, "run");
  const repeated = await findRepeated(context, caller, key);
  if (repeated !== undefined) return repeated;
  const planned = await planRun(context.policy, request);
  checkRoom(context, caller.owner);
  const now = context.now();
  const session: StoredSession = {
    id: createId(),
    owner: caller.owner,
    agentType: request.agentType,
    state: "queued",
    createdAt: now,
    updatedAt: now,
    lastSeq: 0,
    turn: 0,
    runs: 1,
    settings: settingsOf(request),
    alias: request.alias,
  };
  const claim = key && claimOf(caller, key, session.id, 1);
  const earlier = await whileRoom(context.store.create(session, claim));
  if (earlier !== undefined) return repeat(context, caller, key, earlier);
  return enqueue(context, session, planned);
}

const settingsOf = ({
  config,
  outputSchema,
  env,
  mcpServers,
  onDisconnect,
}: BeginRequest): SessionSettings => ({ config, outputSchema, env, mcpServers, onDisconnect });

/** Adds a further prompt to a session. */
export async function addTurn(
  context: Context,
  caller: Caller,
  id: string,
  turn: TurnOfSession,
  key: IdempotencyKey | undefined,
): Promise<Accepted> {
  requireScope(caller, "run");
  await findSession(context, caller, id);
  const repeated = await findRepeated(context, caller, key);
  if (repeated !== undefined) return repeated;
  return context.lock(id, async () => {
    const session = await findSession(context, caller, id);
    checkAgent(session, turn.agentType);
    if (turn.ifBusy === "refuse" && !isOver(session.state))
      throw new SessionProblem(
        "busy",
        "A turn is running; wait for its end, or send ifBusy: queue.",
      );
    if (turn.ifBusy === "steer" && !isOver(session.state))
      throw fieldProblem(
        "/ifBusy",
        "A turn is running, and prompts cannot be added to it yet: pass queue, interrupt or refuse.",
      );
    const planned = await planRun(context.policy, {
      ...session.settings,
      ...turn,
      agentType: session.agentType,
      resume: session.nativeSessionId,
    });
    checkRoom(context, session.owner);
    const run = session.runs + 1;
    const claim = key && claimOf(caller, key, id, run);
    const state = isOver(session.state) ? "queued" : session.state;
    const changes = { runs: run, state, updatedAt: context.now() };
    const earlier = await whileRoom(context.store.update(id, changes, claim));
    if (earlier !== undefined) return repeat(context, caller, key, earlier);
    if (turn.ifBusy === "interrupt") dropRuns(context, id, session.runs);
    return enqueue(context, { ...session, runs: run }, planned);
  });
}

/** Stops the run that runs; those that wait never start. */
export function dropRuns(
  context: Context,
  id: string,
  through: number,
  ending: Ending = cancelledByHost,
): void {
  const live = context.lives.get(id);
  if (live === undefined || live.ended >= through) return;
  live.dropped = { through, ending };
  live.run?.cancel();
  context.scheduler.expedite(id);
}

function enqueue(context: Context, session: StoredSession, planned: PlannedRun): Accepted {
  const { id, runs: run } = session;
  const live = liveOf(context, id, run);
  context.scheduler.add({
    sessionId: id,
    owner: session.owner,
    start: () => carryOut(context, id, run, planned, live),
  });
  return { session, run, position: context.scheduler.position(id), isNew: true };
}

async function findRepeated(
  context: Context,
  caller: Caller,
  key: IdempotencyKey | undefined,
): Promise<Accepted | undefined> {
  if (key === undefined) return undefined;
  checkKey(key);
  const earlier = await context.store.findClaim(`key:${caller.owner}`, key.key);
  return earlier === undefined ? undefined : repeat(context, caller, key, earlier);
}

/** The same request came before: its run is returned again. */
async function repeat(
  context: Context,
  caller: Caller,
  key: IdempotencyKey | undefined,
  claim: { readonly sessionId: string; readonly value: string },
): Promise<Accepted> {
  const run = readClaim(claim.value, key);
  const session = await findSession(context, caller, claim.sessionId);
  return { session, run, position: context.scheduler.position(session.id), isNew: false };
}

function checkRoom(context: Context, owner: string): void {
  const { isStopping, scheduler, maxWaiting, maxWaitingPerOwner } = context;
  if (isStopping)
    throw new SessionProblem("stopping", "The server is shutting down; retry when it is back.", {
      retryAfterSeconds: 10,
    });
  const isOwnersLimit = scheduler.waitingOf(owner) >= maxWaitingPerOwner;
  if (!isOwnersLimit && scheduler.waiting() < maxWaiting) return;
  const who = isOwnersLimit ? `${maxWaitingPerOwner} runs of yours` : `${maxWaiting} runs`;
  throw new SessionProblem("tooMany", `${who} are waiting, which is the limit; retry later.`, {
    retryAfterSeconds: 5,
  });
}

function checkAgent({ agentType }: StoredSession, asked: string | undefined): void {
  if (asked === undefined || asked === agentType) return;
  throw new SessionProblem(
    "invalid",
    `This is a session of ${agentType}; expected no other agentType, got ${asked}.`,
    {
      allowed: [agentType],
    },
  );
}
