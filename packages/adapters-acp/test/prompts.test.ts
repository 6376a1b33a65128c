import { describe, expect, test } from "vitest";

import {
  any,
  ask,
  converse,
  initialized,
  opened,
  prompted,
  ready,
  stopped,
  text,
  update,
} from "./converse.ts";

const prompt = (words: string) => ({ type: "prompt", prompt: words }) as const;
const asked = (words: string) => ({
  method: "session/prompt",
  params: { sessionId: "n", prompt: [{ type: "text", text: words }] },
});
const methods = (messages: readonly { method?: unknown }[]): unknown[] =>
  messages.map(({ method }) => method);

describe("prompts", () => {
  test("one while another is answered waits for it, also if it was to steer", () => {
    const { host, agent, written, all, end } = prompted();
    host({ type: "prompt", prompt: "Then this.", steer: true });
    expect(written()).toEqual([]);
    expect(all("log")).toMatchObject([{ level: "info", source: "host" }]);
    agent(text("One."), stopped(3));
    expect(written()).toMatchObject([{ id: 4, ...asked("Then this.") }]);
    agent(text("Two."), stopped(4));
    expect(all("turnStarted").map((turn) => turn.prompt)).toEqual(["Go.", "Then this."]);
    expect(end()).toMatchObject({ reason: "completed" });
  });

  test("one that waits for the session can be taken back", () => {
    const { host, agent, written, all, end } = converse();
    host({ type: "start" });
    host(prompt("Go."));
    host({ type: "interrupt" });
    agent(initialized, opened);
    expect(methods(written())).toEqual(["initialize", "session/new"]);
    expect(all("turnFailed")).toMatchObject([{ errorCode: "cancelled" }]);
    expect(end()).toMatchObject({ reason: "cancelled" });
  });

  test("an interrupt while nothing runs is a log", () => {
    const { host, written, all, end } = ready();
    host({ type: "interrupt" });
    expect(written()).toEqual([]);
    expect(all("log")).toMatchObject([{ source: "host" }]);
    end();
  });

  test("the agent was done before it was interrupted: it is done", () => {
    const { host, agent, end } = prompted();
    agent(text("Done."));
    host({ type: "interrupt" });
    agent(stopped(3));
    expect(end()).toMatchObject({ reason: "completed" });
  });

  test("a turn of which nothing came before it was interrupted is cancelled, whatever the agent calls it", () => {
    const { agent, host, end } = prompted();
    host({ type: "interrupt" });
    agent(stopped(3, "end_turn"));
    expect(end()).toMatchObject({ reason: "cancelled" });
  });

  test("an answer that was complete before the interrupt came stands", () => {
    const { agent, host, end } = prompted();
    agent(text("Done."));
    host({ type: "interrupt" });
    agent(stopped(3, "end_turn"));
    expect(end()).toMatchObject({ reason: "completed" });
  });

  test("an error as the answer to an interrupt is a cancelled turn", () => {
    const { host, agent, all, end } = prompted();
    host({ type: "interrupt" });
    agent({ id: 3, error: { code: -32_603, message: "Aborted" } });
    expect(all("error")).toEqual([]);
    expect(end()).toMatchObject({ reason: "cancelled" });
  });

  test("images and files, as the agent can take them", () => {
    const parts = [
      { type: "text", text: "Look:" },
      { type: "image", data: "AA==", mimeType: "image/png", path: "a b.png" },
      { type: "file", data: "AA==", mimeType: "text/plain", path: "/x/c.txt" },
      { type: "file", path: "d.txt" },
    ] as const;
    const whole = ready();
    whole.host({ type: "prompt", prompt: [...parts] });
    expect(whole.written()).toMatchObject([
      {
        params: {
          prompt: [
            { type: "text", text: "Look:" },
            {
              type: "image",
              data: "AA==",
              mimeType: "image/png",
              uri: "file:///workspace/a%20b.png",
            },
            { type: "resource", resource: { uri: "file:///x/c.txt", blob: "AA==" } },
            { type: "resource_link", uri: "file:///workspace/d.txt", name: "d.txt" },
          ],
        },
      },
    ]);
    whole.end();
    const plain = converse();
    plain.host({ type: "start" });
    plain.agent({ id: 1, result: { protocolVersion: 1 } }, opened);
    plain.written();
    plain.host({ type: "prompt", prompt: [parts[1], { type: "image", data: "AA==" }] });
    expect(plain.written()).toMatchObject([{ params: { prompt: [{ type: "resource_link" }] } }]);
    expect(plain.all("log")).toMatchObject([{ level: "warn", source: "host" }]);
    plain.end();
  });

  test("mode and model in the middle, by our names and by the agent's", () => {
    const { host, agent, written, all, end } = ready();
    host({ type: "setMode", mode: "autoAll" });
    host({ type: "setMode", mode: "dream" });
    host({ type: "setModel", model: "two" });
    expect(written()).toMatchObject([
      { id: 3, method: "session/set_mode", params: { modeId: "bypass" } },
      { id: 4, method: "session/set_model", params: { modelId: "two" } },
    ]);
    agent({ id: 3, result: {} }, { id: 4, error: { code: -32_601, message: "Method not found" } });
    expect(all("sessionUpdated").at(-1)).toMatchObject({ approvalMode: "autoAll" });
    expect(all("error")).toMatchObject([{ fatal: false }, { fatal: false }]);
    end();
  });

  test("what nobody claims is refused, and reported", () => {
    const { agent, written, all, end } = prompted();
    agent(
      { id: 0, method: "fs/read_text_file", params: { sessionId: "n", path: "/etc/passwd" } },
      { id: 1, method: "terminal/create", params: { sessionId: "n", command: "ls" } },
      { id: 2, method: "_own/thing", params: {} },
    );
    expect(written()).toMatchObject([0, 1, 2].map((id) => ({ id, error: { code: -32_601 } })));
    expect(all("log").map(({ level }) => level)).toEqual(["warn", "warn", "warn"]);
    agent(text("Well."), stopped(3));
    end();
  });

  test("whoever only watches writes nothing of its own accord", () => {
    const { host, agent, written, all, end } = converse();
    host(prompt("Go."));
    host({ type: "interrupt" });
    host({ type: "setMode", mode: "default" });
    agent(initialized, opened, text("Hello."), stopped(3));
    expect(written()).toEqual([]);
    expect(all("turnStarted")).toMatchObject([{ prompt: "Go." }]);
    expect(end()).toMatchObject({ reason: "completed" });
  });

  test("it is not idle while something runs or is asked", () => {
    const { host, agent } = prompted();
    expect(host({ type: "tick", now: 0 }).idle).toBe(false);
    agent(ask(0, "a"), stopped(3));
    expect(host({ type: "tick", now: 0 }).idle).toBe(true);
    expect(any.translator({ sessionId: "s", now: () => 0 }).handle({ type: "start" }).idle).toBe(
      false,
    );
  });

  test("another session's updates are not ours", () => {
    const { agent, types, end } = prompted();
    const foreign = {
      ...update({}),
      params: {
        sessionId: "other",
        update: { sessionUpdate: "agent_message_chunk", content: { type: "text", text: "?" } },
      },
    };
    agent(foreign, text("Mine."), stopped(3));
    expect(types()).toContain("acp:agent_message_chunk");
    end();
  });
});
