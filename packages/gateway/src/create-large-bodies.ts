import type { FastifyReply, FastifyRequest } from "fastify";

import { gatewayLimits } from "./gateway-limits.ts";
import { HttpProblem } from "./problem.ts";

/** Bodies above the usual size: few of them are in memory at once. */
export interface LargeBodies {
  /** Waits for a place, before the body is read; rejects if none becomes free in time. */
  readonly enter: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** The body; the request does not keep it for as long as its stream is read. Frees the place. */
  readonly take: (request: FastifyRequest) => unknown;
}

/** While a body is parsed it is in memory several times. */
const mostAtOnce = 2;
const usualWaitMs = 10_000;

const busy = (): HttpProblem =>
  new HttpProblem(
    "tooManyRequests",
    "The server reads other large bodies: try again, or send the last message alone.",
    1,
  );

export function createLargeBodies(waitMs: number = usualWaitMs): LargeBodies {
  const releases = new WeakMap<FastifyRequest, () => void>();
  const waiting: (() => void)[] = [];
  let taken = 0;

  function release(): void {
    const next = waiting.shift();
    if (next === undefined) taken--;
    else next();
  }

  function place(): Promise<void> {
    if (taken < mostAtOnce) {
      taken++;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(enter), 1);
        reject(busy());
      }, waitMs);
      const enter = (): void => {
        clearTimeout(timer);
        resolve();
      };
      waiting.push(enter);
    });
  }

  return {
    async enter(request, reply) {
      if (!isLarge(request)) return;
      await place();
      const releaseOnce = once(release);
      releases.set(request, releaseOnce);
      if (reply.raw.destroyed) releaseOnce();
      else reply.raw.once("close", releaseOnce);
    },
    take(request) {
      const { body } = request;
      request.body = undefined;
      releases.get(request)?.();
      return body;
    },
  };
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}

/** A body whose size is not announced may be of any size. */
function isLarge({ headers }: FastifyRequest): boolean {
  const { "content-length": length, "transfer-encoding": encoding } = headers;
  return length === undefined
    ? encoding !== undefined
    : Number(length) > gatewayLimits.maxBodyBytes;
}
