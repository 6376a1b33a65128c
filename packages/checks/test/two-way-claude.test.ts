import type { Input, Step as Taken } from "@agentstream/adapter-kit";
import { claude } from "@agentstream/adapters-claude";
import { readRecordings, splitLines } from "@agentstream/recordings";
import { validate, validateEvent, type UnifiedEvent } from "@agentstream/schema";
import { verifyStream } from "@agentstream/stream";
import fc, { type Arbitrary } from "fast-check";
import { expect, test } from "vitest";

import { mutate, allMutations } from "../src/index.ts";
import { sizeOf } from "./size-of.ts";

const conversations = sizeOf("TWO_WAY_CLAUDE", { usual: 800, long: 3000 });

const steps = readRecordings()
  .filter(({ agent }) => agent === "claude")
  .flatMap((recording) => recording.steps)
  .filter(({ command }) => / --input-format stream-json\b/.test(command))
  // long ones take long and show nothing more
  .filter(({ output }) => output.length > 0 && output.length < 60_000)
  .map((step) => ({ name: step.name, lines: splitLines(step.output).map(({ text }) => text) }));

/** Those in which somebody is asked come more often: only there can be answered. */
const asking = steps.filter(({ lines }) =>
  lines.some((line) => /"subtype":"(?:can_use_tool|elicitation)"/.test(line)),
);

type Answer =
  | { readonly kind: "permission" | "question"; readonly which: number; readonly outcome: number }
  | { readonly kind: "input"; readonly input: Input };

interface Act {
  /** Before which line, modulo how many there are. */
  readonly at: number;
  readonly answer: Answer;
}

const inputs: Arbitrary<Input> = fc.oneof(
  fc.constantFrom<Input>(
    { type: "start" },
    { type: "interrupt" },
    { type: "setModel", model: "haiku" },
    { type: "setMode", mode: "autoEdit" },
    { type: "setMode", mode: "" },
    { type: "prompt", prompt: "" },
    { type: "prompt", prompt: "More,\nplease.\u2028" },
    { type: "prompt", prompt: "/clear", steer: true },
    { type: "prompt", prompt: [{ type: "image", data: "iVBORw0K", mimeType: "image/png" }] },
    { type: "prompt", prompt: [{ type: "file", data: "aGk=", mimeType: "text/plain" }] },
    { type: "stderr", text: "Warning: odd" },
  ),
  fc.nat({ max: 5000 }).map((now): Input => ({ type: "tick", now })),
);

/** Answers early, late, twice, to what is asked and to what nobody asked, among all else that a host says. */
const acts: Arbitrary<readonly Act[]> = fc.array(
  fc.record({
    at: fc.nat({ max: 10_000 }),
    answer: fc.oneof(
      fc.record({
        kind: fc.constantFrom("permission" as const, "question" as const),
        which: fc.nat({ max: 2 }),
        outcome: fc.nat({ max: 6 }),
      }),
      inputs.map((input) => ({ kind: "input" as const, input })),
    ),
  }),
  { maxLength: 24, size: "max" },
);

const permissionAnswers = [
  { outcome: "allowed" },
  { outcome: "allowed", optionId: "allowSession" },
  { outcome: "allowed", optionId: "allowRule", arguments: { command: "true" } },
  { outcome: "allowed", optionId: "deny" },
  { outcome: "denied", message: "No\nnever" },
  { outcome: "denied", stop: true },
  { outcome: "denied", optionId: "nothing like it" },
] as const;

const questionAnswers = [
  { answers: {} },
  { answers: { "Which colour?": "Blue" } },
  { answers: { "Which colour?": ["Red", "Blue"] } },
  { answers: { name: "Ala" } },
  { answers: {}, declined: true },
];

/** The input that an act means, among the requests that were informed so far. */
function inputOf(answer: Answer, events: readonly UnifiedEvent[]): Input {
  if (answer.kind === "input") return answer.input;
  const ids = events.flatMap((event) =>
    event.type === "permissionRequested" || event.type === "questionAsked" ? [event.requestId] : [],
  );
  const requestId = ids[answer.which] ?? "unknown";
  const [permission] = permissionAnswers.slice(answer.outcome);
  const [questions] = questionAnswers.slice(answer.outcome % questionAnswers.length);
  return answer.kind === "permission"
    ? { type: "permissionAnswer", requestId, answer: permission ?? { outcome: "denied" } }
    : { type: "questionAnswer", requestId, answer: questions ?? { answers: {} } };
}

/** What an eager host says as soon as it is asked; twice, perhaps. */
const eager: Arbitrary<readonly number[]> = fc.array(fc.nat({ max: 13 }), { maxLength: 3 });

function answersTo(events: readonly UnifiedEvent[], outcomes: readonly number[]): Input[] {
  return events.flatMap((event) => {
    const isPermission = event.type === "permissionRequested";
    if (!isPermission && event.type !== "questionAsked") return [];
    const kind = isPermission ? ("permission" as const) : ("question" as const);
    return outcomes.map((outcome) => inputOf({ kind, which: 0, outcome: outcome % 7 }, [event]));
  });
}

interface Seen {
  readonly events: readonly UnifiedEvent[];
  readonly writes: readonly string[];
}

interface Disturbance {
  readonly hostActs: readonly Act[];
  readonly exit: Input;
  readonly raw: boolean;
  readonly isStarted: boolean;
  readonly outcomes: readonly number[];
}

/** Holds a conversation in which a host speaks whenever it likes. */
function hold(
  lines: readonly string[],
  { hostActs, exit, raw, isStarted, outcomes }: Disturbance,
): Seen {
  const translator = claude.translator({
    sessionId: "s",
    now: () => 0,
    protocol: "stream-input",
    answerTimeoutMs: 3000,
    raw,
  });
  const events: UnifiedEvent[] = [];
  const writes: string[] = [];
  function handle(input: Input): void {
    const taken: Taken = translator.handle(input);
    events.push(...taken.events);
    writes.push(...taken.writes);
    for (const answer of answersTo(taken.events, outcomes)) handle(answer);
  }
  const act = (at: number): void => {
    for (const { answer } of hostActs.filter((one) => one.at % (lines.length + 1) === at))
      handle(inputOf(answer, events));
  };
  if (isStarted) handle({ type: "start" });
  for (const [index, text] of lines.entries()) {
    act(index);
    handle({ type: "line", text });
  }
  handle(exit);
  // what comes after the end has no effect
  act(lines.length);
  return { events, writes };
}

const exits: Arbitrary<Input> = fc
  .record({
    code: fc.constantFrom(0, 1, 143, null),
    sent: fc.constantFrom(undefined, "interrupt" as const, "cancel" as const, "timeout" as const),
  })
  .map(({ code, sent }) => ({ type: "exit", code, ...(sent !== undefined && { sent }) }));

const isLine = (text: string): boolean =>
  !text.includes("\n") && validate("native/claude/stream-input", JSON.parse(text)).ok;

test("conversations gone wrong in both directions keep the rules, and all that is written may be", () => {
  let streams = 0;
  let writes = 0;
  let answers = 0;
  const property = fc.property(
    fc.oneof(fc.constantFrom(...steps), fc.constantFrom(...asking)),
    fc.option(allMutations, { nil: undefined }),
    acts,
    exits,
    fc.record({
      raw: fc.boolean(),
      isStarted: fc.nat({ max: 4 }).map((n) => n > 0),
      outcomes: eager,
    }),
    ({ name, lines }, changes, hostActs, exit, how) => {
      streams++;
      const mutated = changes === undefined ? lines : mutate(lines, changes);
      const informed = hold(mutated, { hostActs, exit, ...how });
      writes += informed.writes.length;
      answers += informed.events.filter(
        (event) => event.type === "permissionResolved" && event.by === "user",
      ).length;
      const printed = mutated.filter((line) => line.trim() !== "");
      expect(verifyStream(informed.events, how.raw ? { lines: printed } : {}), name).toEqual([]);
      expect(
        informed.events.filter((event) => !validateEvent(event).ok),
        name,
      ).toEqual([]);
      expect(
        informed.writes.filter((text) => !isLine(text)),
        name,
      ).toEqual([]);
      const faults = informed.events.filter(
        (event) => event.type === "log" && event.source === "adapter",
      );
      expect(faults, name).toEqual([]);
    },
  );
  fc.assert(property, { numRuns: conversations, seed: 11 });
  console.log(
    `${streams} conversations of ${steps.length} recordings, ${writes} lines written, ${answers} permissions answered`,
  );
  expect(streams).toBe(conversations);
  expect(writes).toBeGreaterThanOrEqual(1.6 * conversations);
  expect(answers).toBeGreaterThanOrEqual(0.1 * conversations);
});
