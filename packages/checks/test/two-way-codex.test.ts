import type { Input } from "@agentstream/adapter-kit";
import { codex } from "@agentstream/adapters-codex";
import { readRecordings, splitLines } from "@agentstream/recordings";
import { validateEvent, type UnifiedEvent } from "@agentstream/schema";
import { verifyStream } from "@agentstream/stream";
import fc from "fast-check";
import { expect, test } from "vitest";

import { mutate, allMutations } from "../src/index.ts";
import { sizeOf } from "./size-of.ts";

const perRecording = sizeOf("TWO_WAY_CODEX", { usual: 12, long: 48 });

const steps = readRecordings()
  .flatMap((recording) => recording.steps)
  .filter(({ schema }) => schema === "native/codex/app-server")
  .map(({ name, output }) => ({ name, lines: splitLines(output).map(({ text }) => text) }));

/** What a host says, as far as it does not depend on what it was sent. */
const sayings = fc.array(
  fc.record({
    at: fc.nat({ max: 60 }),
    kind: fc.constantFrom(
      "prompt",
      "steer",
      "interrupt",
      "tick",
      "allow",
      "deny",
      "stop",
      "session",
      "wrong",
      "unknown",
      "question",
      "decline",
      "setModel",
      "setMode",
    ),
  }),
  { maxLength: 8 },
);

/** What is said at once to each request, where anything is. */
const replies = fc.array(
  fc.constantFrom("allow", "deny", "stop", "session", "wrong", "question", "decline", "nothing"),
  { maxLength: 4 },
);

const permission = (requestId: string, answer: object): Input => ({
  type: "permissionAnswer",
  requestId,
  answer: { outcome: "denied", ...answer },
});

/** An answer goes to the last request of all that were asked, answered or not. */
const inputs: Readonly<Record<string, (requestId: string) => Input>> = {
  prompt: () => ({ type: "prompt", prompt: "again" }),
  steer: () => ({ type: "prompt", prompt: "also", steer: true }),
  interrupt: () => ({ type: "interrupt" }),
  tick: () => ({ type: "tick", now: 2000 }),
  allow: (id) => permission(id, { outcome: "allowed" }),
  deny: (id) => permission(id, {}),
  stop: (id) => permission(id, { stop: true }),
  session: (id) => permission(id, { outcome: "allowed", optionId: "acceptForSession" }),
  wrong: (id) => permission(id, { optionId: "none" }),
  unknown: () => permission("nobody", { outcome: "allowed" }),
  question: (requestId) => ({
    type: "questionAnswer",
    requestId,
    answer: { answers: { a: "x" } },
  }),
  decline: (requestId) => ({
    type: "questionAnswer",
    requestId,
    answer: { answers: {}, declined: true },
  }),
  setModel: () => ({ type: "setModel", model: "m" }),
  setMode: () => ({ type: "setMode", mode: "ask" }),
};

/** Requests that no recording has, so that they too are doubled, dropped and answered. */
const further = [
  ["item/tool/requestUserInput", { itemId: "q", questions: [{ id: "a", question: "?" }] }],
  ["item/permissions/requestApproval", { itemId: "g", permissions: { network: {} } }],
  ["mcpServer/elicitation/request", { serverName: "s", message: "?", requestedSchema: {} }],
  ["execCommandApproval", { conversationId: "main", callId: "x", command: ["ls"] }],
  ["item/tool/call", { callId: "y", tool: "t", arguments: {} }],
].map(([method, params], at) => JSON.stringify({ method, id: 100 + at, params }));

const lastRequest = (events: readonly UnifiedEvent[]): string => {
  const asked = events.findLast(
    (event) => event.type === "permissionRequested" || event.type === "questionAsked",
  );
  return asked !== undefined && "requestId" in asked ? asked.requestId : "none";
};

test("both directions gone wrong give streams that keep the rules, and lines that are one JSON each", () => {
  let streams = 0;
  let written = 0;
  let answered = 0;
  const exits = fc.record({
    code: fc.constantFrom(0, 1, null),
    sent: fc.constantFrom(undefined, "interrupt" as const, "timeout" as const),
  });
  const places = fc.array(fc.nat({ max: 60 }), { maxLength: further.length });
  for (const { name, lines } of steps) {
    fc.assert(
      fc.property(
        fc.oneof(allMutations, fc.constant([])),
        sayings,
        replies,
        places,
        exits,
        fc.boolean(),
        (changes, said, replied, spots, { code, sent }, isHost) => {
          streams++;
          const asked = [...lines];
          spots.forEach((spot, at) => asked.splice(spot, 0, further[at] ?? ""));
          const mutated = mutate(asked, changes);
          const translator = codex.translator({
            sessionId: "s",
            now: () => 1000,
            protocol: "app-server",
            answerTimeoutMs: 500,
            raw: true,
          });
          const events: UnifiedEvent[] = [];
          const handle = (input: Input): void => {
            const step = translator.handle(input);
            events.push(...step.events);
            for (const line of step.writes) {
              written++;
              expect(line, name).not.toContain("\n");
              expect(typeof JSON.parse(line), name).toBe("object");
            }
          };
          const left = [...replied];
          const say = (kind: string | undefined): void => {
            const input = inputs[kind ?? ""]?.(lastRequest(events));
            if (input !== undefined) handle(input);
          };
          if (isHost) handle({ type: "start" });
          if (isHost) handle({ type: "prompt", prompt: "begin" });
          mutated.forEach((text, at) => {
            const before = lastRequest(events);
            handle({ type: "line", text });
            if (lastRequest(events) !== before) say(left.shift());
            for (const { kind } of said.filter((one) => one.at === at)) say(kind);
          });
          handle({ type: "exit", code, ...(sent !== undefined && { sent }) });
          handle(permission(lastRequest(events), { outcome: "allowed" }));
          answered += events.filter(
            (event) =>
              (event.type === "permissionResolved" && event.by === "user") ||
              (event.type === "questionAnswered" && /^(?:answered|declined)$/.test(event.outcome)),
          ).length;
          expect(
            verifyStream(events, { lines: mutated.filter((line) => line.trim() !== "") }),
            name,
          ).toEqual([]);
          expect(
            events.filter((event) => !validateEvent(event).ok),
            name,
          ).toEqual([]);
          expect(
            events.filter((event) => event.type === "log" && event.source === "adapter"),
            name,
          ).toEqual([]);
        },
      ),
      { numRuns: perRecording, seed: 7 },
    );
  }
  console.log(
    `${streams} streams of ${steps.length} recordings, ${written} lines written, ${answered} answers used`,
  );
  expect(steps.length).toBeGreaterThanOrEqual(42);
  expect(streams).toBe(steps.length * perRecording);
  expect(written).toBeGreaterThan(0);
  expect(answered).toBeGreaterThanOrEqual(10 * perRecording);
});
