import { AgentError, type Attempt, type Place, type Transport } from "@agentstream/client";
import { sessionStates } from "@agentstream/schema/core";
import {
  describeAgent,
  fingerprintOf,
  probeAgent,
  scopes,
  toSession,
  type Caller,
  type IdempotencyKey,
  type Sessions,
} from "@agentstream/sessions";
import { present } from "@agentstream/stream";

import { errorOfProblem } from "./error-of-problem.ts";
import { readArrivals } from "./read-arrivals.ts";

/** The user of this process owns all of its sessions. */
const caller: Caller = { owner: "default", scopes };

/** Sessions of this process, as a gateway would serve them. */
export function createLocalTransport(sessions: Sessions): Transport {
  return {
    createSession: ({ prompt, ...request }, attempt) =>
      refusing(async () => {
        if (prompt === undefined) throw new AgentError("invalidRequest", "/prompt: is required");
        const body = { ...request, prompt };
        const { session } = await sessions.begin(caller, body, keyOf(attempt, body));
        return toSession(session);
      }),
    listSessions: ({ state, limit = 50, ...query }) =>
      refusing(async () => {
        const states = state && sessionStates.filter((one) => one === state);
        const page = await sessions.list(caller, present({ ...query, limit, states }));
        return { sessions: page.sessions.map(toSession), next: page.next };
      }),
    deleteSession: (id) => refusing(() => sessions.remove(caller, id)),
    listAgents: () =>
      Promise.all(
        [...sessions.policy.agents.values()].map(async ({ adapter }) =>
          describeAgent(adapter, await probeAgent(adapter)),
        ),
      ),
    getSession: (id) => refusing(async () => toSession(await sessions.get(caller, id))),
    addTurn: (id, turn, attempt) =>
      refusing(async () => {
        const accepted = await sessions.addTurn(caller, id, turn, keyOf(attempt, [id, turn]));
        const { position, session } = accepted;
        return position === undefined ? { turnNumber: session.turn + 1 } : { position };
      }),
    cancel: (id) => refusing(async () => toSession((await sessions.cancel(caller, id)).session)),
    answerPermission: (id, requestId, answer, attempt) =>
      refusing(() => {
        const key = keyOf(attempt, [id, requestId, answer]);
        return sessions.answerPermission(caller, id, requestId, answer, key);
      }),
    answerQuestion: (id, requestId, answer, attempt) =>
      refusing(() => {
        const key = keyOf(attempt, [id, requestId, answer]);
        return sessions.answerQuestion(caller, id, requestId, answer, key);
      }),
    async *connect(place: Place) {
      try {
        yield* readArrivals(sessions, caller, place);
      } catch (error) {
        throw errorOfProblem(error);
      }
    },
  };
}

const keyOf = ({ key }: Attempt, body: unknown): IdempotencyKey => ({
  key,
  fingerprint: fingerprintOf("local", body),
});

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw errorOfProblem(error);
  }
}
