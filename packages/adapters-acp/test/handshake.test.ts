import { describe, expect, test } from "vitest";

import { converse, initialized, opened, ready, stopped, text } from "./converse.ts";

const prompt = (words: string) => ({ type: "prompt", prompt: words }) as const;
const asked = (words: string) => ({
  method: "session/prompt",
  params: { sessionId: "n", prompt: [{ type: "text", text: words }] },
});
const methods = (messages: readonly { method?: unknown }[]): unknown[] =>
  messages.map(({ method }) => method);

describe("the beginning", () => {
  test("initialize, session/new, then the prompt that was kept", () => {
    const { host, agent, written, all, types, end } = converse();
    host({ type: "start" });
    expect(host(prompt("Go.")).idle).toBe(false);
    expect(types()).toEqual(["sessionStarted"]);
    expect(written()).toMatchObject([
      {
        id: 1,
        method: "initialize",
        params: {
          protocolVersion: 1,
          clientCapabilities: {
            fs: { readTextFile: false, writeTextFile: false },
            terminal: false,
          },
        },
      },
    ]);
    agent(initialized);
    expect(written()).toMatchObject([
      { id: 2, method: "session/new", params: { cwd: "/workspace", mcpServers: [] } },
    ]);
    agent(opened);
    expect(written()).toMatchObject([{ id: 3, ...asked("Go.") }]);
    expect(all("turnStarted")).toMatchObject([{ prompt: "Go." }]);
    agent(text("Done."), stopped(3));
    expect(host({ type: "tick", now: 0 }).idle).toBe(true);
    expect(end()).toMatchObject({ reason: "completed", nativeSessionId: "n" });
  });

  test("mode and model are set before anything is asked", () => {
    const { host, agent, written, all, end } = converse({
      opening: { cwd: "/w", mode: "bypass", model: "two", authMethod: "key" },
    });
    host({ type: "start" });
    host(prompt("Go."));
    agent(initialized);
    expect(written().at(-1)).toMatchObject({
      id: 2,
      method: "authenticate",
      params: { methodId: "key" },
    });
    agent({ id: 2, result: {} }, { ...opened, id: 3 });
    expect(written().at(-1)).toMatchObject({
      id: 4,
      method: "session/set_mode",
      params: { sessionId: "n", modeId: "bypass" },
    });
    agent({ id: 4, result: {} });
    expect(written()).toMatchObject([
      { id: 5, method: "session/set_model", params: { modelId: "two" } },
    ]);
    agent({ id: 5, result: {} });
    expect(methods(written())).toEqual(["session/prompt"]);
    expect(all("sessionUpdated").at(-1)).toMatchObject({ model: "two" });
    expect(all("sessionUpdated").some(({ approvalMode }) => approvalMode === "autoAll")).toBe(true);
    agent(text("Done."), stopped(6));
    end();
  });

  test.each([
    ["one", undefined],
    ["two", "invalidRequest"],
  ])("an agent that cannot change its model, asked for %s", (model, errorCode) => {
    const { host, agent, written, end } = converse({ opening: { cwd: "/w", model } });
    host({ type: "start" });
    host({ type: "prompt", prompt: "Go." });
    agent(initialized, opened);
    expect(methods(written()).at(-1)).toBe("session/set_model");
    agent({ id: 3, error: { code: -32_601, message: "Method not found" } });
    expect(methods(written())).toEqual(errorCode === undefined ? ["session/prompt"] : []);
    if (errorCode === undefined) agent(text("Done."), stopped(4));
    expect(end()?.errorCode).toBe(errorCode);
  });

  test("settings instead of modes and models", () => {
    const { host, agent, written, all, end } = converse({
      opening: { cwd: "/w", mode: "default", model: "two" },
    });
    const configOptions = [
      { id: "m", category: "model", currentValue: "one" },
      { id: "o", category: "mode", currentValue: "bypass" },
    ];
    host({ type: "start" });
    agent(initialized, { id: 2, result: { sessionId: "n", configOptions } });
    expect(written().at(-1)).toMatchObject({
      method: "session/set_config_option",
      params: { sessionId: "n", configId: "o", value: "default" },
    });
    agent({ id: 3, result: { configOptions } });
    expect(written()).toMatchObject([{ params: { configId: "m", value: "two" } }]);
    agent({
      id: 4,
      result: { configOptions: [{ id: "m", category: "model", currentValue: "two" }] },
    });
    expect(all("sessionUpdated").at(-1)).toMatchObject({ model: "two" });
    end();
  });

  test("a mode that the agent does not have: nothing is asked, and the run has failed", () => {
    const { host, agent, written, end } = converse({ opening: { cwd: "/w", mode: "plan" } });
    host({ type: "start" });
    host(prompt("Go."));
    agent(initialized, opened);
    expect(methods(written())).toEqual(["initialize", "session/new"]);
    expect(host(prompt("Again.")).idle).toBe(true);
    expect(end()).toMatchObject({
      reason: "failed",
      detail: "startup",
      errorCode: "invalidRequest",
    });
  });

  test("a login that is missing", () => {
    const { host, agent, end } = converse();
    host({ type: "start" });
    host(prompt("Go."));
    agent(initialized, { id: 2, error: { code: -32_000, message: "Authentication required" } });
    expect(host({ type: "tick", now: 0 }).idle).toBe(true);
    expect(end()).toMatchObject({ reason: "failed", errorCode: "authenticationFailed" });
  });

  test("a session that goes on: what is repeated is history", () => {
    const { host, agent, written, all, types, end } = converse({
      opening: { cwd: "/w", resume: "n" },
    });
    host({ type: "start" });
    host(prompt("And?"));
    agent(initialized);
    expect(written().at(-1)).toMatchObject({
      method: "session/load",
      params: { sessionId: "n", cwd: "/w", mcpServers: [] },
    });
    agent(text("Of old."), { id: 2, result: {} }, text("New."), stopped(3));
    expect(types().filter((type) => type === "acp:history").length).toBe(1);
    expect(all("textChunk").map(({ content }) => content)).toEqual(["New.", ""]);
    expect(end()).toMatchObject({ reason: "completed", nativeSessionId: "n" });
  });

  test("a session that is not there; one that goes on without its history", () => {
    const lost = converse({ opening: { resume: "x" } });
    lost.host({ type: "start" });
    lost.agent(initialized, { id: 2, error: { code: -32_603, message: "Internal error" } });
    expect(lost.end()).toMatchObject({ reason: "failed", errorCode: "sessionNotFound" });
    const other = converse({ opening: { resume: "x" } });
    other.host({ type: "start" });
    const agentCapabilities = { sessionCapabilities: { resume: {} } };
    other.agent({ id: 1, result: { protocolVersion: 1, agentCapabilities } });
    expect(methods(other.written())).toEqual(["initialize", "session/resume"]);
    other.end();
  });

  test("text before the first prompt is a log", () => {
    const { agent, all, end } = ready();
    agent(text("Welcome."));
    expect(all("log")).toMatchObject([{ level: "info", message: "Welcome.", source: "agent" }]);
    expect(all("turnStarted")).toEqual([]);
    end();
  });
});
