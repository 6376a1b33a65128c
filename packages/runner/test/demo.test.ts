import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { demo, isRefusal } from "@agentstream/adapter-kit";
import { parseDemoScript } from "@agentstream/adapter-kit/author";
import type { EventType, RunRequest, UnifiedEvent } from "@agentstream/schema";
import { isUnifiedEvent } from "@agentstream/schema/unified";
import { textOf, verifyStream } from "@agentstream/stream";
import { afterEach, beforeEach, expect, test } from "vitest";

import { startRun, type Run, type RunOptions } from "../src/index.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "demo-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a script to its end; every event is valid, and together they keep the rules. */
async function perform(
  script: string,
  request: Partial<RunRequest> = {},
  options: RunOptions = {},
  react: (event: UnifiedEvent, run: Run) => void = () => {},
): Promise<UnifiedEvent[]> {
  const run = startRun(demo, { prompt: script, cwd: folder, ...request }, options);
  const events: UnifiedEvent[] = [];
  run.finish();
  for await (const batch of run.batches)
    for (const event of batch) {
      events.push(event);
      react(event, run);
    }
  for (const event of events) expect(isUnifiedEvent(event), JSON.stringify(event)).toBe(true);
  expect(verifyStream(events)).toEqual([]);
  return events;
}

const typesOf = (events: readonly UnifiedEvent[]): string[] => [
  ...new Set(events.map(({ type }) => type)),
];
const find = (events: readonly UnifiedEvent[], type: EventType): UnifiedEvent | undefined =>
  events.find((event) => event.type === type);

test("a script with everything that needs no answer gives all its events", async () => {
  const events = await perform(
    `
    # what an agent does
    think I look around first.
    plan [x] look | [>] change | test
    run ls => a.txt b.txt
    run make =2> no rule
    write notes.txt remember this
    subagent researcher: nothing found
    usage 120 30
    stderr a warning
    wait 5ms
    say All is done.
  `,
    { approvalMode: "autoEdit" },
  );
  for (const type of [
    "thinkingChunk planUpdated toolStarted toolProgress toolCompleted fileChanged subagentStarted",
    "subagentCompleted usageReported textChunk turnCompleted",
  ].flatMap((words) => words.split(" ")))
    expect(typesOf(events)).toContain(type);
  expect(events.filter(({ type }) => type === "toolCompleted")).toMatchObject([
    { toolName: "shell", success: true, result: "a.txt b.txt", exitCode: 0 },
    { toolName: "shell", success: false, exitCode: 2 },
    { toolName: "write", success: true },
  ]);
  expect(readFileSync(join(folder, "notes.txt"), "utf8")).toBe("remember this\n");
  expect(find(events, "fileChanged")).toMatchObject({
    filePath: "notes.txt",
    changeType: "created",
  });
  expect(events.at(-1)).toMatchObject({ type: "sessionEnded", reason: "completed" });
});

test("permissions and questions wait for their answers", async () => {
  const asked: UnifiedEvent[] = [];
  const script =
    "ask rm -rf build => removed\nask format c: => done\nquestion Which? | red | green\nsay end";
  const events = await perform(script, { interactive: true }, {}, (event, run) => {
    if (event.type === "permissionRequested") {
      asked.push(event);
      const outcome = asked.length === 1 ? "allowed" : "denied";
      void run.send({ type: "permissionAnswer", requestId: event.requestId, answer: { outcome } });
    }
    if (event.type === "questionAsked") {
      asked.push(event);
      const answers = { answer: ["red"] };
      void run.send({ type: "questionAnswer", requestId: event.requestId, answer: { answers } });
    }
  });
  expect(asked.length).toBe(3);
  expect(find(events, "toolCompleted")).toMatchObject({ result: "removed" });
  expect(find(events, "toolFailed")).toMatchObject({ reason: "denied" });
  expect(textOf(events)).toContain("Answer: red");
  expect(textOf(events)).toContain("end");
  expect(events.at(-1)).toMatchObject({ reason: "completed" });
});

test("where nobody is there to be asked, what needs asking is denied", async () => {
  const events = await perform("ask rm -rf / => gone\nwrite a.txt x\nquestion Which? | a\nsay end");
  expect(events.filter(({ type }) => type === "toolFailed")).toMatchObject([
    { reason: "denied" },
    { reason: "denied" },
  ]);
  expect(find(events, "questionAnswered")).toMatchObject({ outcome: "expired" });
  expect(events.at(-1)).toMatchObject({ reason: "completed" });
});

test("a file outside of the working directory is not changed, whatever leads there", async () => {
  symlinkSync(tmpdir(), join(folder, "link"));
  const paths = ["../outside.txt", "/tmp/outside.txt", "link/outside.txt", "."];
  const script = paths.map((path) => `write ${path} x`).join("\n");
  const events = await perform(script, { approvalMode: "autoAll" });
  const failed = events.filter(({ type }) => type === "toolFailed");
  expect(failed.length).toBe(4);
  for (const event of failed)
    expect(event).toMatchObject({ error: expect.stringContaining("not inside") });
  const readOnly = await perform("write a.txt x", {
    sandboxMode: "readOnly",
    approvalMode: "autoAll",
  });
  expect(find(readOnly, "toolFailed")).toMatchObject({ reason: "denied" });
});

test.each([
  ["fail no luck", { reason: "failed", error: "no luck" }],
  ["say half\nexit 3\nsay never", { reason: "failed", exitCode: 3 }],
  ["say half\ncut\nsay never", { reason: "cancelled", signal: "SIGKILL" }],
])("%j ends the run as it says", async (script, ending) => {
  const events = await perform(script);
  expect(events.at(-1)).toMatchObject({ type: "sessionEnded", ...ending });
  expect(textOf(events)).not.toContain("never");
});

test("a cancelled wait ends the run", async () => {
  const events = await perform("say begun\nwait 600s\nsay never", {}, {}, (event, run) => {
    if (event.type === "textChunk" && event.isComplete === true) run.cancel();
  });
  expect(events.at(-1)).toMatchObject({ type: "sessionEnded", reason: "cancelled" });
});

test("a long text has exactly its length", async () => {
  const events = await perform("long 200001");
  expect(textOf(events).length).toBe(200_001);
});

test("what is wrong in a script is named by its line, and nothing is started", () => {
  const lines = {
    "Hello there": /line 1: "Hello" is not a step; expected one of say, think, run/,
    "say a\nthnk b": /line 2: "thnk" is not a step; did you mean think\?/,
    say: /expected a text: say TEXT/,
    "wait long": /wait 500ms or wait 2s/,
    "usage 1": /usage INPUT OUTPUT/,
    "exit 300": /number up to 255/,
    "long -1": /number of characters/,
    "plan a | ": /plan \[x\] DONE/,
    "subagent x": /subagent NAME: TEXT/,
    "cut now": /nothing after cut/,
    "# only a comment": /The script is empty/,
  };
  for (const [script, reason] of Object.entries(lines)) {
    const plan = demo.plan({ prompt: script });
    expect(isRefusal(plan) ? plan.refusals[0]?.reason : "planned", script).toMatch(reason);
  }
  expect(Object.keys(lines).length).toBe(11);
  const many = parseDemoScript("x\n".repeat(500));
  expect("faults" in many && many.faults.length).toBe(20);
  expect(parseDemoScript("say x\n".repeat(1001))).toMatchObject({
    faults: ["A script has at most 1000 lines."],
  });
});

test.each([
  [{ command: "/usr/bin/x" }, /command: Expected a list of strings/],
  [{ pasEnv: ["A"] }, /pasEnv: .*did you mean "passEnv"\?/],
  [{ totalTimeoutMs: "5s" }, /totalTimeoutMs: Expected a number/],
])("the options %j of a run are refused before it starts", (options, reason) => {
  expect(() => Reflect.apply(startRun, undefined, [demo, { prompt: "say x" }, options])).toThrow(
    reason,
  );
});
