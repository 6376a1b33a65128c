import { describe, expect, test } from "vitest";

import { ask, callUpdate, converse, initialized, opened, stopped, text } from "./converse.ts";

describe("for an observer", () => {
  test("answers are known by their shape; what was done as it was asked says nothing", () => {
    const { agent, all, types, end } = converse();
    agent(initialized, opened, { id: 9, result: {} }, text("Hi."), stopped(5), stopped(5));
    expect(all("sessionStarted")).toMatchObject([{ agentVersion: "1.2.3" }]);
    expect(all("turnStarted").length).toBe(1);
    expect(types()).toContain("acp:result");
    expect(end()).toMatchObject({ reason: "completed" });
  });

  test("lines of another format keep their type", () => {
    const { agent, types, end } = converse();
    agent({ type: "assistant.message", data: {} }, { kind: 3 });
    expect(types()).toEqual(["sessionStarted", "acp:assistant.message", "acp:untyped"]);
    expect(end()).toMatchObject({ reason: "failed", errorCode: "noResult" });
  });

  test("an error before the session is a failed start; after it, a failed turn", () => {
    const start = converse();
    start.agent(initialized, {
      id: 2,
      error: { code: -32_000, message: "Authentication required" },
    });
    expect(start.all("turnStarted")).toEqual([]);
    expect(start.end()).toMatchObject({ reason: "failed", errorCode: "authenticationFailed" });
    const turn = converse();
    turn.agent(initialized, opened, { id: 3, error: { code: 400, message: "Bad" } });
    expect(turn.all("turnFailed")).toMatchObject([{ error: "Bad", errorCode: "invalidRequest" }]);
    expect(turn.end()).toMatchObject({ reason: "failed" });
    const other = converse();
    other.agent(initialized, opened, {
      id: 3,
      error: { code: -32_601, message: "Method not found" },
    });
    expect(other.all("error")).toMatchObject([{ fatal: false }]);
    other.end();
  });

  test("what comes before the session is the history of one that was loaded", () => {
    const { agent, types, all, end } = converse();
    agent(
      initialized,
      text("Of old."),
      { id: 2, result: { modes: null } },
      text("New."),
      stopped(3),
    );
    expect(types().filter((type) => type === "acp:history").length).toBe(1);
    expect(all("textChunk")[0]).toMatchObject({ content: "New." });
    end();
  });

  test("an answer to a permission is inferred from what became of the call", () => {
    const { agent, all, end } = converse();
    agent(initialized, opened, ask(0, "a"), callUpdate("a", { status: "in_progress" }));
    expect(all("permissionResolved")).toEqual([]);
    agent(callUpdate("a", { status: "completed" }), ask(1, "b"), text("Done."), stopped(3));
    expect(all("permissionResolved").map(({ outcome }) => outcome)).toEqual(["allowed", "denied"]);
    expect(all("toolFailed")).toMatchObject([{ toolId: "b", reason: "denied" }]);
    expect(end()).toMatchObject({ permissionDenials: [{ toolId: "b", source: "inferred" }] });
  });
});

describe("a start that failed", () => {
  test("what the error output says", () => {
    const { host, end } = converse();
    host({ type: "start" });
    host({ type: "stderr", text: "Starting…" });
    host({ type: "stderr", text: "Error: API key is missing" });
    expect(end({ code: 1 })).toMatchObject({
      reason: "failed",
      detail: "startup",
      error: "Error: API key is missing",
      errorCode: "authenticationFailed",
    });
  });
});
