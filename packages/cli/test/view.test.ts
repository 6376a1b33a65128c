import type { UnifiedEvent } from "@agentstream/schema";
import { textOf, type EventDraft } from "@agentstream/stream";
import { createStamper } from "@agentstream/stream/internal";
import { expect, test } from "vitest";

import { createJsonView, unifiedValues } from "../src/terminal-view/create-json-view.ts";
import { createQuietView } from "../src/terminal-view/create-quiet-view.ts";
import { createView } from "../src/terminal-view/create-view.ts";
import { createPaint } from "../src/terminal-view/paint.ts";
import type { Target } from "../src/terminal-view/screen.ts";
import { stripControls } from "../src/terminal-view/strip-controls.ts";
import type { View, ViewOptions } from "../src/terminal-view/view.ts";
import { recordedEvents, recordedRuns } from "./recorded-events.ts";

const paint = createPaint(false);
const piped: ViewOptions = { isLive: false, showsProgress: false, width: 80, paint };
const terminal: ViewOptions = { isLive: true, showsProgress: true, width: 80, paint };

function show(view: View, events: readonly UnifiedEvent[], to?: Target): string {
  const parts = [...events.flatMap((event) => view.push(event)), ...view.end()];
  return parts
    .filter((part) => to === undefined || part.to === to)
    .map(({ text }) => text)
    .join("");
}

function stamped(...drafts: readonly EventDraft[]): UnifiedEvent[] {
  let time = 1_790_000_000_000;
  const now = (): number => (time += 1500);
  const stamp = createStamper({ sessionId: "s", run: 1, firstSeq: 1, agentType: "claude", now });
  return drafts.map((draft) => stamp(draft));
}

const visible = (text: string): string => stripControls(text).replaceAll(/\s+/g, "");
const runs = recordedRuns();

test("piped, every recording's answer is its text, each block in lines of its own", () => {
  expect(runs.length).toBeGreaterThan(300);
  for (const { name, events } of runs) {
    const stdout = show(createView(piped), events, "stdout");
    expect(visible(stdout), name).toBe(visible(textOf(events)));
    expect(stdout === "" || stdout.endsWith("\n"), name).toBe(true);
  }
});

test("on a terminal no recording leaves an open line or a control character", () => {
  for (const { name, events } of runs) {
    const screen = show(createView(terminal), events);
    expect(screen, name).not.toMatch(/[^\P{Cc}\n\t]/u);
    expect(screen.endsWith("\n"), name).toBe(true);
  }
});

test("on a terminal the text comes as it comes, and all of it", () => {
  // what was shown cannot be taken back there
  const kept = runs.filter(({ events }) => events.every(({ type }) => type !== "blockDiscarded"));
  expect(kept.length).toBeGreaterThan(300);
  expect(kept.length).toBeLessThan(runs.length);
  for (const { name, events } of kept)
    expect(visible(show(createView(terminal), events, "stdout")), name).toBe(
      visible(textOf(events)),
    );
});

test("quiet gives the last text alone", () => {
  const events = recordedEvents("claude/2.1.197/thinking-tool-interleaved");
  expect(textOf(events)).toContain("Reading the file.");
  expect(show(createQuietView(piped), events, "stdout")).toBe("It has three lines.\n");
  expect(show(createQuietView(piped), events, "stderr")).toBe("");
});

test("what goes on is shown in lines, each tool with its end", () => {
  const events = recordedEvents("claude/2.1.197/tool-bash-fail");
  const lines = show(createView(terminal), events).split("\n");
  expect(lines[0]).toMatch(/^● claude · 2\.1\.197/);
  expect(lines).toContain("▸ Bash echo partial; echo oops >&2; exit 3  ✗ exit 3");
  expect(lines).toContain("It failed with 3.");
  expect(lines.at(-3)).toMatch(/^✓ completed · [\d,]+ tokens in \([\d,]+ cached\) · \d+ out · \$/);
  expect(lines.at(-2)).toMatch(/^ {2}Resume with --resume [\w-]+$/);
});

test("changed files stand below the call that changed them", () => {
  const lines = show(createView(terminal), recordedEvents("codex/exec-0.169.0/patch_add")).split(
    "\n",
  );
  const at = lines.findIndex((line) => line.startsWith("▸ apply_patch"));
  expect(lines[at]).toMatch(/✓$/);
  expect(lines[at + 1]).toBe("  + /workspace/hello.txt");
});

test("a plan is a list of what is done and what is not", () => {
  const screen = show(createView(terminal), recordedEvents("codex/exec-0.169.0/todo_list"));
  expect(screen).toContain("Plan\n  ☐ Inspect\n  ☐ Fix\n");
  expect(screen).toContain("Plan\n  ☑ Inspect\n  ☐ Fix\n");
});

test("sub-agents stand further in, and what runs at the same time ends in a line of its own", () => {
  const screen = show(createView(terminal), recordedEvents("claude/2.1.197/subagent-parallel"));
  expect(screen).toContain("▸ Agent A\n▸ Agent B\n  │ ▸ Read /workspace/hello.txt  ✓\n");
  expect(screen).toMatch(/\n {2}Agent A {2}✓ \d+ ms\n/);
});

test("a retry is reported, and why a run failed wherever it is run", () => {
  const retried = show(createView(terminal), recordedEvents("claude/2.1.197/api-529-then-ok"));
  expect(retried).toMatch(/^! .*529.* \(attempt 1 of 2 in \d+ ms\)$/m);
  const failed = recordedEvents("codex/exec-0.169.0/err_e401");
  for (const view of [createView(piped), createQuietView(piped)])
    expect(show(view, failed, "stderr")).toMatch(/^✗ codex failed: .*401 Unauthorized/m);
});

test("what was denied is listed at the end", () => {
  const screen = show(
    createView(terminal),
    recordedEvents("claude/2.1.197/perm-denied-event-rule"),
  );
  expect(screen).toContain("  Bash touch foo  ✗ denied\n");
  expect(screen).toContain("\n  denied: Bash\n");
});

test("thinking is dimmed and goes to the error output; colours are only there if they are wanted", () => {
  const coloured = { ...terminal, paint: createPaint(true) };
  const events = recordedEvents("claude/2.1.197/thinking");
  const screen = show(createView(coloured), events, "stderr");
  expect(screen).toContain(createPaint(true).dim("The user wants m"));
  expect(show(createView(coloured), events, "stdout")).not.toContain("\u001B");
  expect(show(createView(terminal), events)).not.toContain("\u001B");
});

test("a call that others interrupt is shown again with its end and its duration", () => {
  const events = stamped(
    { type: "turnStarted", turnNumber: 1 },
    { type: "toolStarted", toolId: "t", toolName: "Bash", arguments: { command: "sleep 3" } },
    { type: "log", level: "warn", message: "slow" },
    { type: "toolCompleted", toolId: "t", success: true, exitCode: 0 },
  );
  expect(show(createView(terminal), events, "stderr")).toBe(
    "▸ Bash sleep 3\n! slow\n  Bash sleep 3  ✓ 3.0 s, exit 0\n",
  );
});

test("what is asked begins in a line of its own", () => {
  const events = stamped(
    { type: "turnStarted", turnNumber: 1 },
    { type: "toolStarted", toolId: "t", toolName: "Bash", arguments: { command: "make" } },
    { type: "permissionRequested", requestId: "p", toolName: "Bash", toolId: "t" },
    { type: "permissionResolved", requestId: "p", outcome: "allowed", by: "user" },
    { type: "toolCompleted", toolId: "t", success: true, durationMs: 20 },
  );
  expect(show(createView(terminal), events)).toBe("▸ Bash make\n  Bash make  ✓ 20 ms\n");
});

test("a block that is taken back before it is whole is never piped", () => {
  const events = stamped(
    { type: "turnStarted", turnNumber: 1 },
    { type: "textChunk", blockId: "a", content: "wro" },
    { type: "blockDiscarded", blockId: "a", reason: "retried" },
    { type: "textChunk", blockId: "b", content: "right" },
    { type: "textChunk", blockId: "b", content: "", isComplete: true, text: "right" },
  );
  expect(show(createView(piped), events)).toBe("right\n");
  expect(show(createView(terminal), events)).toBe("wro\n(the text above was discarded)\nright\n");
});

test("control characters that come in pieces do not reach the terminal", () => {
  const chunk = (content: string, isComplete = false): EventDraft => ({
    type: "textChunk",
    blockId: "a",
    content,
    isComplete,
  });
  const pieces = ["ok \u001B", "]0;ti", "tle\u0007 \u001B[3", "1mred\r", "\nover\rwritten"];
  const events = stamped(...pieces.map((piece) => chunk(piece)), chunk("", true));
  for (const options of [piped, terminal])
    expect(show(createView(options), events)).toBe("ok  red\nover\nwritten\n");
});

test("what a model calls its tools and files cannot write elsewhere on the terminal either", () => {
  const events = stamped(
    {
      type: "toolStarted",
      toolId: "t",
      toolName: "Ba\u001B[2Jsh",
      arguments: { command: "rm -rf /\r\u001B[2Kls" },
    },
    { type: "fileChanged", filePath: "a\nb\u0007", changeType: "created" },
    { type: "toolFailed", toolId: "t", reason: "error", error: "x\u009B2Jy" },
  );
  const screen = show(createView(terminal), events);
  expect(screen).not.toMatch(/[^\P{Cc}\n\t]/u);
  expect(screen).toContain("▸ Bash rm -rf / ls");
});

test("JSON is an event a line, and other formats are theirs", () => {
  const events = recordedEvents("claude/2.1.197/plain-text");
  const lines = show(createJsonView(unifiedValues), events, "stdout").trimEnd().split("\n");
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual(events);
  const tricky = stamped({ type: "log", level: "info", message: "\u009B31m\u007F" });
  const text = show(createJsonView(unifiedValues), tricky);
  expect(text).toContain(String.raw`\u009b31m\u007f`);
  expect(JSON.parse(text)).toEqual(tricky[0]);
});
