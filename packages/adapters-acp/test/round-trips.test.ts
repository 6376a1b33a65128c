import { describe, expect, test } from "vitest";

import {
  allow,
  ask,
  call,
  callUpdate,
  cancelled,
  chose,
  deny,
  prompted,
  stopped,
  text,
} from "./converse.ts";

const cancel = { method: "session/cancel", params: { sessionId: "n" } };

describe("permissions", () => {
  test("allowed once: the call goes on", () => {
    const { agent, host, written, all, types, end } = prompted();
    agent(ask(0, "a", { rawInput: { command: "ls" } }));
    expect(types().slice(-2)).toEqual(["toolStarted", "permissionRequested"]);
    expect(all("permissionRequested")).toMatchObject([
      {
        requestId: "0",
        toolId: "a",
        toolName: "shell",
        arguments: { command: "ls" },
        options: [
          { optionId: "once", kind: "allow" },
          { optionId: "always", kind: "allowSession" },
          { optionId: "no", kind: "deny" },
          { optionId: "never", kind: "deny" },
        ],
      },
    ]);
    host(allow("0"));
    expect(written()).toMatchObject([chose(0, "once")]);
    agent(callUpdate("a", { status: "completed", rawOutput: "x" }), text("Done."), stopped(3));
    expect(all("permissionResolved")).toMatchObject([
      { outcome: "allowed", optionId: "once", by: "user" },
    ]);
    expect(all("toolCompleted")).toMatchObject([{ toolId: "a", success: true, result: "x" }]);
    expect(end()).toMatchObject({ reason: "completed" });
  });

  test("allowed always: the option is named", () => {
    const { agent, host, written, all, end } = prompted();
    agent(ask(0, "a"));
    host(allow("0", { optionId: "always" }));
    expect(written()).toMatchObject([chose(0, "always")]);
    agent(callUpdate("a", { status: "completed" }), text("Done."), stopped(3));
    expect(all("permissionResolved")).toMatchObject([{ outcome: "allowed", optionId: "always" }]);
    end();
  });

  test("allowed with changed arguments: the protocol cannot, so the answer is not used", () => {
    const { agent, host, written, all, end } = prompted();
    agent(ask(0, "a", { rawInput: { command: "rm" } }));
    host(allow("0", { arguments: { command: "ls" } }));
    expect(written()).toEqual([]);
    host(deny("0"));
    expect(written()).toMatchObject([chose(0, "no")]);
    agent(text("Well."), stopped(3));
    expect(all("log")).toMatchObject([{ level: "warn", source: "host" }]);
    expect(all("toolFailed")).toMatchObject([{ toolId: "a", reason: "denied" }]);
    expect(end()).toMatchObject({ permissionDenials: [{ toolId: "a" }] });
  });

  test("denied: for once, though refusing for ever was offered first", () => {
    const { agent, host, written, all, end } = prompted();
    agent(ask(0, "a"));
    host(deny("0", { message: "No." }));
    expect(written()).toMatchObject([chose(0, "no")]);
    agent(text("Well."), stopped(3));
    expect(all("toolFailed")).toMatchObject([{ toolId: "a", reason: "denied" }]);
    expect(end()).toMatchObject({
      reason: "completed",
      permissionDenials: [{ toolId: "a", toolName: "shell", message: "No.", source: "answer" }],
    });
  });

  test("denied, and the agent says so itself: it failed as denied, once", () => {
    const { agent, host, all, end } = prompted();
    agent(ask(0, "a"));
    host(deny("0"));
    agent(callUpdate("a", { status: "failed", rawOutput: { error: "nope" } }), stopped(3));
    expect(all("toolFailed")).toMatchObject([{ reason: "denied", error: "nope" }]);
    expect(end()?.permissionDenials?.length).toBe(1);
  });

  test("denied and stopped: the turn is cancelled, and so is what else is asked", () => {
    const { agent, host, written, all, end } = prompted();
    agent(ask(0, "a"), ask(1, "b"));
    host(deny("0", { stop: true }));
    expect(written()).toMatchObject([chose(0, "no"), cancel, cancelled(1)]);
    agent(stopped(3, "cancelled"));
    expect(all("permissionResolved")).toMatchObject([
      { requestId: "1", outcome: "cancelled" },
      { requestId: "0", outcome: "denied" },
    ]);
    expect(all("toolFailed")).toMatchObject([
      { toolId: "a", reason: "denied" },
      { toolId: "b", reason: "cancelled" },
    ]);
    expect(end()).toMatchObject({
      reason: "failed",
      detail: "denied",
      errorCode: "permissionDenied",
    });
  });

  test("expired: it counts as denied", () => {
    const { agent, host, written, all, end } = prompted({ answerTimeoutMs: 1000 });
    agent(ask(0, "a"));
    expect(all("permissionRequested")[0]?.expiresAt).toBe("1970-01-01T00:00:01.000Z");
    expect(host({ type: "tick", now: 999 }).wakeAt).toBe(1000);
    expect(written()).toEqual([]);
    expect(host({ type: "tick", now: 1000 }).wakeAt).toBeUndefined();
    expect(written()).toMatchObject([chose(0, "no")]);
    agent(text("Well."), stopped(3));
    expect(all("permissionResolved")).toMatchObject([{ outcome: "expired" }]);
    expect(all("toolFailed")).toMatchObject([{ reason: "denied" }]);
    expect(end()).toMatchObject({ permissionDenials: [{ toolId: "a", source: "expired" }] });
  });

  test("cancelled by an interrupt: the agent gets the end of the turn, and of each request", () => {
    const { agent, host, written, all, end } = prompted();
    agent(ask(0, "a"));
    host({ type: "interrupt" });
    expect(written()).toMatchObject([cancel, cancelled(0)]);
    agent(stopped(3, "cancelled"));
    expect(all("permissionResolved")).toMatchObject([{ outcome: "cancelled" }]);
    expect(all("toolFailed")).toMatchObject([{ reason: "cancelled" }]);
    expect(all("turnFailed")).toMatchObject([{ errorCode: "cancelled", stopReason: "cancelled" }]);
    expect(end()).toMatchObject({ reason: "cancelled" });
  });

  test("two at once, answered in the other order", () => {
    const { agent, host, written, all, end } = prompted();
    agent(ask(0, "a"), ask(1, "b"));
    host(deny("1"));
    host(allow("0"));
    expect(written()).toMatchObject([chose(1, "no"), chose(0, "once")]);
    agent(callUpdate("a", { status: "completed" }), text("Done."), stopped(3));
    expect(all("toolCompleted")).toMatchObject([{ toolId: "a" }]);
    expect(all("toolFailed")).toMatchObject([{ toolId: "b", reason: "denied" }]);
    end();
  });

  test("asked by a sub-agent, where the agent marks it", () => {
    const { agent, host, written, all, end } = prompted();
    const mark = { _meta: { claudeCode: { parentToolUseId: "task", toolName: "Bash" } } };
    agent(call("task", { title: "Look around", kind: "think" }), ask(0, "a", mark));
    expect(all("permissionRequested")).toMatchObject([{ toolName: "Bash", parentToolId: "task" }]);
    expect(all("toolStarted")[1]).toMatchObject({ toolId: "a", parentToolId: "task" });
    host(allow("0"));
    expect(written()).toMatchObject([chose(0, "once")]);
    agent(text("Inside.", mark), callUpdate("a", { status: "completed", ...mark }));
    expect(all("textChunk")[0]).toMatchObject({ content: "Inside.", parentToolId: "task" });
    agent(callUpdate("task", { status: "completed" }), stopped(3));
    expect(end()).toMatchObject({ reason: "completed", detail: "noText" });
  });

  test("answered after the end, twice, by an unknown id, with a wrong option: nothing is written", () => {
    const { agent, host, written, all, end } = prompted();
    agent(ask(0, "a"));
    host(allow("9"));
    host(allow("0", { optionId: "perhaps" }));
    host(allow("0", { optionId: "no" }));
    host({ type: "questionAnswer", requestId: "0", answer: { answers: {} } });
    expect(written()).toEqual([]);
    host(allow("0"));
    host(deny("0"));
    expect(written()).toMatchObject([chose(0, "once")]);
    agent(callUpdate("a", { status: "completed" }), text("Done."), stopped(3));
    host(allow("0"));
    expect(written()).toEqual([]);
    expect(all("log").map(({ level }) => level)).toEqual(Array.from({ length: 5 }, () => "warn"));
    end();
    expect(host(allow("0"))).toMatchObject({ events: [], writes: [] });
  });

  test("the turn ends while something is asked: the agent waits no more", () => {
    const { agent, written, all, end } = prompted();
    agent(ask(0, "a"), text("Never mind."), stopped(3));
    expect(written()).toMatchObject([cancelled(0)]);
    expect(all("permissionResolved")).toMatchObject([{ outcome: "cancelled" }]);
    end();
  });

  test("the intended changes of files are shown, and reported only when they were made", () => {
    const { agent, host, all, types, end } = prompted();
    const content = [
      { type: "diff", path: "/w/a", oldText: null, newText: "new" },
      { type: "diff", path: "/w/b", oldText: "old", newText: "newer" },
    ];
    agent(ask(0, "a", { kind: "edit", content }));
    expect(all("permissionRequested")[0]?.changes).toEqual([
      { filePath: "/w/a", changeType: "created", after: "new" },
      { filePath: "/w/b", changeType: "modified", before: "old", after: "newer" },
    ]);
    expect(all("fileChanged")).toEqual([]);
    host(allow("0"));
    // the content is not given again: it stays as it was
    agent(callUpdate("a", { status: "completed" }), text("Done."), stopped(3));
    expect(all("fileChanged").map(({ filePath }) => filePath)).toEqual(["/w/a", "/w/b"]);
    expect(types().indexOf("fileChanged")).toBeLessThan(types().indexOf("toolCompleted"));
    end();
  });

  test("leave for a plan shows the plan", () => {
    const { agent, all, end } = prompted();
    agent(ask(0, "a", { kind: "switch_mode", title: "Ready?", rawInput: { plan: "1. Do it." } }));
    expect(all("permissionRequested")).toMatchObject([{ plan: "1. Do it.", toolKind: "think" }]);
    expect(end()).toMatchObject({ reason: "failed", errorCode: "noResult" });
  });

  test("a request without an option is refused: nobody could answer it", () => {
    const { agent, written, all, end } = prompted();
    agent({ id: 0, method: "session/request_permission", params: { sessionId: "n", options: [] } });
    expect(written()).toMatchObject([{ id: 0, error: { code: -32_602 } }]);
    expect(all("permissionRequested")).toEqual([]);
    agent(text("Well."), stopped(3));
    end();
  });
});
