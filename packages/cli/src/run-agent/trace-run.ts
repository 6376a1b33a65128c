import { createSpanSender, createTracer, parseTraceparent, traceparentOf } from "@agentstream/otlp";
import type { RunOptions } from "@agentstream/runner";
import type { UnifiedEvent } from "@agentstream/schema";

import type { Terminal } from "../terminal.ts";
import { providerOf, sender, type Destination } from "../tracing.ts";

/** Sends the spans of a run while it runs. */
export interface RunTrace {
  readonly options: Pick<RunOptions, "traceparentOf">;
  readonly push: (event: UnifiedEvent) => void;
  readonly end: () => Promise<void>;
}

/** The run is below the span that `TRACEPARENT` names, and what the agent sends itself is below the run. */
export function traceRun(
  { url, headers, content }: Destination,
  { env, stderr }: Terminal,
): RunTrace {
  const above = parseTraceparent(env["TRACEPARENT"]);
  const out = createSpanSender({
    url,
    headers,
    ...sender,
    onLost: (count, reason) =>
      stderr.write(`agentstream: could not deliver ${count} of the spans: ${reason}\n`),
  });
  const tracer = createTracer({ content, providerOf, contextOf: () => above });
  return {
    options: { traceparentOf: (sessionId, run) => traceparentOf(sessionId, run, above) },
    push: (event) => out.send(tracer.push(event)),
    async end() {
      out.send(tracer.end());
      await out.close();
    },
  };
}
