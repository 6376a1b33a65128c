import type { Input } from "@agentstream/adapter-kit";
import { gemini } from "@agentstream/adapters-gemini";
import { readRecordings, splitLines } from "@agentstream/recordings";
import { isEvent, validate, validateEvent, type UnifiedEvent } from "@agentstream/schema";
import { verifyStream } from "@agentstream/stream";
import fc from "fast-check";
import { expect, test } from "vitest";

import { mutate, allMutations } from "../src/index.ts";
import { sizeOf } from "./size-of.ts";

const perConversation = sizeOf("TWO_WAY_ACP", { usual: 100, long: 200 });

const recorded = readRecordings()
  .flatMap(({ steps }) => steps)
  .filter(({ schema }) => schema === "native/acp/message")
  .map(({ name, output }) => ({ name, lines: splitLines(output).map(({ text }) => text) }));

const update = (fields: object): string =>
  JSON.stringify({
    jsonrpc: "2.0",
    method: "session/update",
    params: { sessionId: "n", update: fields },
  });
const says = (sessionUpdate: string, text: string): string =>
  update({ sessionUpdate, content: { type: "text", text } });
const answers = (id: number, result: object): string =>
  JSON.stringify({ jsonrpc: "2.0", id, result });
const asks = (id: number | string, method: string, params: object): string =>
  JSON.stringify({ jsonrpc: "2.0", id, method, params: { sessionId: "n", ...params } });

const options = [
  { optionId: "once", kind: "allow_once" },
  { optionId: "no", kind: "reject_once" },
];

/** What no recording has. */
const rich = [
  answers(1, { protocolVersion: 1, agentCapabilities: { loadSession: true } }),
  says("agent_message_chunk", "Welcome."),
  answers(2, { sessionId: "n", modes: { currentModeId: "default" } }),
  says("agent_thought_chunk", "Hm."),
  says("agent_message_chunk", "One."),
  update({
    sessionUpdate: "tool_call",
    toolCallId: "a",
    title: "bash",
    status: "pending",
    rawInput: {},
  }),
  asks(0, "session/request_permission", { toolCall: { toolCallId: "a", title: "bash" }, options }),
  asks("0", "session/request_permission", { toolCall: { toolCallId: "b", kind: "edit" }, options }),
  asks(1, "elicitation/create", {
    mode: "form",
    message: "?",
    requestedSchema: { properties: { x: {} } },
  }),
  asks(2, "fs/read_text_file", { path: "/x" }),
  update({
    sessionUpdate: "tool_call_update",
    toolCallId: "a",
    status: "in_progress",
    rawInput: { command: "ls" },
  }),
  update({ sessionUpdate: "plan", entries: [{ content: "x", status: "pending" }] }),
  update({
    sessionUpdate: "tool_call_update",
    toolCallId: "a",
    status: "completed",
    content: [{ type: "diff", path: "/x", oldText: null, newText: "y" }],
  }),
  update({
    sessionUpdate: "tool_call_update",
    toolCallId: "b",
    status: "failed",
    rawOutput: { error: "no" },
  }),
  update({ sessionUpdate: "usage_update", used: 3, size: 9, cost: { amount: 1, currency: "USD" } }),
  answers(3, {
    stopReason: "end_turn",
    usage: { inputTokens: 3, outputTokens: 2, totalTokens: 5 },
  }),
  says("agent_message_chunk", "Two."),
  JSON.stringify({ jsonrpc: "2.0", id: 4, error: { code: 429, message: "slow" } }),
];

const conversations = [
  ...recorded,
  ...[1, 2, 3, 4].map((n) => ({ name: `rich ${n}`, lines: rich })),
];

const requestIds = fc.constantFrom("0", "1", "2", "0#2", "e", "nobody");
const optionIds = fc.constantFrom(undefined, "once", "no", "proceed_once", "cancel", "perhaps");
const permissionAnswers = fc
  .record({
    requestId: requestIds,
    outcome: fc.constantFrom("allowed" as const, "denied" as const),
    optionId: optionIds,
    stop: fc.boolean(),
    isChanged: fc.boolean(),
  })
  .map(({ requestId, outcome, optionId, stop, isChanged }): Input => ({
    type: "permissionAnswer",
    requestId,
    answer: {
      outcome,
      stop,
      ...(optionId !== undefined && { optionId }),
      ...(isChanged && { arguments: { x: 1 } }),
    },
  }));
const others = fc.constantFrom<Input>(
  { type: "interrupt" },
  { type: "prompt", prompt: "And this." },
  { type: "prompt", prompt: "Now.", steer: true },
  { type: "prompt", prompt: [{ type: "image", data: "AA==" }] },
  { type: "setMode", mode: "autoAll" },
  { type: "setModel", model: "two" },
  { type: "tick", now: 5 },
  { type: "tick", now: 50 },
  { type: "questionAnswer", requestId: "1", answer: { answers: { x: "y" } } },
  { type: "questionAnswer", requestId: "1", answer: { answers: {}, declined: true } },
  { type: "stderr", text: "error: something" },
);
/** What the host says, and before which line. */
const said = fc.array(
  fc.record({ at: fc.nat({ max: 20 }), input: fc.oneof(permissionAnswers, others) }),
  { maxLength: 8 },
);
const exits = fc.record({
  code: fc.constantFrom(0, 1, 143, null),
  sent: fc.constantFrom(undefined, "interrupt" as const, "cancel" as const, "timeout" as const),
});
const openings = fc.constantFrom(
  { cwd: "/w" },
  { cwd: "/w", resume: "n" },
  { mode: "yolo", model: "x" },
);

test("conversations that go wrong in either direction give streams that keep the rules", () => {
  let streams = 0;
  let messages = 0;
  const outcomes = new Set<string>();
  for (const { name, lines } of conversations) {
    fc.assert(
      fc.property(
        fc.option(allMutations, { nil: [] }),
        said,
        exits,
        openings,
        fc.record({ raw: fc.boolean(), isHosted: fc.boolean() }),
        (changes, inputs, { code, sent }, opening, { raw, isHosted }) => {
          streams++;
          const printed = mutate(lines, changes);
          const translator = gemini.translator({
            sessionId: "s",
            now: () => 0,
            protocol: "acp",
            answerTimeoutMs: 10,
            opening,
            raw,
          });
          const events: UnifiedEvent[] = [];
          function handle(input: Input): void {
            const step = translator.handle(input);
            events.push(...step.events);
            for (const line of step.writes) {
              messages++;
              expect(line).not.toContain("\n");
              expect(validate("native/acp/message", JSON.parse(line)), line).toMatchObject({
                ok: true,
              });
            }
          }
          if (isHosted) {
            handle({ type: "start" });
            handle({ type: "prompt", prompt: "Go." });
          }
          for (const [index, text] of printed.entries()) {
            for (const { at, input } of inputs) if (at === index) handle(input);
            handle({ type: "line", text });
          }
          for (const { at, input } of inputs) if (at >= printed.length) handle(input);
          handle({ type: "exit", code, ...(sent !== undefined && { sent }) });
          for (const { input } of inputs) handle(input);
          const informed = raw ? { lines: printed.filter((line) => line.trim() !== "") } : {};
          expect(verifyStream(events, informed), name).toEqual([]);
          expect(
            events.filter((event) => !validateEvent(event).ok),
            name,
          ).toEqual([]);
          const isFaulty = (event: UnifiedEvent): boolean =>
            isEvent(event, "log") && event.message.startsWith("The adapter failed");
          expect(events.filter(isFaulty), name).toEqual([]);
          for (const event of events)
            if (isEvent(event, "permissionResolved")) outcomes.add(event.outcome);
        },
      ),
      { numRuns: perConversation, seed: 11 },
    );
  }
  console.log(
    `acp: ${streams} conversations gone wrong, in which ${messages} messages were written`,
  );
  expect(conversations.length).toBeGreaterThanOrEqual(12);
  expect(streams).toBe(conversations.length * perConversation);
  expect([...outcomes]).toEqual(
    expect.arrayContaining(["allowed", "cancelled", "denied", "expired"]),
  );
});
