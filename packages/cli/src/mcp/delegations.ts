import type { AgentClient } from "@agentstream/client";
import type { PermissionTier } from "@agentstream/schema";
import { present } from "@agentstream/stream";

import { createDelegation, type Delegation } from "./delegation.ts";

interface Task {
  readonly agent: string;
  readonly prompt: string;
  readonly tier: PermissionTier;
  readonly cwd?: string | undefined;
  readonly model?: string | undefined;
}

/** The delegations of this process. Other sessions are out of reach, whatever else the token of a gateway allows. */
export interface Delegations {
  readonly start: (task: Task) => Promise<Delegation>;
  /** Throws what ids there are. */
  readonly find: (sessionId: string) => Delegation;
  readonly all: () => readonly Delegation[];
  /** Follows them no longer; cancels those that run, unless they are left. */
  readonly close: (leavesRuns: boolean) => Promise<void>;
}

/** The caller can do something about it. */
export class RefusedCall extends Error {}

export interface DelegationRules {
  /** The client may answer requests. Otherwise they are denied at once. */
  readonly answers: boolean;
}

/** How long the end of the process waits for a gateway to cancel a run. */
const cancelMs = 3000;

export function createDelegations(client: AgentClient, { answers }: DelegationRules): Delegations {
  const delegations = new Map<string, Delegation>();
  return {
    async start({ agent, prompt, cwd, model, tier }) {
      const config = present({ cwd, model, permissionTier: tier });
      const session = await client.createSession({ agentType: agent, prompt, config });
      const delegation = createDelegation(session);
      delegations.set(session.id, delegation);
      if (!answers) delegation.watch(() => denyRequests(delegation));
      return delegation;
    },
    find(sessionId) {
      const found = delegations.get(sessionId);
      if (found !== undefined) return found;
      const known = [...delegations.keys()].slice(-20).join(", ");
      throw new RefusedCall(
        `sessionId: unknown session ${JSON.stringify(sessionId)}; ${known === "" ? "nothing was delegated yet" : `expected one of ${known}`}.`,
      );
    },
    all: () => [...delegations.values()],
    async close(leavesRuns) {
      const signal = AbortSignal.timeout(cancelMs);
      const running = [...delegations.values()].filter((one) => !one.isOver());
      if (!leavesRuns)
        await Promise.allSettled(running.map(({ session }) => session.cancel({ signal })));
      for (const delegation of delegations.values()) delegation.stop();
    },
  };
}

function denyRequests({ progress, session, settle }: Delegation): void {
  for (const { requestId, type } of progress.requests.values()) {
    settle(requestId);
    const denied =
      type === "permissionRequested"
        ? session.answerPermission(requestId, { outcome: "denied", message: nobody })
        : session.answerQuestion(requestId, { answers: {}, declined: true });
    // a request that could not be answered expires
    denied.catch(() => {});
  }
}

const nobody = "Nobody can answer here: do without it.";
