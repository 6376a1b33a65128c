// acpx, which starts `agentstream acp` as its agent.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { runScenarios, until } from "./scenarios.mjs";

const [folder, agent] = process.argv.slice(5);
const home = join(folder, "home");
const cwd = join(folder, "work");
mkdirSync(home, { recursive: true });
mkdirSync(cwd, { recursive: true });
const acpx = join(
  dirname(createRequire(import.meta.url).resolve("acpx/package.json")),
  "dist/cli.js",
);

/** Runs acpx; `output` grows while it runs. */
function start(words, ttl = 60) {
  const all = [
    acpx,
    "--agent",
    agent,
    "--cwd",
    cwd,
    "--ttl",
    `${ttl}`,
    "--format",
    "json",
    ...words,
  ];
  const child = spawn(process.execPath, all, {
    env: { HOME: home, PATH: process.env.PATH },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const run = { output: "", errors: "" };
  child.stdout.on("data", (chunk) => (run.output += chunk));
  child.stderr.on("data", (chunk) => (run.errors += chunk));
  run.ended = new Promise((resolve) => child.on("close", resolve));
  return run;
}

/** Runs acpx to its end, and returns the messages of the protocol that it prints. */
async function call(words, ttl) {
  const run = start(words, ttl);
  await run.ended;
  return messagesOf(run);
}

const messagesOf = ({ output, errors }) =>
  output
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      try {
        return JSON.parse(line);
      } catch {
        throw new Error(`expected JSON of acpx, got ${line}\n${errors}`);
      }
    });

const updatesOf = (messages, kind) =>
  messages
    .filter(({ method }) => method === "session/update")
    .map(({ params }) => params.update)
    .filter(({ sessionUpdate }) => sessionUpdate === kind);
const textOf = (messages, kind = "agent_message_chunk") =>
  updatesOf(messages, kind)
    .map(({ content }) => content.text)
    .join("");
const stopOf = (messages) => messages.find(({ result }) => result?.stopReason)?.result.stopReason;
const statusOf = (messages) => updatesOf(messages, "tool_call_update").at(-1).status;

const before = {
  async text() {
    const messages = await call(["exec", "think Hm hm.\nsay Hello there."]);
    assert.equal(textOf(messages), "Hello there.");
    assert.equal(textOf(messages, "agent_thought_chunk"), "Hm hm.");
    assert.equal(stopOf(messages), "end_turn");
  },
  async tools() {
    const messages = await call(["exec", "run ls => a.txt\nsay Done."]);
    const [tool] = updatesOf(messages, "tool_call");
    assert.deepEqual(tool.rawInput, { command: "ls" });
    assert.equal(statusOf(messages), "completed");
  },
  async "permission allowed"() {
    const messages = await call(["--approve-all", "exec", "ask rm a => removed\nsay After."]);
    assert.equal(textOf(messages), "After.");
    assert.equal(statusOf(messages), "completed");
  },
  async "permission denied"() {
    const messages = await call(["--deny-all", "exec", "ask rm a => removed\nsay After."]);
    assert.equal(textOf(messages), "After.");
    assert.equal(statusOf(messages), "failed");
  },
  async "two turns"() {
    await call(["sessions", "new", "--name", "turns"]);
    assert.equal(textOf(await call(["prompt", "-s", "turns", "say One."])), "One.");
    const second = await call(["prompt", "-s", "turns", "say Two."]);
    assert.equal(textOf(second), "Two.");
    assert.equal(stopOf(second), "end_turn");
    await call(["sessions", "close", "turns"]);
  },
  async stop() {
    await call(["sessions", "new", "--name", "stop"]);
    const run = start(["prompt", "-s", "stop", "say Now.\nwait 300s\nsay Never."]);
    await until(() => run.output.includes("Now."), "the prompt runs");
    await call(["cancel", "-s", "stop"]);
    await run.ended;
    assert.equal(stopOf(messagesOf(run)), "cancelled");
    assert.ok(!run.output.includes('"text":"Never.'));
    await call(["sessions", "close", "stop"]);
  },
  async "old conversation, begun"() {
    await call(["sessions", "new", "--name", "old"]);
    assert.equal(textOf(await call(["prompt", "-s", "old", "say Before."], 1)), "Before.");
  },
};

const after = {
  async "old conversation, continued by a new process"() {
    await until(async () => {
      const [{ status }] = await call(["status", "-s", "old"]);
      return status === "idle";
    }, "its first process has ended");
    const messages = await call(["prompt", "-s", "old", "say Later."]);
    const methods = messages.map(({ method }) => method);
    assert.ok(
      methods.includes("session/resume") || methods.includes("session/load"),
      `it was not opened again: ${methods.join(", ")}`,
    );
    assert.equal(textOf(messages), "Later.");
    await call(["sessions", "close", "old"]);
  },
};

await runScenarios({ before, after });
