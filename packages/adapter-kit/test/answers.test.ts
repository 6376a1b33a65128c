import type { PermissionAnswer } from "@agentstream/schema";
import type { PermissionOption } from "@agentstream/schema/written";
import { verifyStream } from "@agentstream/stream";
import { expect, test } from "vitest";

import {
  createTranslator,
  decideEnding,
  untyped as read,
  type Input,
  type Protocol,
  type Step,
  type TranslatorOptions,
} from "../src/author.ts";
import { createOneWayTranslator } from "../src/create-translator.ts";

const options: PermissionOption[] = [
  { optionId: "once", kind: "allow" },
  { optionId: "always", kind: "allowSession" },
  { optionId: "no", kind: "deny" },
  { optionId: "stop", kind: "denyAndStop" },
];

/** An agent whose lines ask, and that prints nothing else. */
const asker: Protocol = {
  info: { agentType: "asker", protocol: "lines", tested: [] },
  create: (emitter, write) => ({
    nameOf: ({ ask }) => read.string(ask) ?? "",
    end: (exit) => decideEnding(exit, emitter),
    host: { interrupt: () => emitter.answers.cancel() },
    line({ ask: asked, id }) {
      const ask = read.string(asked);
      const nativeId = read.string(id) ?? "";
      const isFree = ask === "permission";
      const reply = (decision: object): void => write(JSON.stringify({ id, ...decision }));
      if (ask !== "question" && ask !== "end") {
        const toolId = emitter.tools.start(nativeId, { toolName: "bash" });
        emitter.requests.askPermission(
          nativeId,
          { toolName: "bash", toolId, options, canChangeArguments: isFree },
          reply,
        );
      } else if (ask === "question") {
        emitter.requests.askQuestions(nativeId, { questions: [] }, reply);
      } else {
        emitter.turns.complete();
      }
    },
  }),
};

const start = 1_000;
const confines = { sandboxMode: "readOnly", cwd: "/w" } as const;
const patience = { answerTimeoutMs: 500 };

function converse(inputs: readonly Input[], more: Partial<TranslatorOptions> = patience): Step[] {
  const translator = createTranslator({ sessionId: "s", now: () => start, ...more }, asker);
  return [{ type: "start" } as const, ...inputs].map((input) => translator.handle(input));
}

const ask = (id: string, what = "permission"): Input => ({
  type: "line",
  text: JSON.stringify({ ask: what, id }),
});
const answer = (requestId: string, given: PermissionAnswer): Input => ({
  type: "permissionAnswer",
  requestId,
  answer: given,
});
const exit: Input = { type: "exit", code: 0 };
const eventsOf = (steps: readonly Step[]) => steps.flatMap(({ events }) => events);
const writesOf = (steps: readonly Step[]): unknown[] =>
  steps.flatMap(({ writes }) => writes).map((line): unknown => JSON.parse(line));
const resolutions = (steps: readonly Step[]) =>
  eventsOf(steps).flatMap((event) =>
    event.type === "permissionResolved" ? [[event.requestId, event.outcome, event.optionId]] : [],
  );
const warnings = (steps: readonly Step[]): string[] =>
  eventsOf(steps).flatMap((event) =>
    event.type === "log" && event.level === "warn" && typeof event.message === "string"
      ? [event.message]
      : [],
  );

test("an answer is written to the agent and reported, once", () => {
  const steps = converse([
    ask("a"),
    answer("a", { outcome: "allowed", arguments: { command: "ls" } }),
    answer("a", { outcome: "denied" }),
    exit,
  ]);
  expect(writesOf(steps)).toMatchObject([
    { id: "a", outcome: "allowed", option: { optionId: "once" }, arguments: { command: "ls" } },
  ]);
  expect(resolutions(steps)).toEqual([["a", "allowed", "once"]]);
  expect(warnings(steps)).toEqual(['The answer to "a" was not used: no such permission is open.']);
  expect(verifyStream(eventsOf(steps))).toEqual([]);
});

test.each<[string, PermissionAnswer, string | undefined, boolean]>([
  ["the option by its name", { outcome: "allowed", optionId: "always" }, "always", false],
  ["a denial", { outcome: "denied" }, "no", false],
  ["a denial that ends the turn", { outcome: "denied", stop: true }, "stop", true],
  ["the option that ends the turn", { outcome: "denied", optionId: "stop" }, "stop", true],
])("%s is what it says", (_, given, optionId, stop) => {
  const steps = converse([ask("a"), answer("a", given)]);
  expect(writesOf(steps)).toMatchObject([{ option: { optionId }, stop }]);
});

test.each<[PermissionAnswer, string]>([
  [
    { outcome: "allowed", optionId: "never" },
    '"never" is not an option of allowed; allowed can be: once, always.',
  ],
  [{ outcome: "allowed", optionId: "no" }, '"no" is not an option of allowed'],
  [{ outcome: "denied", optionId: "once" }, '"once" is not an option of denied'],
])("an answer that fits no option leaves the request open", (given, why) => {
  const steps = converse([ask("a"), answer("a", given), answer("a", { outcome: "allowed" })]);
  expect(warnings(steps)[0]).toContain(why);
  expect(resolutions(steps)).toEqual([["a", "allowed", "once"]]);
});

test("what was allowed only with other arguments does not run with these", () => {
  const changed: PermissionAnswer = { outcome: "allowed", arguments: { command: "ls" } };
  const steps = converse([
    ask("a", "fixed"),
    answer("a", changed),
    answer("a", { outcome: "denied" }),
  ]);
  expect(warnings(steps)[0]).toContain("cannot run this tool with other arguments");
  expect(resolutions(steps)).toEqual([["a", "denied", "no"]]);
});

test("what is unanswered at its time is denied, reported as expired, and counted", () => {
  const steps = converse([
    ask("a"),
    { type: "tick", now: start + 499 },
    ask("q", "question"),
    { type: "tick", now: start + 500 },
    exit,
  ]);
  expect(steps.map(({ wakeAt }) => wakeAt)).toEqual([
    undefined,
    start + 500,
    start + 500,
    start + 500,
    undefined,
    undefined,
  ]);
  expect(eventsOf(steps)).toContainEqual(
    expect.objectContaining({ type: "permissionRequested", expiresAt: "1970-01-01T00:00:01.500Z" }),
  );
  expect(writesOf(steps)).toMatchObject([
    { id: "a", outcome: "expired" },
    { id: "q", outcome: "expired" },
  ]);
  expect(eventsOf(steps).at(-1)).toMatchObject({
    type: "sessionEnded",
    permissionDenials: [
      { source: "expired", toolId: "a", toolName: "bash" },
      { source: "expired" },
    ],
  });
});

test("nothing expires where no time was set", () => {
  const steps = converse([ask("a"), { type: "tick", now: 1e15 }], {});
  expect(resolutions(steps)).toEqual([]);
  expect(steps.at(-1)?.wakeAt).toBeUndefined();
});

test("an interrupt cancels all that is asked; a later answer has no effect", () => {
  const steps = converse([
    ask("a"),
    ask("b"),
    { type: "interrupt" },
    answer("b", { outcome: "allowed" }),
  ]);
  expect(resolutions(steps)).toEqual([
    ["a", "cancelled", undefined],
    ["b", "cancelled", undefined],
  ]);
  expect(writesOf(steps)).toHaveLength(2);
  expect(warnings(steps)).toHaveLength(1);
});

test("two that wait are answered in any order", () => {
  const steps = converse([
    ask("a"),
    ask("b"),
    answer("b", { outcome: "allowed" }),
    answer("a", { outcome: "denied", message: "not now" }),
  ]);
  expect(resolutions(steps)).toEqual([
    ["b", "allowed", "once"],
    ["a", "denied", "no"],
  ]);
  expect(writesOf(steps)).toMatchObject([{ id: "b" }, { id: "a", message: "not now" }]);
});

test("questions are answered, or declined", () => {
  const steps = converse([
    ask("a", "question"),
    ask("b", "question"),
    { type: "questionAnswer", requestId: "a", answer: { answers: { colour: "blue" } } },
    { type: "questionAnswer", requestId: "b", answer: { answers: {}, declined: true } },
    { type: "questionAnswer", requestId: "c", answer: { answers: {} } },
  ]);
  expect(
    eventsOf(steps).flatMap((event) => (event.type === "questionAnswered" ? [event] : [])),
  ).toMatchObject([
    { requestId: "a", outcome: "answered", answers: { colour: "blue" } },
    { requestId: "b", outcome: "declined" },
  ]);
  expect(warnings(steps)).toHaveLength(1);
});

test("what a protocol cannot do for its host is said, and of no effect", () => {
  const steps = converse([
    { type: "setModel", model: "m" },
    { type: "setMode", mode: "autoAll" },
  ]);
  expect(warnings(steps)).toEqual([
    "The protocol cannot change the model.",
    "The protocol cannot change the mode.",
  ]);
});

test("after the end nothing is reported and nothing written", () => {
  const steps = converse([
    ask("a"),
    exit,
    answer("a", { outcome: "allowed" }),
    { type: "interrupt" },
  ]);
  expect(steps.at(-1)).toMatchObject({ events: [], writes: [], refused: "The run is over." });
  expect(resolutions(steps)).toEqual([["a", "cancelled", undefined]]);
});

test("what the run's sandbox mode forbids is denied by policy, and no answer changes that", () => {
  const steps = converse([ask("1"), answer("1", { outcome: "allowed" }), exit], { confines });
  const resolved = eventsOf(steps).filter((event) => event.type === "permissionResolved");
  expect(resolved).toMatchObject([{ requestId: "1", outcome: "denied", by: "policy" }]);
  expect(writesOf(steps)).toMatchObject([{ id: "1", outcome: "denied" }]);
  expect(steps.map(({ refused }) => refused).filter(Boolean)).toHaveLength(1);
  expect(verifyStream(eventsOf(steps))).toEqual([]);
});

test("a request that is open when its turn ends is cancelled, for the agent too", () => {
  const steps = converse([ask("1"), ask("2", "question"), ask("3", "end"), exit], {});
  expect(writesOf(steps)).toMatchObject([
    { id: "1", outcome: "cancelled" },
    { id: "2", outcome: "cancelled" },
  ]);
  const outcomes = eventsOf(steps).flatMap((event) =>
    event.type === "permissionResolved" || event.type === "questionAnswered" ? [event.outcome] : [],
  );
  expect(outcomes).toEqual(["cancelled", "cancelled"]);
  expect(steps.at(-2)?.idle).toBe(true);
});

test("where the agent asks nothing an answer is refused, in the words of any translator", () => {
  const inputs = [
    answer("a", { outcome: "allowed" }),
    { type: "questionAnswer", requestId: "q", answer: { answers: {} } } as const,
    { type: "tick", now: start } as const,
    exit,
  ];
  const at = { sessionId: "s", now: () => start };
  const translators = [createTranslator(at, asker), createOneWayTranslator(at, asker)];
  const [usual = [], oneWay = []] = translators.map((one) =>
    inputs.map((input) => one.handle(input)),
  );
  expect(oneWay).toEqual(usual);
  expect(warnings(oneWay)).toEqual([
    'The answer to "a" was not used: no such permission is open.',
    'The answer to "q" was not used: no such question is open.',
  ]);
});

test("a question of an agent that is said to ask nothing is a fault of its adapter, and ends nothing", () => {
  const translator = createOneWayTranslator({ sessionId: "s", now: () => start }, asker);
  const steps = [ask("1"), ask("2", "question"), exit].map((input) => translator.handle(input));
  const events = eventsOf(steps);
  const fault =
    "The adapter failed: The protocol was declared as one in which the agent asks nothing.";
  const logs = events.flatMap((event) =>
    event.type === "log" && event.level === "error" ? [event.message] : [],
  );
  expect(new Set(logs)).toEqual(new Set([fault]));
  expect(verifyStream(events)).toEqual([]);
  expect(events.at(-1)?.type).toBe("sessionEnded");
});
