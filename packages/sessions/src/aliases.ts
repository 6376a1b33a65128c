import { owns, requireScope, type Caller } from "./caller.ts";
import type { Context } from "./context.ts";
import { addTurn, beginSession, type Accepted, type TurnOfSession } from "./create-turns.ts";
import type { IdempotencyKey } from "./idempotency.ts";
import { fieldProblem, SessionProblem } from "./session-problem.ts";
import type { StoredSession } from "./store.ts";

/** The session that a client calls by this name: its alias, or its own id. Undefined: there is none yet. */
export async function findByAlias(
  { store, removing }: Context,
  caller: Caller,
  alias: string,
): Promise<StoredSession | undefined> {
  const found = (await store.findAlias(caller.owner, alias)) ?? (await store.find(alias));
  return found !== undefined && owns(caller, found) && !removing.has(found.id) ? found : undefined;
}

/** The first prompt of an alias starts its session, a further one continues it. */
export async function promptAlias(
  context: Context,
  caller: Caller,
  alias: string,
  turn: TurnOfSession,
  key: IdempotencyKey | undefined,
): Promise<Accepted> {
  requireScope(caller, "run");
  return context.lock(`alias ${caller.owner} ${alias}`, async () => {
    const session = await findByAlias(context, caller, alias);
    if (session !== undefined) return addTurn(context, caller, session.id, turn, key);
    const { agentType, ifBusy: _, ...request } = turn;
    if (agentType === undefined)
      throw fieldProblem("/agentType", "This starts a session: name the agent that is to run.");
    if ((await context.store.findAlias(caller.owner, alias)) !== undefined)
      throw new SessionProblem("busy", "The session of this id is being deleted; retry.");
    return beginSession(context, caller, { ...request, agentType, alias }, key);
  });
}
