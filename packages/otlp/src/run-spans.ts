import type { UnifiedEvent } from "@agentstream/schema";
import { createTextReader, type Owner, type TextReader } from "@agentstream/stream";

import { closeSpan, type OpenSpan } from "./open-span.ts";
import { attributesOf, spanKinds, type Span } from "./span.ts";
import { runKey, spanIdOf, traceIdOf, type TraceContext } from "./trace-context.ts";

export interface SpanOptions {
  /** Prompts, answers, arguments and results of tools are in the spans. Default false. */
  readonly content?: boolean;
  /** Who provides the model of an agent, in the words of the conventions; undefined: the agent's own name. */
  readonly providerOf?: (agentType: string) => string | undefined;
  /** The span that called for the run; undefined: the run begins a trace. */
  readonly contextOf?: (sessionId: string, run: number) => TraceContext | undefined;
}

/** The spans of one run: those that are open, and what is known of the whole. */
export interface RunSpans {
  readonly options: SpanOptions;
  readonly sessionId: string;
  readonly run: number;
  readonly root: OpenSpan;
  readonly tools: Map<string, OpenSpan>;
  readonly subagents: Map<string, OpenSpan>;
  /** Permissions and questions, by request. */
  readonly asked: Map<string, { readonly at: string; readonly span: OpenSpan }>;
  readonly said: TextReader;
  prompt: string | undefined;
  model: string | undefined;
  agentVersion: string | undefined;
  finishReason: string | undefined;
  latest: string;
}

type Attributes = Parameters<typeof attributesOf>[0];

export function beginRun(first: UnifiedEvent, options: SpanOptions): RunSpans {
  const { sessionId, timestamp, run = 1, agentType = "agent" } = first;
  const above = options.contextOf?.(sessionId, run);
  const traceId = above?.traceId ?? traceIdOf(sessionId, run);
  const root: OpenSpan = {
    traceId,
    spanId: spanIdOf(sessionId, run, runKey),
    parentSpanId: above?.parentSpanId,
    name: `invoke_agent ${agentType}`,
    kind: spanKinds.client,
    startedAt: timestamp,
    attributes: [],
    events: [],
  };
  return {
    options,
    sessionId,
    run,
    root,
    tools: new Map(),
    subagents: new Map(),
    asked: new Map(),
    said: createTextReader(),
    prompt: undefined,
    model: undefined,
    agentVersion: undefined,
    finishReason: undefined,
    latest: timestamp,
  };
}

/** The span that an event belongs to. */
export const ownerOf = (run: RunSpans, { subagentId, parentToolId }: Owner): OpenSpan =>
  run.subagents.get(subagentId ?? "") ?? run.tools.get(parentToolId ?? "") ?? run.root;

export function openSpan(
  run: RunSpans,
  parent: OpenSpan,
  span: { readonly key: string; readonly name: string; readonly startedAt: string } & {
    readonly attributes: Attributes;
  },
): OpenSpan {
  return {
    traceId: run.root.traceId,
    spanId: spanIdOf(run.sessionId, run.run, span.key),
    parentSpanId: parent.spanId,
    name: span.name,
    kind: spanKinds.internal,
    startedAt: span.startedAt,
    attributes: attributesOf(span.attributes),
    events: [],
  };
}

export const addAttributes = (span: OpenSpan, attributes: Attributes): void =>
  void span.attributes.push(...attributesOf(attributes));

/** Ends what a stream that was cut off has left open. */
export function cutRun(run: RunSpans): Span[] {
  const open = [...run.tools.values(), ...run.subagents.values(), run.root];
  run.tools.clear();
  run.subagents.clear();
  return open.map((span) => closeSpan(span, run.latest, "The stream was cut off."));
}
