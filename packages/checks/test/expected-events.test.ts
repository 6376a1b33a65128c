import { fileURLToPath } from "node:url";

import { readRecordings } from "@agentstream/recordings";
import { describe, expect, test } from "vitest";

import { spokenBy, translateStep } from "../src/index.ts";

/**
 * Recordings whose events stand beside them, in `unified.jsonl`: what a change of an adapter changes is seen there.
 * After a change that is meant: `npx vitest run packages/checks/test/expected-events.test.ts -u`, and read the
 * difference.
 */
const chosen = [
  "claude/2.1.197/plain-text",
  "claude/2.1.197/tool-parallel",
  "claude/2.1.197/tool-bash-fail",
  "claude/2.1.197/tool-todowrite-env",
  "claude/2.1.197/thinking-tool-interleaved",
  "claude/2.1.197/subagent",
  "claude/2.1.197/perm-stdio-deny",
  "claude/2.1.197/perm-ask-user-question",
  "claude/2.1.197/interrupt-in-text",
  "claude/2.1.197/api-529-then-ok",
  "claude/2.1.197/stream-cut-destroy",
  "claude/2.1.197/max-turns",
  "claude/2.1.197/bidi-clear",
  "claude/2.1.326/subagent-default",
  "codex/exec-0.169.0/cmd_parallel",
  "codex/exec-0.169.0/cmd_fail",
  "codex/exec-0.169.0/cmd_background",
  "codex/exec-0.169.0/todo_list",
  "codex/exec-0.169.0/patch_add",
  "codex/exec-0.169.0/mcp",
  "codex/exec-0.169.0/err_disc_then_ok",
  "codex/exec-0.169.0/err_e401",
  "codex/exec-0.169.0/collab_v1",
  "codex/app-server-0.169.0/text",
  "codex/app-server-0.169.0/approve_accept",
  "codex/app-server-0.169.0/file_cancel",
  "codex/app-server-0.169.0/interrupt_cmd",
  "codex/app-server-0.169.0/collab_v1",
  "codex/app-server-0.169.0/plan",
  "gemini/0.61.0/acp-permission-allow",
  "gemini/0.61.0/acp-permission-reject",
  "gemini/0.61.0/acp-session-load",
  "gemini/0.61.0/acp-cancel",
  "opencode/1.18.33/edit",
  "opencode/1.18.33/perm-ask-noninteractive",
  "opencode/1.18.33/parallelmix",
  "opencode/1.18.33/serve-permission-once",
  "opencode/1.18.33/serve-task",
  "gemini/0.61.0/text-plain",
  "gemini/0.61.0/tool-parallel",
  "gemini/0.61.0/tool-todos",
  "gemini/0.61.0/tool-write-file",
  "gemini/0.61.0/max-turns",
  "gemini/0.61.0/err-401",
  "gemini/0.61.0/approval-plan-exit-escalates",
  "gemini/0.61.0/loop-tool-calls",
  "gemini/0.61.0/qwen-tools-yolo",
  "gemini/0.61.0/sigint-group-during-shell-tool",
];

const root = fileURLToPath(new URL("../../../recordings/", import.meta.url));
const recordings = readRecordings().filter(({ name }) => chosen.includes(name));

describe("the events of chosen recordings", () => {
  test("are beside all of them", () => {
    expect(
      chosen.filter((name) => !recordings.some((recording) => recording.name === name)),
    ).toEqual([]);
    expect(recordings.length).toBe(48);
  });

  test.each(recordings)("$name", async ({ name, steps }) => {
    const step = steps.at(-1);
    const speaker = step && spokenBy(step);
    if (step === undefined || speaker === undefined) throw new Error(`nobody understands ${name}`);
    const events = translateStep(speaker.adapter, step, speaker.options);
    const text = events.map((event) => `${JSON.stringify(event)}\n`).join("");
    await expect(text).toMatchFileSnapshot(`${root}${name}/unified.jsonl`);
  });
});
