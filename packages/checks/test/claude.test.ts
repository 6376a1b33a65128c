import { claude } from "@agentstream/adapters-claude";
import { readRecordings, splitLines, type Step } from "@agentstream/recordings";
import {
  isExtensionEvent,
  validateEvent,
  type EventType,
  type UnifiedEvent,
} from "@agentstream/schema";
import { verifyStream } from "@agentstream/stream";
import { expect, test } from "vitest";

import { compareClaudeFacts } from "../src/facts/claude.ts";
import { translateStep } from "../src/index.ts";

interface Run {
  readonly step: Step;
  readonly agentType: string;
  readonly events: readonly UnifiedEvent[];
}

/** Every step that speaks the protocol, Qwen Code's as well. */
const runs: readonly Run[] = readRecordings().flatMap(({ agent, steps }) =>
  steps
    .filter(({ schema }) => schema === "native/claude/stream-json")
    .map((step) => {
      const agentType = agent === "claude" ? "claude" : "qwen";
      return { step, agentType, events: translateStep(claude, step, { agentType }) };
    }),
);
const all = runs.flatMap(({ events }) => events);

const collect = (find: (run: Run) => readonly string[]): string[] =>
  runs.flatMap((run) => find(run).map((fault) => `${run.step.name}: ${fault}`));

const faultsOf = (events: readonly UnifiedEvent[], lines?: readonly string[]): string[] =>
  verifyStream(events, lines === undefined ? {} : { lines }).map(
    ({ clause, reason }) => `rule ${clause}: ${reason}`,
  );

test("every stream agrees with the facts", () => {
  const differences = collect(({ step, events }) =>
    step.facts === undefined ? [] : compareClaudeFacts(step.facts, events),
  );
  expect(differences).toEqual([]);
});

test("the facts disagree with a stream that leaves something out", () => {
  const isBlind = (type: EventType): boolean =>
    runs.every(({ step, events }) => {
      const rest = events.filter((event) => event.type !== type);
      return step.facts === undefined || compareClaudeFacts(step.facts, rest).length === 0;
    });
  const types: EventType[] = [
    "textChunk",
    "thinkingChunk",
    "toolStarted",
    "toolCompleted",
    "toolFailed",
  ];
  const others: EventType[] = [
    "turnCompleted",
    "turnFailed",
    "permissionRequested",
    "questionAnswered",
  ];
  const more: EventType[] = [
    "taskStarted",
    "subagentCompleted",
    "hookCompleted",
    "error",
    "blockDiscarded",
  ];
  expect([...types, ...others, ...more].filter(isBlind)).toEqual([]);
});

test("who was sent nothing of Qwen Code recognises it by its lines", () => {
  const differences = runs
    .filter(({ agentType, step }) => agentType === "qwen" && step.facts !== undefined)
    .flatMap(({ step }) => compareClaudeFacts(step.facts, translateStep(claude, step)));
  expect(differences).toEqual([]);
});

test("who only watches a conversation is reported the same", () => {
  const protocol = "stream-input";
  const watched = runs.filter(({ step }) => / --input-format stream-json\b/.test(step.command));
  expect(watched.length).toBe(48);
  const faults = watched.flatMap(({ step, events }) => {
    const informed = translateStep(claude, step, { protocol });
    const lines = splitLines(step.output).map(({ text }) => text);
    return [
      ...faultsOf(informed),
      ...faultsOf(translateStep(claude, step, { protocol, raw: true }), lines),
      ...(step.facts === undefined ? [] : compareClaudeFacts(step.facts, informed)),
      ...informed.filter((event) => !validateEvent(event).ok),
      ...(informed.length === events.length ? [] : [`${step.name} ${informed.length}`]),
    ];
  });
  expect(faults).toEqual([]);
});

test("the adapter itself never fails", () => {
  const faults = collect(({ events }) =>
    events.flatMap((event) =>
      event.type === "log" && event.source === "adapter" ? [event.message] : [],
    ),
  );
  expect(faults).toEqual([]);
});

/** How runs end, and how many do. */
test("the runs end as they did", () => {
  const counts: Record<string, number> = {};
  for (const event of all) {
    if (event.type !== "sessionEnded") continue;
    const { reason, detail = "", errorCode = "" } = event;
    const key = [reason, detail, errorCode].join("/");
    counts[key] = (counts[key] ?? 0) + 1;
  }
  expect(counts).toEqual({
    "completed//": 133,
    "completed/noStructuredOutput/": 1,
    "cancelled/interrupted/cancelled": 19,
    "cancelled/signal/cancelled": 6,
    "timeout/totalTimeout/timeout": 1,
    "failed//authenticationFailed": 2,
    "failed//connectionFailed": 3,
    "failed//contextOverflow": 3,
    "failed//overloaded": 1,
    "failed//rateLimited": 3,
    "failed//serverError": 2,
    "failed//sessionNotFound": 3,
    "failed//timeout": 1,
    "failed/maxBudget/limitExceeded": 2,
    "failed/maxTurns/limitExceeded": 3,
    "failed/noResult/noResult": 2,
    "failed/noStructuredOutput/unknown": 2,
    "failed/refusal/contentFiltered": 1,
    "failed/startup/invalidRequest": 10,
  });
});

test("some runs end in ways of their own", () => {
  const ends = new Map(
    runs.map(({ step, events }) => {
      const end = events.at(-1);
      return [step.name, end?.type === "sessionEnded" ? `${end.reason}/${end.detail}` : "none"];
    }),
  );
  const expected = {
    "claude/2.1.197/max-turns": "failed/maxTurns",
    "claude/2.1.197/max-budget": "failed/maxBudget",
    "claude/2.1.197/json-schema-never": "completed/noStructuredOutput",
    "claude/2.1.197/text-refusal": "failed/refusal",
    "claude/2.1.197/flag-unknown": "failed/startup",
    "claude/2.1.197/interrupt-in-subagent": "cancelled/interrupted",
    "claude/2.1.197/signal-sigterm-in-text": "cancelled/signal",
    "claude/2.1.197/stdout-closed": "failed/noResult",
    "claude/2.1.197/api-529-default-retries": "timeout/totalTimeout",
    "gemini/0.61.0/qwen-max-turns": "failed/maxTurns",
  };
  expect(Object.fromEntries(Object.keys(expected).map((name) => [name, ends.get(name)]))).toEqual(
    expected,
  );
});

test("few events are extensions, and few tools of no kind", () => {
  const extensions = all.filter((event) => isExtensionEvent(event));
  const tools = all.filter((event) => event.type === "toolStarted");
  const others = tools.filter(({ toolKind }) => toolKind === "other");
  console.log(
    `claude: ${extensions.length} of ${all.length} events are extensions, ${others.length} of ${tools.length} tools of no kind`,
  );
  expect(extensions.length / all.length).toBeLessThanOrEqual(0.03);
  expect(others.length / tools.length).toBeLessThanOrEqual(0.02);
});
