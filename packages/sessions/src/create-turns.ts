import type { SessionRequest, TurnRequest } from "@agentstream/schema";
import { present } from "@agentstream/stream";

import { admitRun } from "./admit-run.ts";
import { requireScope, type Caller } from "./caller.ts";
import { dropRuns, findSession, whileRoom, type Context } from "./context.ts";
import { firstOpenRun } from "./first-open-run.ts";
import { checkKey, claimOf, readClaim, type IdempotencyKey } from "./idempotency.ts";
import { isOver } from "./learn-facts.ts";
import { checkKeptServers, keptMcpServers } from "./resolve-mcp-servers.ts";
import { routeOf } from "./route-of.ts";
import { SessionProblem } from "./session-problem.ts";
import { steerRun } from "./steer-run.ts";
import {
  StoreConflictError,
  type Claim,
  type RunSetting,
  type SessionSettings,
  type StoredSession,
} from "./store.ts";
import type { WorkInput } from "./work.ts";

export interface BeginRequest extends Omit<SessionRequest, "sessionId" | "prompt"> {
  readonly prompt: TurnRequest["prompt"];
  /** Requests of the agent cannot be answered. */
  readonly isUnattended?: boolean;
  /** Text is wanted as it is written, also of an unattended run. */
  readonly deltas?: boolean;
  /** The client's own id of the session. */
  readonly alias?: string | undefined;
}

export interface TurnOfSession
  extends TurnRequest, Pick<BeginRequest, RunSetting | "isUnattended" | "deltas"> {
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
  /** The prompt went into the turn that runs. */
  readonly isSteered?: boolean;
}

/** Starts a session with its first prompt. */
export async function beginSession(
  context: Context,
  caller: Caller,
  request: BeginRequest,
  key: IdempotencyKey | undefined,
): Promise<Accepted> {
  requireScope(caller, "run");
  const repeated = await findRepeated(context, caller, key, inputOf(request));
  if (repeated !== undefined) return repeated;
  // the worker plans it again: here a request that cannot run is refused
  await admitRun(context, request);
  await checkRoom(context, caller.owner);
  const now = context.clock.now();
  const session: StoredSession = {
    id: context.createId(),
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
  if (earlier !== undefined) return repeat(context, caller, key, earlier, inputOf(request));
  return accept(context, session, inputOf(request));
}

const inputOf = ({
  agentType,
  prompt,
  config,
  outputSchema,
  env,
  mcpServers,
  isUnattended,
  deltas,
}: WorkInput): WorkInput =>
  present({ agentType, prompt, config, outputSchema, env, mcpServers, isUnattended, deltas });

export const settingsOf = ({
  config,
  outputSchema,
  env,
  mcpServers,
  onDisconnect,
}: Omit<BeginRequest, "prompt">): SessionSettings => ({
  config,
  outputSchema,
  env,
  ...keptMcpServers(mcpServers),
  onDisconnect,
});

/** Adds a further prompt to a session. */
export async function addTurn(
  context: Context,
  caller: Caller,
  id: string,
  turn: TurnOfSession,
  key: IdempotencyKey | undefined,
): Promise<Accepted> {
  requireScope(caller, "run");
  const { agentType, settings } = await findSession(context, caller, id);
  const input = inputOf({ ...settings, ...turn, agentType });
  const repeated = await findRepeated(context, caller, key, input);
  if (repeated !== undefined) return repeated;
  return context.lock(id, async () => {
    const session = await findSession(context, caller, id);
    checkAgent(session, turn.agentType);
    if (turn.ifBusy === "refuse" && !isOver(session.state))
      throw new SessionProblem(
        "busy",
        "A turn is running; wait for its end, or send ifBusy: queue.",
      );
    checkKeptServers(session.settings.secretMcpServers, turn.mcpServers);
    const planned = await admitRun(context, { ...input, resume: session.nativeSessionId });
    const steered = await steerRun(
      context,
      session,
      turn,
      planned,
      (run) => key && claimOf(caller, key, id, run),
    );
    if (steered !== undefined)
      return { session, run: steered, position: undefined, isNew: true, isSteered: true };
    await checkRoom(context, session.owner);
    const reserved = await reserveRun(context, caller, session, key);
    if ("claim" in reserved) return repeat(context, caller, key, reserved.claim, input);
    if (turn.ifBusy === "interrupt") await dropRuns(context, id, reserved.runs - 1);
    return accept(context, reserved, input);
  });
}

/** The session with one run more, or the earlier claim of the key. */
async function reserveRun(
  context: Context,
  caller: Caller,
  session: StoredSession,
  key: IdempotencyKey | undefined,
): Promise<StoredSession | { readonly claim: Claim }> {
  const { store, clock } = context;
  for (let current = session; ; current = await findSession(context, caller, session.id)) {
    const { id, runs, state } = current;
    const run = runs + 1;
    const options = { expect: { runs, state }, claim: key && claimOf(caller, key, id, run) };
    const next = isOver(state) ? "queued" : state;
    const changes = { runs: run, state: next, updatedAt: clock.now() } as const;
    try {
      const claim = await whileRoom(store.update(id, changes, options));
      return claim === undefined ? { ...current, runs: run } : { claim };
    } catch (error) {
      // another prompt came first, or a run has ended meanwhile
      if (!(error instanceof StoreConflictError)) throw error;
    }
  }
}

/** Promises the run that was reserved. */
async function accept(
  context: Context,
  session: StoredSession,
  input: WorkInput,
): Promise<Accepted> {
  const { runs: run } = session;
  await enqueue(context, session, run, input);
  return { session, run, position: await context.work.position(session.id), isNew: true };
}

async function enqueue(
  { work, worker, clock, secrets, pool }: Context,
  session: StoredSession,
  run: number,
  input: WorkInput,
): Promise<void> {
  const { id: sessionId, owner } = session;
  const kept = secrets.keep(sessionId, run, input);
  const route = routeOf(pool, session, input);
  const queuedAt = clock.now();
  await whileRoom(work.enqueue({ sessionId, run, owner, route, input: kept, queuedAt }));
  await worker.poke();
}

async function findRepeated(
  context: Context,
  caller: Caller,
  key: IdempotencyKey | undefined,
  input: WorkInput,
): Promise<Accepted | undefined> {
  if (key === undefined) return undefined;
  checkKey(key);
  const earlier = await context.store.findClaim(`key:${caller.owner}`, key.key);
  return earlier === undefined ? undefined : repeat(context, caller, key, earlier, input);
}

/** The same request came before: its run is returned again, and promised if the one that reserved it could not do so any more. */
async function repeat(
  context: Context,
  caller: Caller,
  key: IdempotencyKey | undefined,
  claim: { readonly sessionId: string; readonly value: string },
  input: WorkInput,
): Promise<Accepted> {
  const run = readClaim(claim.value, key);
  const session = await findSession(context, caller, claim.sessionId);
  const isOpen = session.state === "queued" && run >= (await firstOpenRun(context.store, session));
  if (isOpen && !(await context.work.has(session.id, run)))
    await enqueue(context, session, run, input);
  return { session, run, position: await context.work.position(session.id), isNew: false };
}

async function checkRoom(context: Context, owner: string): Promise<void> {
  const { phase, work, maxWaiting, maxWaitingPerOwner } = context;
  if (phase.isStopping)
    throw new SessionProblem("stopping", "The server is shutting down; retry when it is back.", {
      retryAfterSeconds: 10,
    });
  const isOwnersLimit = (await work.count({ owner })) >= maxWaitingPerOwner;
  if (!isOwnersLimit && (await work.count()) < maxWaiting) return;
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
