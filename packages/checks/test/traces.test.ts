import { createTracer, type Span, type SpanOptions } from "@agentstream/otlp";
import type { UnifiedEvent } from "@agentstream/schema";
import { expect, test } from "vitest";

import { recordedRuns } from "../src/dialect-rules/index.ts";

const runs = recordedRuns();

function spansOf(events: readonly UnifiedEvent[], options?: SpanOptions): Span[] {
  const tracer = createTracer(options);
  return [...events.flatMap((event) => tracer.push(event)), ...tracer.end()];
}

const attribute = (span: Span | undefined, name: string): unknown => {
  const value = span?.attributes.find(({ key }) => key === name)?.value;
  return value === undefined ? undefined : Object.values(value)[0];
};

const countOf = (events: readonly UnifiedEvent[], type: UnifiedEvent["type"]): number =>
  events.filter((event) => event.type === type).length;

/** The calls that started, and those that never did and were refused. */
const callsIn = (events: readonly UnifiedEvent[]): Set<string> =>
  new Set(
    events.flatMap((event) =>
      event.type === "toolStarted" || event.type === "toolFailed" ? [event.toolId] : [],
    ),
  );

test("the spans of every recording are the tree of its runs, calls and sub-agents", () => {
  for (const { name, events } of runs) {
    const spans = spansOf(events);
    const named = (start: string): Span[] => spans.filter((span) => span.name.startsWith(start));
    const ids = new Set(spans.map(({ spanId }) => spanId));
    expect(ids.size, name).toBe(spans.length);
    const roots = spans.filter(({ parentSpanId }) => parentSpanId === undefined);
    expect(roots.length, name).toBe(countOf(events, "sessionStarted"));
    expect(named("execute_tool ").length, name).toBe(callsIn(events).size);
    expect(named("invoke_agent ").length - roots.length, name).toBe(
      countOf(events, "subagentStarted"),
    );
    const parents = spans.flatMap(({ parentSpanId = [] }) => parentSpanId);
    expect(
      parents.filter((id) => !ids.has(id)),
      name,
    ).toEqual([]);
    expect(spansOf(events), name).toEqual(spans);
  }
  expect(runs.length).toBeGreaterThan(400);
});

test("a call is below the agent that called it, in every recording", () => {
  let below = 0;
  for (const { name, events } of runs) {
    const spans = spansOf(events);
    const byCall = new Map(spans.map((span) => [attribute(span, "gen_ai.tool.call.id"), span]));
    for (const event of events) {
      if (event.type !== "toolStarted" || event.subagentId === undefined) continue;
      const above = spans.find(({ spanId }) => spanId === byCall.get(event.toolId)?.parentSpanId);
      const started = events.find(
        (other) => other.type === "subagentStarted" && other.subagentId === event.subagentId,
      );
      if (started === undefined) continue;
      expect(above?.name, name).toMatch(/^invoke_agent /);
      below++;
    }
  }
  expect(below).toBeGreaterThan(10);
});

test("usage, cost and the end of a run are those of its last event", () => {
  let counted = 0;
  for (const { name, events } of runs) {
    const roots = spansOf(events).filter(({ parentSpanId }) => parentSpanId === undefined);
    const ends = events.filter((event) => event.type === "sessionEnded");
    for (const [index, end] of ends.entries()) {
      const root = roots[index];
      expect(attribute(root, "agentstream.reason"), name).toBe(end.reason);
      expect(root?.status.code === 2, name).toBe(
        end.reason === "failed" || end.reason === "timeout",
      );
      if (end.usage === undefined || end.usage.completeness === "unknown") continue;
      expect(attribute(root, "gen_ai.usage.input_tokens"), name).toBe(`${end.usage.inputTokens}`);
      counted++;
    }
  }
  expect(counted).toBeGreaterThan(200);
});

test("without the option no content is in a span", () => {
  const isContent = /messages$|arguments$|result$/;
  let shown = 0;
  for (const { name, events } of runs) {
    const keys = (options?: SpanOptions): string[] =>
      spansOf(events, options).flatMap(({ attributes }) => attributes.map(({ key }) => key));
    expect(
      keys().filter((key) => isContent.test(key)),
      name,
    ).toEqual([]);
    shown += keys({ content: true }).filter((key) => isContent.test(key)).length;
  }
  expect(shown).toBeGreaterThan(1000);
});

test("a stream that is cut off closes its spans as failed", () => {
  const { events } = runs.find(({ events: all }) => countOf(all, "toolStarted") > 0) ?? {
    events: [],
  };
  const at = events.findIndex(({ type }) => type === "toolStarted");
  const spans = spansOf(events.slice(0, at + 1));
  expect(spans.map(({ name }) => name.split(" ")[0])).toEqual(["execute_tool", "invoke_agent"]);
  for (const { status } of spans)
    expect(status).toEqual({ code: 2, message: "The stream was cut off." });
});
