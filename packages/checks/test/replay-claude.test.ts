import type { Adapter } from "@agentstream/adapter-kit";
import { claude } from "@agentstream/adapters-claude";
import { readRecordings, type Step } from "@agentstream/recordings";
import { validate, validateEvent, type UnifiedEvent } from "@agentstream/schema";
import { verifyStream } from "@agentstream/stream";
import { expect, test } from "vitest";

import { compareClaudeFacts } from "../src/facts/claude.ts";
import { claudeHost } from "../src/host-languages/claude.ts";
import { replayStep, type Replay } from "../src/replay-step.ts";

interface Held extends Replay {
  readonly step: Step;
  /** The lines that our translator wrote. */
  readonly writes: readonly string[];
}

/** The conversations in which the CLI read lines of JSON. In the others the input was a text, or only closed. */
const replays: readonly Held[] = readRecordings()
  .filter(({ agent }) => agent === "claude")
  .flatMap(({ steps }) => steps)
  .filter(
    ({ command, written }) => / --input-format stream-json\b/.test(command) && written.length > 0,
  )
  .map((step) => replay(step));

function replay(step: Step): Held {
  const writes: string[] = [];
  const adapter: Adapter = {
    ...claude,
    translator(options) {
      const translator = claude.translator(options);
      return {
        handle(input) {
          const taken = translator.handle(input);
          writes.push(...taken.writes);
          return taken;
        },
      };
    },
  };
  const options = { protocol: "stream-input", opening: { initialize: initializeIn(step) } };
  return { step, writes, ...replayStep(adapter, step, claudeHost, options) };
}

/** What the recorded host began with is what a plan would have said; hooks are in no plan of ours. */
function initializeIn({ written }: Step): object {
  const line = written.find((one) => one.line.includes('"subtype":"initialize"'))?.line;
  if (line === undefined) return {};
  const { hooks: _, subtype: __, ...rest } = JSON.parse(line).request;
  return rest;
}

const nameOf = ({ step }: Held): string => step.name.replace(/^claude\//, "");
const collect = (find: (held: Held) => readonly unknown[]): [string, unknown][] =>
  replays.flatMap((held) => find(held).map((fault): [string, unknown] => [nameOf(held), fault]));

test("the conversations and their messages are as many as they were", () => {
  expect(replays.length).toBe(46);
  const counts: Record<string, number> = {};
  for (const { kind } of replays.flatMap(({ pairs }) => pairs)) {
    const key = kind.replace(/ [\da-f-]{36}$/, "");
    counts[key] = (counts[key] ?? 0) + 1;
  }
  expect(counts).toEqual({
    "request initialize": 23,
    "request interrupt": 6,
    success: 12,
    user: 60,
  });
});

test("what our translator writes is what the recorded host wrote", () => {
  for (const held of replays) {
    const { pairs } = held;
    expect(
      pairs.map(({ written }) => written),
      nameOf(held),
    ).toEqual(pairs.map(({ recorded }) => recorded));
  }
});

/** What only the recorded host wrote, and why no host of ours would have. */
const missing: Readonly<Record<string, readonly string[]>> = {
  // a line of no known type, to see what the CLI makes of it
  "2.1.197/bidi-bad-type": ["nonsense"],
  "2.1.326/bidi-bad-type": ["nonsense"],
  // nothing that a host says means this
  "2.1.197/interrupt-background-control": ["request background_tasks"],
  // it had registered hooks, and answered for them; ours never registers any
  "2.1.197/bidi-hook-callback": ["success", "success", "success"],
  "2.1.326/bidi-hook-callback": ["success", "success", "success"],
};
/** What only ours wrote: a refusal of each hook. */
const refused: Readonly<Record<string, readonly string[]>> = {
  "2.1.197/bidi-hook-callback": ["error", "error", "error"],
  "2.1.326/bidi-hook-callback": ["error", "error", "error"],
};

test("nothing else is missing, and nothing else is written", () => {
  const kindsOf = (messages: Replay["missing"]): string[] =>
    messages.map((message) => claudeHost.kindOf(message).replace(/ [\da-f-]{36}$/, ""));
  for (const held of replays) {
    const name = nameOf(held);
    // initialize may be left out, and some recorded hosts did
    const isBare = !held.step.written.some(({ line }) => line.includes('"initialize"'));
    const opening = isBare ? ["request initialize"] : [];
    expect(kindsOf(held.missing), name).toEqual(missing[name] ?? []);
    expect(kindsOf(held.extra), name).toEqual([...opening, ...(refused[name] ?? [])]);
  }
});

test("each line that is written is one that a host may write", () => {
  const faults = collect(({ writes }) =>
    writes.filter((line) => !validate("native/claude/stream-input", JSON.parse(line)).ok),
  );
  expect(faults).toEqual([]);
  expect(replays.flatMap(({ writes }) => writes).length).toBe(130);
});

test("the events of a conversation keep the rules, are valid, and agree with the facts", () => {
  expect(collect(({ events }) => verifyStream(events))).toEqual([]);
  expect(collect(({ events }) => events.filter((event) => !validateEvent(event).ok))).toEqual([]);
  expect(
    collect(({ step, events }) =>
      step.facts === undefined ? [] : compareClaudeFacts(step.facts, events),
    ),
  ).toEqual([]);
});

const promptsOf = (events: readonly UnifiedEvent[]): unknown[] =>
  events.flatMap((event) => (event.type === "turnStarted" ? [[event.trigger, event.prompt]] : []));

test("a turn says which prompts began it, several that waited as one", () => {
  const prompts = new Map(replays.map((held) => [nameOf(held), promptsOf(held.events)]));
  for (const version of ["2.1.197", "2.1.326"]) {
    expect(prompts.get(`${version}/bidi-queued`)).toEqual([
      ["user", "first"],
      ["queue", "second (queued)\nthird (queued mid-turn)"],
    ]);
  }
  expect(prompts.get("2.1.197/bidi-clear")).toEqual([
    ["user", "one"],
    ["command", "/clear"],
    ["user", "after"],
  ]);
  expect(prompts.get("2.1.197/bidi-background-task")).toEqual([
    ["user", "go"],
    ["task", undefined],
  ]);
});

test("who answered is reported, and with what", () => {
  const resolved = collect(({ events }) =>
    events.flatMap((event) =>
      event.type === "permissionResolved" ? [[event.outcome, event.optionId, event.by]] : [],
    ),
  );
  expect(resolved).toEqual([
    ["2.1.197/perm-exit-plan-mode", ["allowed", "allow", "user"]],
    ["2.1.197/perm-stdio-allow", ["allowed", "allow", "user"]],
    ["2.1.197/perm-stdio-allow-modified", ["allowed", "allow", "user"]],
    ["2.1.197/perm-stdio-always-allow", ["allowed", "allowSession", "user"]],
    ["2.1.197/perm-stdio-deny", ["denied", "deny", "user"]],
    ["2.1.197/perm-stdio-interrupt-while-asking", ["cancelled", undefined, undefined]],
    ["2.1.197/perm-subagent", ["allowed", "allow", "user"]],
    ["2.1.326/perm-stdio-always-allow", ["allowed", "allowSession", "user"]],
    ["2.1.326/perm-subagent", ["allowed", "allow", "user"]],
  ]);
});
