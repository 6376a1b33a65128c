// AG-UI's own HttpAgent, pointed at POST /v1/ag-ui with no code between.
import assert from "node:assert/strict";

import { HttpAgent } from "@ag-ui/client";

import { call, gateway, runScenarios, until } from "./scenarios.mjs";

const open = (threadId, url = "/v1/ag-ui?agentType=demo") =>
  new HttpAgent({ url: gateway.url + url, headers: gateway.headers, threadId });

let count = 0;
async function send(agent, content, subscriber) {
  agent.addMessage({ id: `u${++count}`, role: "user", content });
  return agent.runAgent({}, subscriber);
}

const resume = (agent, payload, status = "resolved") =>
  agent.runAgent({ resume: [{ interruptId: agent.pendingInterrupts[0].id, status, payload }] });

const textOf = (agent) =>
  agent.messages.map(({ role, content }) => (role === "assistant" ? (content ?? "") : "")).join("");
const callsOf = (agent) => agent.messages.flatMap(({ toolCalls = [] }) => toolCalls);
const resultsOf = (agent) => agent.messages.filter(({ role }) => role === "tool");

const before = {
  async text() {
    const agent = open("text");
    const started = [];
    await send(agent, "think Hm hm.\nsay Hello there.", {
      onRunStartedEvent: ({ event }) => void started.push(event),
    });
    assert.equal(textOf(agent).trim(), "Hello there.");
    assert.equal(agent.messages.find(({ role }) => role === "reasoning").content, "Hm hm.");
    assert.equal(started[0].threadId, "text");
    assert.equal(started[0].protocolVersion, "1.0");
  },
  async "the client's ids"() {
    const agent = open("ids");
    let seen;
    agent.addMessage({ id: "u", role: "user", content: "say Hi." });
    await agent.runAgent(
      { runId: "my-run" },
      { onRunFinishedEvent: ({ event }) => void (seen = event) },
    );
    assert.deepEqual([seen.threadId, seen.runId], ["ids", "my-run"]);
  },
  async tools() {
    const agent = open("tools");
    await send(agent, "run ls => a.txt\nrun false =1> boom");
    const inputs = callsOf(agent).map((one) => JSON.parse(one.function.arguments));
    assert.deepEqual(inputs, [{ command: "ls" }, { command: "false" }]);
    const [good, bad] = resultsOf(agent);
    assert.equal(good.content, "a.txt");
    assert.equal(good.metadata, undefined);
    assert.deepEqual(bad.metadata, { isError: true, status: "error", exitCode: 1 });
  },
  async "two turns"() {
    const agent = open("old");
    await send(agent, "say One.");
    await send(agent, "run ls => a.txt\nsay Two.");
    assert.match(textOf(agent), /One\.\s*Two\./);
    const { body } = await call("GET", "/v1/sessions?limit=500");
    const mine = body.sessions.filter(({ alias }) => alias === "old");
    assert.deepEqual(
      mine.map(({ turn }) => turn),
      [2],
    );
  },
  async "permission allowed"() {
    const agent = open("allowed");
    await send(agent, "say Before.\nask rm a => removed\nsay After.");
    const [interrupt] = agent.pendingInterrupts;
    assert.equal(interrupt.toolCallId, callsOf(agent)[0].id);
    assert.ok(interrupt.responseSchema.properties.approved);
    await resume(agent, { approved: true });
    assert.equal(agent.pendingInterrupts.length, 0);
    assert.equal(resultsOf(agent)[0].content, "removed");
    assert.match(textOf(agent), /Before\.\s*After\./);
  },
  async "permission denied"() {
    const agent = open("denied");
    await send(agent, "ask rm a => removed\nsay After.");
    await resume(agent, { approved: false, message: "No." });
    assert.deepEqual(resultsOf(agent)[0].metadata, { isError: true, status: "denied" });
    const other = open("cancelled");
    await send(other, "ask rm a => removed\nsay After.");
    await resume(other, undefined, "cancelled");
    assert.equal(resultsOf(other)[0].metadata.status, "denied");
    assert.equal(textOf(other).trim(), "After.");
  },
  async "two permissions"() {
    const agent = open("two");
    await send(agent, "ask rm a => removed a\nask rm b => removed b\nsay Done.");
    await resume(agent, { approved: true });
    await resume(agent, { approved: true });
    assert.deepEqual(
      resultsOf(agent).map(({ content }) => content),
      ["removed a", "removed b"],
    );
    assert.equal(textOf(agent).trim(), "Done.");
  },
  async question() {
    const agent = open("question");
    await send(agent, "question Which one? | Red | Blue");
    const { responseSchema } = agent.pendingInterrupts[0];
    const [id] = Object.keys(responseSchema.properties.answers.properties);
    await resume(agent, { answers: { [id]: "Blue" } });
    assert.match(textOf(agent), /Blue/);
  },
  async stop() {
    const agent = open("stop");
    const run = send(agent, "say Begun.\nwait 600s\nsay Never.").catch(() => {});
    await until(() => textOf(agent) !== "", "it has begun");
    agent.abortRun();
    await run;
    const stopped = await call("POST", "/v1/ag-ui/stop/stop");
    assert.equal(stopped.status, 202);
    const path = `/v1/sessions/${stopped.body.id}`;
    const state = async () => (await call("GET", path)).body.state;
    await until(async () => (await state()) === "cancelled", "the run is cancelled");
    await send(agent, "say Again.");
    assert.match(textOf(agent), /Again\./);
  },
  async "reload in the middle"() {
    const left = open("reload");
    await send(left, "say Before.\nask rm a => removed\nsay After.");
    const agent = open("reload");
    await agent.runAgent();
    assert.equal(textOf(agent).trim(), "Before.");
    assert.equal(agent.messages[0].role, "user");
    await resume(agent, { approved: true });
    assert.match(textOf(agent), /Before\.\s*After\./);
    assert.equal(callsOf(agent).length, 1);
  },
  async "a run that fails"() {
    const agent = open("fails");
    let message;
    await send(agent, "fail It broke.", {
      onRunErrorEvent: ({ event }) => void ({ message } = event),
    }).catch(() => {});
    assert.match(message, /It broke/);
  },
  async capabilities() {
    const { status, body } = await call("GET", "/v1/ag-ui/capabilities");
    assert.equal(status, 200);
    assert.equal(body.humanInTheLoop.interrupts, true);
    const { AgentCapabilitiesSchema } = await import("@ag-ui/core/schemas");
    assert.equal(AgentCapabilitiesSchema.safeParse(body).success, true);
  },
  async "what is refused, by name"() {
    const agent = open("refused");
    agent.addMessage({ id: "u", role: "user", content: "say Hi." });
    const tool = { name: "paint", description: "", parameters: {} };
    await assert.rejects(agent.runAgent({ tools: [tool] }), /\/tools/);
    const nobody = open("refused", "/v1/ag-ui");
    await assert.rejects(send(nobody, "say Hi."), /\/forwardedProps\/agentType/);
  },
};

const after = {
  async "an old thread"() {
    const agent = open("old");
    await agent.runAgent();
    assert.deepEqual(
      agent.messages.map(({ role }) => role),
      ["user", "assistant", "user", "assistant", "tool", "assistant"],
    );
    assert.match(textOf(agent), /One\.\s*Two\./);
    await send(agent, "say Three.");
    assert.match(textOf(agent), /Three\./);
    assert.equal(agent.messages.length, 8);
  },
};

await runScenarios({ before, after });
