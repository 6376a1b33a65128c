// The class behind `useChat`, of both versions of the AI SDK, pointed at POST /v1/chat with no code between.
import assert from "node:assert/strict";

import { call, gateway, runScenarios, until } from "./scenarios.mjs";

const version = process.argv[5];
const { Chat } = await import(version === "7" ? "@ai-sdk/react-4" : "@ai-sdk/react-3");
const ai = await import(version === "7" ? "ai-7" : "ai-6");
const { DefaultChatTransport, lastAssistantMessageIsCompleteWithApprovalResponses } = ai;
const { validateUIMessages } = ai;

function open(id, query = `?version=${version}`, options = {}) {
  return new Chat({
    id: `${version}-${id}`,
    transport: new DefaultChatTransport({
      api: `${gateway.url}/v1/chat${query}`,
      headers: gateway.headers,
      body: { agentType: "demo" },
    }),
    sendAutomaticallyWhen: lastAssistantMessageIsCompleteWithApprovalResponses,
    ...options,
  });
}

const inline = `?approvals=inline&version=${version}`;
const answerOf = (chat) => chat.messages.findLast(({ role }) => role === "assistant");
const textOf = (chat) =>
  (answerOf(chat)?.parts ?? []).map((part) => (part.type === "text" ? part.text : "")).join("");
const toolsOf = (chat) =>
  (answerOf(chat)?.parts ?? []).filter(({ type }) => type === "dynamic-tool");
const stateOf = (chat, index = 0) => toolsOf(chat)[index]?.state;
const sessionOf = (chat) => answerOf(chat)?.metadata.sessionId;
const isDone = (chat) => chat.status === "ready" || chat.status === "error";

async function asked(chat, index = 0) {
  const isAsked = () => stateOf(chat, index) === "approval-requested";
  await until(isAsked, "a permission is asked");
  return toolsOf(chat)[index].approval.id;
}

const before = {
  async text() {
    let finishReason;
    const chat = open("text", undefined, { onFinish: (event) => ({ finishReason } = event) });
    await chat.sendMessage({ text: "think Hm hm.\nsay Hello there." });
    assert.equal(chat.status, "ready", chat.error?.message);
    assert.equal(textOf(chat).trim(), "Hello there.");
    assert.equal(finishReason, "stop");
    const { metadata, parts } = answerOf(chat);
    assert.equal(parts.find(({ type }) => type === "reasoning").text, "Hm hm.");
    assert.ok(metadata.seq > 5 && metadata.durationMs >= 0 && metadata.run === 1);
  },
  async tools() {
    const chat = open("tools");
    await chat.sendMessage({ text: "run ls => a.txt\nrun false =1> boom\nplan [x] one | two" });
    assert.equal(chat.status, "ready", chat.error?.message);
    const [good, bad] = toolsOf(chat);
    assert.deepEqual(
      [good.state, good.input, good.output],
      ["output-available", { command: "ls" }, "a.txt"],
    );
    assert.deepEqual([bad.state, bad.input], ["output-error", { command: "false" }]);
    assert.ok(answerOf(chat).parts.some(({ type }) => type === "data-plan"));
  },
  async "two turns"() {
    const chat = open("old");
    await chat.sendMessage({ text: "say One." });
    const first = sessionOf(chat);
    await chat.sendMessage({ text: "say Two." });
    assert.equal(textOf(chat).trim(), "Two.");
    assert.equal(sessionOf(chat), first);
    assert.deepEqual(
      chat.messages.map(({ role }) => role),
      ["user", "assistant", "user", "assistant"],
    );
    assert.equal(new Set(chat.messages.map(({ id }) => id)).size, 4);
  },
  async "permission allowed"() {
    const chat = open("allowed");
    await chat.sendMessage({ text: "say Before.\nask rm a => removed\nsay After." });
    const id = await asked(chat);
    assert.equal(chat.status, "ready");
    await chat.addToolApprovalResponse({ id, approved: true });
    await until(() => isDone(chat) && stateOf(chat) === "output-available", "the tool ran");
    assert.equal(chat.status, "ready", chat.error?.message);
    assert.equal(toolsOf(chat)[0].output, "removed");
    assert.match(textOf(chat), /Before\.\s*After\./);
    assert.equal(chat.messages.length, 2);
  },
  async "permission denied"() {
    const chat = open("denied");
    await chat.sendMessage({ text: "ask rm a => removed\nsay After." });
    await chat.addToolApprovalResponse({ id: await asked(chat), approved: false, reason: "No." });
    await until(() => isDone(chat) && textOf(chat) !== "", "the run goes on");
    assert.equal(stateOf(chat), "output-denied");
    assert.equal(chat.status, "ready", chat.error?.message);
    assert.equal(chat.messages.length, 2);
  },
  async "two permissions"() {
    const chat = open("two");
    await chat.sendMessage({ text: "ask rm a => removed a\nask rm b => removed b\nsay Done." });
    await chat.addToolApprovalResponse({ id: await asked(chat), approved: true });
    await chat.addToolApprovalResponse({ id: await asked(chat, 1), approved: true });
    await until(() => isDone(chat) && textOf(chat).includes("Done"), "both ran");
    assert.deepEqual(
      toolsOf(chat).map(({ output }) => output),
      ["removed a", "removed b"],
    );
    assert.equal(chat.messages.length, 2);
  },
  async "permission inside the living stream"() {
    const chat = open("inline", inline);
    const sent = chat.sendMessage({ text: "ask rm a => removed\nsay After." });
    const id = await asked(chat);
    assert.equal(chat.status, "streaming");
    const path = `/v1/sessions/${sessionOf(chat)}/permissions/${id}`;
    assert.equal((await call("POST", path, { outcome: "allowed" })).status, 200);
    await sent;
    assert.equal(chat.status, "ready", chat.error?.message);
    assert.equal(stateOf(chat), "output-available");
    assert.equal(textOf(chat).trim(), "After.");
  },
  async stop() {
    const chat = open("stop");
    const sent = chat.sendMessage({ text: "say Begun.\nwait 600s\nsay Never." });
    await until(() => textOf(chat) !== "", "it has begun");
    await chat.stop();
    await sent;
    assert.equal(chat.status, "ready");
    const stopped = await call("POST", `/v1/chat/${version}-stop/stop`);
    assert.equal(stopped.status, 202);
    const path = `/v1/sessions/${stopped.body.id}`;
    const state = async () => (await call("GET", path)).body.state;
    await until(async () => (await state()) === "cancelled", "the run is cancelled");
    await chat.resumeStream();
    assert.equal(chat.status, "ready", chat.error?.message);
    await chat.sendMessage({ text: "say Again." });
    assert.equal(textOf(chat).trim(), "Again.");
  },
  async "reload in the middle"() {
    const left = open("reload", inline);
    void left.sendMessage({ text: "say Before.\nask rm a => removed\nsay After." });
    const id = await asked(left);
    await left.stop();
    const chat = open("reload", inline);
    const resumed = chat.resumeStream();
    assert.equal(await asked(chat), id);
    assert.equal(textOf(chat).trim(), "Before.");
    await call("POST", `/v1/sessions/${sessionOf(chat)}/permissions/${id}`, { outcome: "allowed" });
    await resumed;
    assert.equal(chat.status, "ready", chat.error?.message);
    assert.equal(stateOf(chat), "output-available");
    assert.match(textOf(chat), /Before\.\s*After\./);
    assert.equal(chat.messages.length, 1);
  },
  async "reload while a permission waits"() {
    await open("waits").sendMessage({ text: "say Before.\nask rm a => removed\nsay After." });
    const data = [];
    const chat = open("waits", undefined, { onData: (part) => data.push(part) });
    await chat.resumeStream();
    assert.equal(chat.status, "ready", chat.error?.message);
    await chat.addToolApprovalResponse({ id: await asked(chat), approved: true });
    await until(() => isDone(chat) && stateOf(chat) === "output-available", "the tool ran");
    assert.match(textOf(chat), /Before\.\s*After\./);
    assert.equal(chat.messages.length, 1);
    assert.deepEqual(
      data.map((part) => part.data.outcome),
      [undefined, "allowed"],
    );
  },
  async "an answered permission on replay"() {
    const left = open("answered", inline);
    void left.sendMessage({ text: "ask rm a => removed\nsay After.\nwait 600s" });
    const id = await asked(left);
    await call("POST", `/v1/sessions/${sessionOf(left)}/permissions/${id}`, { outcome: "allowed" });
    await until(() => textOf(left) !== "", "the run goes on");
    await left.stop();
    const data = [];
    const chat = open("answered", inline, { onData: (part) => data.push(part) });
    void chat.resumeStream();
    await until(() => textOf(chat) !== "", "it is replayed");
    assert.deepEqual(
      data.map((part) => part.data.outcome),
      ["allowed"],
    );
    assert.equal(stateOf(chat), "output-available");
    await call("POST", `/v1/chat/${version}-answered/stop`);
  },
  async "a run that fails"() {
    const chat = open("fails");
    await chat.sendMessage({ text: "fail It broke." });
    assert.equal(chat.status, "error");
    assert.match(chat.error.message, /It broke/);
    assert.ok(answerOf(chat).metadata.durationMs >= 0, "what was known at the end of the run");
    const { sessionId, run } = answerOf(chat).metadata;
    await chat.regenerate();
    assert.equal(chat.status, "error");
    const again = answerOf(chat).metadata;
    assert.deepEqual([again.sessionId, again.run], [sessionId, run + 1]);
  },
  async "regenerate is refused by name"() {
    const chat = open("regenerate");
    await chat.sendMessage({ text: "say One." });
    await chat.regenerate();
    assert.equal(chat.status, "error");
    assert.equal(JSON.parse(chat.error.message).errors[0].path, "/trigger");
  },
  async files() {
    const chat = open("files");
    const url = "https://example.com/cat.png";
    await chat.sendMessage({
      text: "say Hi.",
      files: [{ type: "file", mediaType: "image/png", url }],
    });
    assert.equal(JSON.parse(chat.error.message).errors[0].path, "/messages/0/parts/0/url");
    const other = open("files");
    const data = `data:text/plain;base64,${Buffer.from("say From the file.").toString("base64")}`;
    const file = { type: "file", mediaType: "text/plain", url: data, filename: "a.txt" };
    await other.sendMessage({ text: "say Hi.", files: [file] });
    assert.equal(other.status, "ready", other.error?.message);
    assert.equal(textOf(other).trim(), "Hi.");
  },
};

const after = {
  async "an old conversation"() {
    const { status, body } = await call("GET", `/v1/chat/${version}-old/messages`);
    assert.equal(status, 200);
    const chat = open("old", undefined, { messages: await validateUIMessages(body) });
    assert.deepEqual(
      chat.messages.map(({ role, parts }) => [
        role,
        parts.find(({ type }) => type === "text").text.trim(),
      ]),
      [
        ["user", "say One."],
        ["assistant", "One."],
        ["user", "say Two."],
        ["assistant", "Two."],
      ],
    );
    await chat.resumeStream();
    assert.equal(chat.status, "ready", chat.error?.message);
    await chat.sendMessage({ text: "say Three." });
    assert.equal(chat.status, "ready", chat.error?.message);
    assert.equal(chat.messages.length, 6);
    assert.equal(textOf(chat).trim(), "Three.");
    assert.equal(answerOf(chat).metadata.run, 3);
  },
  async "an old conversation with calls and permissions"() {
    for (const id of ["tools", "allowed", "denied", "fails", "stop"]) {
      const { body } = await call("GET", `/v1/chat/${version}-${id}/messages`);
      const messages = await validateUIMessages(body);
      assert.ok(messages.length >= 2, id);
      const states = messages.flatMap(({ parts }) =>
        parts.flatMap(({ state, type }) => (type === "dynamic-tool" ? [state] : [])),
      );
      const expected = {
        tools: ["output-available", "output-error"],
        allowed: ["output-available"],
        denied: ["output-denied"],
      };
      assert.deepEqual(states, expected[id] ?? [], id);
    }
    assert.deepEqual((await call("GET", `/v1/chat/${version}-nowhere/messages`)).body, {
      messages: [],
    });
  },
};

await runScenarios({ before, after });
