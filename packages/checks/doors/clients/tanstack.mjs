// TanStack's ChatClient, pointed at POST /v1/ag-ui with no code between.
import assert from "node:assert/strict";

import { ChatClient, fetchServerSentEvents } from "@tanstack/ai-client";

import { call, gateway, runScenarios, until } from "./scenarios.mjs";

const open = (threadId, more) =>
  new ChatClient({
    threadId,
    ...more,
    connection: fetchServerSentEvents(`${gateway.url}/v1/ag-ui`, { headers: gateway.headers }),
    forwardedProps: { agentType: "demo" },
  });

/** A page that is loaded: its view is there, and the client asks the gateway for the thread. */
function load(threadId, more) {
  const chat = open(threadId, { persistence: true, ...more });
  chat.attach();
  return chat;
}

const partsOf = (chat) =>
  chat.getMessages().flatMap(({ role, parts }) => (role === "assistant" ? parts : []));
const textOf = (chat) =>
  partsOf(chat)
    .map((part) => (part.type === "text" ? part.content : ""))
    .join("");
const callsOf = (chat) => partsOf(chat).filter(({ type }) => type === "tool-call");

/** Its run has ended for the client, too: what is sent earlier would wait in its queue. */
const ended = (chat) => until(() => !chat.getIsLoading(), "the client is ready");

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
  async "reload in the middle"() {
    const left = open("t-reload");
    void left.sendMessage("say Before.\nwait 3s\nrun ls => a.txt\nsay After.").catch(() => {});
    await until(() => textOf(left) !== "", "it has begun");
    left.stop();
    const chat = load("t-reload");
    await until(() => textOf(chat).includes("After."), "the run is read to its end");
    await ended(chat);
    assert.equal(chat.getError(), undefined);
    assert.match(textOf(chat), /^Before\.\s*After\.$/);
    assert.equal(callsOf(chat).length, 1);
    assert.deepEqual(
      chat.getMessages().map(({ role }) => role),
      ["user", "assistant", "assistant"],
    );
    await chat.sendMessage("say More.");
    assert.match(textOf(chat), /More\.$/);
  },
  async "reload while a permission waits"() {
    const left = open("t-waits");
    await left.sendMessage("say Before.\nask rm a => removed\nsay After.");
    const chat = load("t-waits");
    await answer(chat, { approved: true });
    await until(() => textOf(chat).includes("After."), "the run goes on");
    assert.equal(chat.getError(), undefined);
    assert.match(textOf(chat), /^Before\.\s*After\.$/);
    assert.equal(callsOf(chat).length, 1);
  },
  async "a run that fails"() {
    const chat = open("t-fails");
    await chat.sendMessage("fail It broke.").catch(() => {});
    assert.match(chat.getError().message, /It broke/);
  },
};

const after = {
  async "an old thread"() {
    const chat = load("t-turns");
    await until(() => chat.getMessages().length === 4, "the old messages are loaded");
    await ended(chat);
    assert.match(textOf(chat), /^One\.\s*Two\.$/);
    await chat.sendMessage("say Three.");
    assert.equal(chat.getError(), undefined);
    assert.match(textOf(chat), /Three\./);
    const { body } = await call("GET", "/v1/sessions?limit=500");
    assert.equal(body.sessions.find(({ alias }) => alias === "t-turns").turn, 3);
  },
  async "an old thread with calls, page by page"() {
    const chat = load("t-tools");
    await until(() => chat.getMessages().length === 2, "the old messages are loaded");
    const [found] = callsOf(chat);
    assert.deepEqual(
      [found.name, found.state, found.input],
      ["shell", "complete", { command: "ls" }],
    );
    assert.ok(
      partsOf(chat).some(({ type, content }) => type === "tool-result" && content === "a.txt"),
    );
    const denied = load("t-denied");
    await until(() => denied.getMessages().length === 2, "the old messages are loaded");
    assert.equal(callsOf(denied)[0].state, "error");
    const paged = load("t-turns", { history: { pageSize: 2 } });
    await until(() => paged.getMessages().length === 2, "the newest page is loaded");
    assert.match(textOf(paged), /^Three\.$/);
    await paged.loadOlderMessages();
    assert.match(textOf(paged), /^Two\.\s*Three\.$/);
  },
};

await runScenarios({ before, after });
