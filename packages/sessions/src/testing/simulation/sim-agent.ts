import type { StartRun } from "@agentstream/runner";
import type { PermissionAnswer } from "@agentstream/schema";

import { createFakeRun, type FakeRun } from "../fake-runs.ts";
import type { SimNode } from "./create-node.ts";
import type { Random } from "./create-random.ts";

export interface AgentEvents {
  /** A process was started for a run. */
  readonly started: (sessionId: string, run: number) => void;
  /** The agent got an answer that it took. */
  readonly answered: (sessionId: string, requestId: string) => void;
}

const answerMs = 1500;

/** Agents that write, ask, and end after some time. A paused or dead process has no part in it. */
export const createStartRun =
  (node: SimNode, random: Random, events: AgentEvents): StartRun =>
  (_, request, options = {}) => {
    const { run, fake } = createFakeRun(request, options, node.clock.now);
    const { sessionId = "", run: number = 1 } = options.position ?? {};
    events.started(sessionId, number);
    const play = createPlay(fake, node, random, `r@${number}`);
    fake.onSend = async (input) => {
      if (input.type !== "permissionAnswer" || !play.isAsking())
        return { isUsed: false, reason: "Nothing waits for this answer." };
      events.answered(sessionId, input.requestId);
      play.resolve(input.answer.outcome);
      return { isUsed: true };
    };
    return {
      ...run,
      cancel() {
        play.stop();
        run.cancel();
      },
    };
  };

interface Play {
  readonly isAsking: () => boolean;
  readonly resolve: (outcome: PermissionAnswer["outcome"] | "expired") => void;
  readonly stop: () => void;
}

/** What an agent does by itself. */
function createPlay(fake: FakeRun, node: SimNode, random: Random, requestId: string): Play {
  let isOver = false;
  let isAsking = false;
  const later = (ms: number, call: () => void): void =>
    void node.clock.after(ms, () => {
      if (!isOver) call();
    });

  function go(left: number): void {
    if (left === 0) {
      isOver = true;
      return fake.end(random.chance(0.8) ? "completed" : "failed");
    }
    fake.say(`${left}`);
    later(random.between(1, 300), () => go(left - 1));
  }

  function ask(): void {
    isAsking = true;
    fake.ask(requestId);
    later(answerMs, () => {
      if (isAsking) resolve("expired");
    });
  }

  function resolve(outcome: PermissionAnswer["outcome"] | "expired"): void {
    isAsking = false;
    fake.report({ type: "permissionResolved", requestId, outcome });
    later(random.between(1, 50), () => go(random.between(0, 2)));
  }

  const asks = random.chance(0.5);
  later(random.between(1, 200), () => (asks ? ask() : go(random.between(1, 4))));
  return {
    isAsking: () => isAsking && !isOver,
    resolve,
    stop() {
      isOver = true;
    },
  };
}
