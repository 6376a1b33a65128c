import type { AdapterInfo } from "@agentstream/adapter-kit";
import { createSpanSender, createTracer, traceparentOf, type Tracer } from "@agentstream/otlp";
import type { UnifiedEvent } from "@agentstream/schema";

export interface TracesOptions {
  /** The address of a collector of OpenTelemetry. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Prompts, answers, arguments and results are in the spans. */
  readonly content?: boolean | undefined;
}

/** Sends the spans of all runs to a collector. */
export interface Traces {
  readonly observe: (sessionId: string, events: readonly UnifiedEvent[]) => void;
  readonly traceparentOf: (sessionId: string, run: number) => string;
  /** The listener hears of spans that could not be delivered. */
  readonly watchLost: (listener: LostListener) => void;
  readonly close: () => Promise<void>;
}

type LostListener = (count: number, reason: string) => void;

interface Surroundings {
  readonly version: string;
  readonly agents: ReadonlyMap<string, AdapterInfo>;
}

export function startTraces(options: TracesOptions, { agents, version }: Surroundings): Traces {
  const { url, headers = {}, content = false } = options;
  let onLost: LostListener = () => {};
  const sender = createSpanSender({
    url,
    headers,
    service: "agentstream",
    version,
    onLost: (...lost) => onLost(...lost),
  });
  const tracers = new Map<string, Tracer>();
  const providerOf = (agentType: string): string | undefined =>
    agents.get(agentType)?.names?.provider;
  return {
    observe(sessionId, events) {
      for (const event of events) {
        if (event.type === "sessionStarted")
          tracers.set(sessionId, createTracer({ content, providerOf }));
        sender.send(tracers.get(sessionId)?.push(event) ?? []);
        if (event.type === "sessionEnded") tracers.delete(sessionId);
      }
    },
    traceparentOf,
    watchLost(listener) {
      onLost = listener;
    },
    close: () => sender.close(),
  };
}
