import type { Translator } from "@agentstream/adapter-kit";
import { createDialect, dialectNames } from "@agentstream/dialects";
import type { UnifiedEvent } from "@agentstream/schema";
import { validate as validateEvent } from "@agentstream/schema/unified";

import type { Way, Ways } from "../measure.ts";
import { rowNames, type MeasuredAgent } from "./agents.ts";
import type { Feed } from "./open-feed.ts";
import { floor, mapped, type Reader, type Steps } from "./readers.ts";

/** The pipeline from memory, a step more in each row. */
export function pipelineWays(agent: MeasuredAgent): Ways<Buffer> {
  const map = (steps: Steps): Way<Buffer> => fromMemory(mapped(() => start(agent), steps));
  return {
    [rowNames.floor]: fromMemory(floor()),
    [rowNames.native]: fromMemory(floor(isNativeFor(agent))),
    [rowNames.map]: map({}),
    [rowNames.unified]: map({ each: isValid }),
    [rowNames.sse]: map({ each: isValid, encodes: true }),
    [rowNames.whole]: fromMemory(whole(agent)),
  };
}

/** The floor and the whole pipeline, of what a child process writes. */
export const pipeWays = (agent: MeasuredAgent, feed: Feed): Ways<Buffer> => ({
  [rowNames.pipedFloor]: fromPipe(floor(), feed),
  [rowNames.pipedWhole]: fromPipe(whole(agent), feed),
});

/** The mapping with unified validation, and another system's wire format. */
export function dialectWays(agent: MeasuredAgent): Ways<Buffer> {
  return Object.fromEntries(
    dialectNames.map((name) => [
      `+ ${name}`,
      fromMemory((take) => {
        const dialect = createDialect(name);
        const each = (event: UnifiedEvent): void => {
          validateEvent(event);
          dialect.push(event);
        };
        return mapped(() => start(agent), { each })(take);
      }),
    ]),
  );
}

const whole = (agent: MeasuredAgent): Reader =>
  mapped(() => start(agent, isNativeFor(agent)), { each: isValid, encodes: true });

const start = ({ adapter }: MeasuredAgent, onLine?: (json: unknown) => void): Translator =>
  adapter.translator({
    sessionId: "0198c5a4-7a50-7c3e-9d51-2f6f3f0c8a11",
    now: () => Date.now(),
    onLine,
  });

const isValid = (event: UnifiedEvent): boolean => validateEvent(event).ok;

const isNativeFor =
  ({ validateNative }: MeasuredAgent) =>
  (json: unknown): boolean =>
    validateNative(json).ok;

/** The size of the largest piece that a pipe gives. */
const chunkSize = 64 * 1024;

const fromMemory =
  (reader: Reader): Way<Buffer> =>
  (run, take) => {
    const { push, end } = reader(take);
    for (let at = 0; at < run.length; at += chunkSize) push(run.subarray(at, at + chunkSize));
    return end();
  };

const fromPipe =
  (reader: Reader, feed: Feed): Way<Buffer> =>
  async (run, take) => {
    const { push, end } = reader(take);
    await feed.read(run, push);
    return end();
  };
