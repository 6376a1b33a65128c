import type { Sessions } from "../../create-sessions.ts";
import { SessionProblem } from "../../session-problem.ts";
import type { World } from "./create-world.ts";
import { gateways } from "./scenario.ts";

/** How clients ask gateways. */
export interface GatewayCalls {
  /** What a gateway answers; `noReply` if it does not in time, or is not there. */
  readonly once: <T>(work: (sessions: Sessions) => Promise<T>) => Promise<T | typeof noReply>;
  /** Repeats it, at any gateway, until there is an answer; undefined: it was refused. */
  readonly insist: <T>(
    what: string,
    work: (sessions: Sessions) => Promise<T>,
  ) => Promise<T | undefined>;
  readonly isBusy: () => boolean;
}

export const noReply: unique symbol = Symbol("no reply");

const timeoutMs = 900;

export function createGatewayCalls({ timeline, random, places, chronicle }: World): GatewayCalls {
  const later = (ms: number, call: () => void): void => void timeline.at(timeline.now() + ms, call);
  let busy = 0;

  const once: GatewayCalls["once"] = (work) => {
    const { node, sessions } = places.of(random.pick(gateways));
    return new Promise((resolve, reject) => {
      later(timeoutMs, () => resolve(noReply));
      if (sessions === undefined) return;
      node.deliver(timeline.now() + random.between(1, 5), () => {
        work(sessions).then(
          (value) => later(random.between(1, 5), () => resolve(value)),
          (error: unknown) => later(1, () => reject(error)),
        );
      });
    });
  };

  return {
    once,
    async insist(what, work) {
      busy++;
      try {
        for (;;) {
          const result = await once(work).catch((error: unknown) => {
            if (!isFinal(error)) return noReply;
            chronicle.report(() => `${what} is refused: ${String(error)}`);
            return undefined;
          });
          if (result !== noReply) return result;
          chronicle.report(() => `${what} has no reply`);
          await new Promise<void>((resolve) => later(random.between(50, 300), resolve));
        }
      } finally {
        busy--;
      }
    },
    isBusy: () => busy > 0,
  };
}

/** It would be refused again. */
const isFinal = (error: unknown): boolean =>
  error instanceof SessionProblem && error.details.retryAfterSeconds === undefined;
