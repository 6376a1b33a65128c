import { untyped as read } from "@agentstream/adapter-kit/author";
import { codex } from "@agentstream/adapters-codex";
import { readRecordings, type Step } from "@agentstream/recordings";
import { validateEvent } from "@agentstream/schema";
import { verifyStream } from "@agentstream/stream";
import { expect, test } from "vitest";

import { codexAppServer } from "../src/host-languages/codex-app-server.ts";
import { replayStep } from "../src/replay-step.ts";

/** What the recorded host said of the thread: a plan would have said it. */
function openingOf({ conversation }: Step): Record<string, unknown> {
  for (const { by, line } of conversation) {
    const { method, params } = read.fields(JSON.parse(line));
    if (by === "host" && (method === "thread/start" || method === "thread/resume"))
      return { thread: { method, params } };
  }
  throw new Error("a conversation without a thread");
}

const steps = readRecordings()
  .flatMap((recording) => recording.steps)
  .filter(
    ({ schema, conversation }) => schema === "native/codex/app-server" && conversation.length > 0,
  );
const replays = steps.map((step) => ({
  step,
  replay: replayStep(codex, step, codexAppServer, {
    protocol: "app-server",
    opening: openingOf(step),
  }),
}));

test("each message is the one that the recorded host wrote", () => {
  const kinds: Record<string, number> = {};
  for (const { step, replay } of replays) {
    for (const { kind, recorded, written } of replay.pairs) {
      kinds[kind] = (kinds[kind] ?? 0) + 1;
      expect(written, `${step.name}: ${kind}`).toEqual(recorded);
    }
  }
  expect(steps.length).toBe(42);
  expect(kinds).toEqual({
    initialize: 42,
    initialized: 42,
    "thread/start": 41,
    "thread/resume": 1,
    "turn/start": 41,
    "turn/interrupt": 3,
    "turn/steer": 1,
    answer: 7,
  });
});

/** What a host of ours has no reason to write. */
const notOurs: Readonly<Record<string, string>> = {
  "codex/app-server-0.169.0/resume_read": "thread/read", // history is not reported again
  "codex/app-server-0.169.0/review": "review/start", // a prompt begins a turn, and not a review
};

test("nothing is missing but what a host of ours does not ask for, and nothing is written besides", () => {
  const missing = replays.flatMap(({ step, replay }) =>
    replay.missing.map(({ method }) => [step.name, method]),
  );
  expect(Object.fromEntries(missing)).toEqual(notOurs);
  expect(missing.length).toBe(Object.keys(notOurs).length);
  expect(replays.flatMap(({ replay }) => replay.extra)).toEqual([]);
});

test("the streams keep the rules, and end as the facts say", () => {
  for (const { step, replay } of replays) {
    expect(verifyStream(replay.events), step.name).toEqual([]);
    expect(
      replay.events.filter((event) => !validateEvent(event).ok),
      step.name,
    ).toEqual([]);
    const end = replay.events.at(-1);
    const { outcome, permissions } = read.fields(step.facts);
    // the server calls a turn interrupted that a denial has ended
    const reason = step.name.endsWith("/file_cancel") ? "failed" : outcome;
    expect(end, step.name).toMatchObject({ type: "sessionEnded", reason });
    const decided = replay.events.flatMap((event) =>
      event.type === "permissionResolved" ? [event.outcome] : [],
    );
    expect(decided, step.name).toEqual(
      read.list(permissions).map((one) => read.fields(one)["outcome"]),
    );
  }
});
