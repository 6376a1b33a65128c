import { untyped as read } from "@agentstream/adapter-kit/author";
import { gemini } from "@agentstream/adapters-gemini";
import { readRecordings, splitLines, type Step } from "@agentstream/recordings";
import { isEvent, validate, validateEvent, type UnifiedEvent } from "@agentstream/schema";
import { verifyStream } from "@agentstream/stream";
import { describe, expect, test } from "vitest";

import { acpHost } from "../src/host-languages/acp.ts";
import { replayStep } from "../src/replay-step.ts";

type Message = Readonly<Record<string, unknown>>;

/**
 * What the host wrote was not recorded, but its ids and the agent's answers were: they say what it must have
 * been, and where.
 */
const asked = {
  initialize: { method: "initialize", params: { protocolVersion: 1, clientCapabilities: {} } },
  new: { method: "session/new", params: { cwd: "/workspace", mcpServers: [] } },
  prompt: (sessionId: string) => ({
    method: "session/prompt",
    params: { sessionId, prompt: [{ type: "text", text: "Go." }] },
  }),
};

/** Which option the host chose, by what the agent did then. */
const chosen: Readonly<Record<string, string>> = {
  "acp-permission-allow": "proceed_once",
  "acp-permission-reject": "cancel",
};

function withHost(step: Step): Step {
  const scenario = step.name.split("/")[2] ?? "";
  const printed = splitLines(step.output).map(({ text }) => text);
  const parsed = printed.map((line): Message => JSON.parse(line));
  const printedId = parsed
    .map(({ params }) => read.string(read.fields(params)["sessionId"]))
    .find((id) => id !== undefined);
  if (printedId === undefined) throw new Error(`${step.name} has no session`);
  const isLoaded = scenario === "acp-session-load";
  // our host writes the id so that the conversation's own file stays as it is
  const sessionId = isLoaded ? ` ${printedId}` : printedId;
  const conversation: Step["conversation"][number][] = [];
  const host = (message: Message): void => {
    conversation.push({ by: "host", line: JSON.stringify({ jsonrpc: "2.0", ...message }) });
  };
  host({ id: 1, ...asked.initialize });
  for (const [index, message] of parsed.entries()) {
    if (message["id"] === 3 && scenario === "acp-cancel")
      host({ method: "session/cancel", params: { sessionId } });
    conversation.push({ by: "agent", line: printed[index] ?? "" });
    const kind = read.fields(read.fields(message["params"])["update"])["sessionUpdate"];
    if (index === 0 && isLoaded)
      host({ id: 2, method: "session/load", params: { sessionId, ...asked.new.params } });
    if (index === 0 && !isLoaded) host({ id: 2, ...asked.new });
    if (message["id"] === 2 && parsed.some(({ id }) => id === 9))
      host({ id: 9, method: "session/set_mode", params: { sessionId, modeId: "yolo" } });
    if (kind === "available_commands_update") host({ id: 3, ...asked.prompt(sessionId) });
    if (message["method"] === "session/request_permission")
      host({
        id: message["id"],
        result: { outcome: { outcome: "selected", optionId: chosen[scenario] } },
      });
  }
  return { ...step, conversation };
}

const steps = readRecordings()
  .flatMap((recording) => recording.steps)
  .filter(({ schema }) => schema === "native/acp/message")
  .map(withHost);

const replay = (step: Step) => {
  const sessionId = step.name.endsWith("acp-session-load")
    ? "11111111-2222-4333-8444-555555555555"
    : undefined;
  const opening = { cwd: "/workspace", ...(sessionId !== undefined && { resume: sessionId }) };
  return replayStep(gemini, step, acpHost, { protocol: "acp", opening });
};
const replays = steps.map((step) => ({ step, ...replay(step) }));

describe("a recorded conversation, with our translator as its host", () => {
  test.each(replays)(
    "$step.name: each message is the one that was written",
    ({ pairs, missing, extra }) => {
      for (const { recorded, written } of pairs) expect(written).toEqual(recorded);
      expect({ missing, extra }).toEqual({ missing: [], extra: [] });
    },
  );

  test("so many were compared", () => {
    const counts: Record<string, number> = {};
    for (const { kind } of replays.flatMap(({ pairs }) => pairs))
      counts[kind] = (counts[kind] ?? 0) + 1;
    expect(counts).toMatchInlineSnapshot(`
      {
        "answer to 0": 2,
        "answer to 1": 1,
        "initialize": 8,
        "session/cancel": 1,
        "session/load": 1,
        "session/new": 7,
        "session/prompt": 8,
        "session/set_mode": 3,
      }
    `);
  });

  test.each(replays)("$step.name: the rules hold, and all events are valid", ({ events }) => {
    expect(verifyStream(events)).toEqual([]);
    expect(events.filter((event) => !validateEvent(event).ok)).toEqual([]);
  });

  test.each(replays)("$step.name: it ends as it did", ({ step, events }) => {
    const { allowed } = read.fields(read.fields(step.facts)["outcome"]);
    expect(allowed).toContain(events.findLast((event) => isEvent(event, "sessionEnded"))?.reason);
  });
});

test("what was answered is reported, and what was rejected ends as denied", () => {
  const informed = (name: string): readonly UnifiedEvent[] =>
    replays.find(({ step }) => step.name.endsWith(name))?.events ?? [];
  expect(
    informed("acp-permission-allow").filter((event) => isEvent(event, "permissionResolved")),
  ).toMatchObject([
    { outcome: "allowed", optionId: "proceed_once", by: "user" },
    { outcome: "allowed", optionId: "proceed_once", by: "user" },
  ]);
  const rejected = informed("acp-permission-reject");
  expect(rejected.find((event) => isEvent(event, "toolFailed"))).toMatchObject({
    reason: "denied",
  });
  expect(rejected.at(-1)).toMatchObject({ permissionDenials: [{ source: "answer" }] });
});

test("what is repeated of an earlier run is no text of this one", () => {
  const loaded = replays.find(({ step }) => step.name.endsWith("acp-session-load"))?.events ?? [];
  expect(loaded.filter(({ type }) => /^acp:history$/.test(type)).length).toBe(6);
  expect(loaded.filter((event) => isEvent(event, "toolStarted"))).toEqual([]);
});

test("all that is written is valid by the protocol's schema", () => {
  const written: unknown[] = [];
  for (const step of steps) {
    const { handle } = gemini.translator({ sessionId: "s", now: () => 0, protocol: "acp" });
    const say = (input: Parameters<typeof handle>[0]): void => {
      written.push(...handle(input).writes.map((line): unknown => JSON.parse(line)));
    };
    say({ type: "start" });
    say({ type: "prompt", prompt: "Go." });
    for (const { by, line } of step.conversation)
      if (by === "agent") say({ type: "line", text: line });
    say({ type: "setMode", mode: "autoAll" });
    say({ type: "setModel", model: "gemini-2.5-pro" });
    say({ type: "interrupt" });
  }
  expect(
    written.map((message) => validate("native/acp/message", message)).filter(({ ok }) => !ok),
  ).toEqual([]);
  expect(written.length).toBeGreaterThan(30);
});
