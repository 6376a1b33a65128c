import { claude } from "@agentstream/adapters-claude";
import { fromUes, type Reader } from "@agentstream/dialects";
import { validateEvent, type ToolStartedEvent, type UnifiedEvent } from "@agentstream/schema";
import { textOf, verifyStream } from "@agentstream/stream";
import { expect, test } from "vitest";

import { recordedRuns, valuesOf } from "../src/dialect-rules/index.ts";

const runs = recordedRuns();

const read = (reader: Reader, values: readonly unknown[]): UnifiedEvent[] => [
  ...values.flatMap((value) => reader.push(value)),
  ...reader.end(),
];

/** The adapter is the only reader of that format. */
function readSession(values: readonly unknown[]): UnifiedEvent[] {
  const { handle } = claude.translator({
    sessionId: "s",
    now: () => 0,
    protocol: "session-event",
  });
  return [
    ...values.flatMap((value) => handle({ type: "line", text: JSON.stringify(value) }).events),
    ...handle({ type: "exit", code: 0 }).events,
  ];
}

const faultsOf = (events: readonly UnifiedEvent[]): string[] => [
  ...verifyStream(events).map(({ clause, reason }) => `rule ${clause}: ${reason}`),
  ...events.flatMap((event) => (validateEvent(event).ok ? [] : [`${event.type} is not valid`])),
];

/** What comes through ues and back unharmed. */
const kept: ReadonlySet<string> = new Set([
  "fileChanged",
  "planUpdated",
  "userMessage",
  "turnStarted",
  "turnCompleted",
  "turnFailed",
  "toolProgress",
  "permissionResolved",
  "questionAsked",
  "questionAnswered",
  "subagentStarted",
  "subagentCompleted",
  "taskStarted",
  "taskProgress",
  "taskCompleted",
  "hookStarted",
  "hookProgress",
  "hookCompleted",
  "usageReported",
  "rateLimitUpdated",
  "contextCompacted",
  "log",
  "rawOutput",
]);

const place: ReadonlySet<string> = new Set([
  "id",
  "seq",
  "run",
  "timestamp",
  "origin",
  "agentType",
]);

/** An event without its place in the stream. */
const said = (event: UnifiedEvent): unknown =>
  Object.fromEntries(Object.entries(event).filter(([field]) => !place.has(field)));

const ofType = (events: readonly UnifiedEvent[], types: ReadonlySet<string>): unknown[] =>
  events.filter(({ type }) => types.has(type)).map(said);

/** A call whose arguments come after its start stands where they come. */
function callsOf(events: readonly UnifiedEvent[]): string[] {
  const late = new Map<string | undefined, ToolStartedEvent>();
  const startOf = (start: ToolStartedEvent, given = start.arguments ?? {}): string => {
    const { toolId, toolName, toolKind, title, subagentId } = start;
    return JSON.stringify([toolId, toolName, toolKind, given, title, subagentId]);
  };
  const lateStart = (toolId?: string, given?: ToolStartedEvent["arguments"]): string[] => {
    const start = late.get(toolId);
    return late.delete(toolId) && start !== undefined ? [startOf(start, given)] : [];
  };
  return events.flatMap((event) => {
    if (event.type === "toolStarted" && event.arguments !== undefined) return [startOf(event)];
    if (event.type === "toolStarted") late.set(event.toolId, event);
    if (event.type === "permissionRequested") return lateStart(event.toolId, event.arguments);
    if (event.type === "questionAsked" || event.type === "toolProgress")
      return lateStart(event.toolId);
    if (event.type === "toolCompleted") {
      const result = [event.toolId, event.success, event.result ?? event.error];
      return [...lateStart(event.toolId, event.arguments), JSON.stringify(result)];
    }
    if (event.type !== "toolFailed") return [];
    const result = [event.toolId, false, event.error ?? event.reason];
    return [...lateStart(event.toolId), JSON.stringify(result)];
  });
}

const outcomeOf = (events: readonly UnifiedEvent[]): unknown[] =>
  events.flatMap((event) =>
    event.type === "sessionEnded" ? [[event.reason, event.detail, event.usage]] : [],
  );

test("recordings come back from ues as streams that say the same", () => {
  for (const { name, events } of runs) {
    const back = read(fromUes(), valuesOf("ues", events));
    expect(faultsOf(back), name).toEqual([]);
    expect(ofType(back, kept), name).toEqual(ofType(events, kept));
    expect(textOf(back), name).toBe(textOf(events));
    expect(callsOf(back), name).toEqual(callsOf(events));
    expect(outcomeOf(back), name).toEqual(outcomeOf(events));
  }
});

test("recordings come back from session-event as streams that say the same", () => {
  let informed = 0;
  for (const { name, events } of runs) {
    const values = valuesOf("session-event", events);
    // a session that is done and said nothing has no events there
    if (values.length === 0) continue;
    informed++;
    const back = readSession(values);
    expect(faultsOf(back), name).toEqual([]);
    const again = valuesOf("session-event", back).filter(({ type }) => type !== "plan");
    const payloads = (some: typeof values): unknown[] =>
      some.flatMap(({ type, payload }) => (type === "plan" ? [] : [[type, payload]]));
    // thoughts and plans come back as text
    const plans = values.flatMap(({ type, payload }) =>
      type === "plan" ? [payload["message"]] : [],
    );
    const others = payloads(again).filter((one) => !plans.includes(Object(one)[1].line));
    expect(others, name).toEqual(payloads(values));
  }
  expect(informed).toBeGreaterThan(400);
});
