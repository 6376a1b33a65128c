// TanStack's ChatClient, pointed at POST /v1/ag-ui with no code between.
import assert from "node:assert/strict";

import { ChatClient, fetchServerSentEvents } from "@tanstack/ai-client";

import { call, gateway, runScenarios, until } from "./scenarios.mjs";

const open = (threadId) =>
  new ChatClient({
    threadId,
    connection: fetchServerSentEvents(`${gateway.url}/v1/ag-ui`, { headers: gateway.headers }),
    forwardedProps: { agentType: "demo" },
  });

const partsOf = (chat) =>
  chat.getMessages().flatMap(({ role, parts }) => (role === "assistant" ? parts : []));
const textOf = (chat) =>
  partsOf(chat)
    .map((part) => (part.type === "text" ? part.content : ""))
    .join("");
const callsOf = (chat) => partsOf(chat).filter(({ type }) => type === "tool-call");

async function answer(chat, payload) {
  await until(() => chat.getPendingInterrupts().length === 1, "a permission is asked");
  chat.getPendingInterrupts()[0].resolveInterrupt(payload);
}

const before = {
  async text() {
    const chat = open("t-text");
    await chat.sendMessage("think Hm hm.\nsay Hello there.");
    assert.equal(chat.getError(), undefined);
    assert.equal(textOf(chat).trim(), "Hello there.");
  },
  async tools() {
    const chat = open("t-tools");
    await chat.sendMessage("run ls => a.txt\nsay Done.");
    assert.equal(chat.getError(), undefined);
    assert.deepEqual(JSON.parse(callsOf(chat)[0].arguments), { command: "ls" });
    assert.ok(
      partsOf(chat).some(({ type, content }) => type === "tool-result" && content === "a.txt"),
    );
  },
  async "two turns"() {
    const chat = open("t-turns");
    await chat.sendMessage("say One.");
    await chat.sendMessage("say Two.");
    assert.match(textOf(chat), /One\.\s*Two\./);
    const { body } = await call("GET", "/v1/sessions?limit=500");
    const mine = body.sessions.filter(({ alias }) => alias === "t-turns");
    assert.deepEqual(
      mine.map(({ turn }) => turn),
      [2],
    );
  },
  async "permission allowed"() {
    const chat = open("t-allowed");
    await chat.sendMessage("ask rm a => removed\nsay After.");
    await answer(chat, { approved: true });
    await until(() => textOf(chat).includes("After."), "the run goes on");
    assert.equal(chat.getError(), undefined);
    assert.ok(
      partsOf(chat).some(({ type, content }) => type === "tool-result" && content === "removed"),
    );
  },
  async "permission denied"() {
    const chat = open("t-denied");
    await chat.sendMessage("ask rm a => removed\nsay After.");
    await answer(chat, { approved: false });
    await until(() => textOf(chat).includes("After."), "the run goes on");
    assert.ok(
      !partsOf(chat).some(({ type, content }) => type === "tool-result" && content === "removed"),
    );
  },
  async stop() {
    const chat = open("t-stop");
    const sent = chat.sendMessage("say Begun.\nwait 600s\nsay Never.").catch(() => {});
    await until(() => textOf(chat) !== "", "it has begun");
    chat.stop();
    await sent;
    assert.equal((await call("POST", "/v1/ag-ui/t-stop/stop")).status, 202);
  },
  async "a run that fails"() {
    const chat = open("t-fails");
    await chat.sendMessage("fail It broke.").catch(() => {});
    assert.match(chat.getError().message, /It broke/);
  },
};

const after = {
  async "an old thread"() {
    const chat = open("t-turns");
    await chat.sendMessage("say Three.");
    assert.equal(chat.getError(), undefined);
    assert.match(textOf(chat), /Three\./);
    const { body } = await call("GET", "/v1/sessions?limit=500");
    assert.equal(body.sessions.find(({ alias }) => alias === "t-turns").turn, 3);
  },
};

await runScenarios({ before, after });
