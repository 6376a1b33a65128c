// How each library reads a run of a command, and the answer's text in what it gives: all must give the same.
import { spawn } from "node:child_process";
import { Readable, Writable } from "node:stream";
import { pathToFileURL } from "node:url";

import { bridgeMicroseconds, readHarness } from "./read-harness.mjs";

const built = (path) => import(pathToFileURL(`${process.env.BENCH_ROOT}/packages/${path}`).href);

/** Ours: validated lines would be two more rows of the pipeline; this maps and keeps the rules of the stream. */
const ours = (packageName, adapterOf = (exported) => exported[packageName]) => ({
  async read(command, take) {
    const { startRun } = await built("runner/dist/index.js");
    const adapter = adapterOf(await built(`adapters-${packageName}/dist/index.js`));
    const options = { command: [command], isUnattended: true };
    const run = startRun(adapter, { prompt: "Go." }, options);
    for await (const events of run.batches) for (const event of events) take(event);
  },
  textOf: (event) => (event.type === "textChunk" ? event.content : ""),
});

/** The pieces of a message where it streams, else the whole. */
function claudeText(message) {
  const { type, event } = message;
  return type === "stream_event" && event.delta?.type === "text_delta" ? event.delta.text : "";
}

const codexText = ({ type, item }) =>
  type === "item.completed" && item.type === "agent_message" ? item.text : "";

/** What no library can leave out: nothing else is done with the lines. */
const floor = (textOf) => ({
  async read(command, take) {
    const child = spawn(command, { stdio: ["ignore", "pipe", "inherit"] });
    let rest = Buffer.alloc(0);
    for await (const chunk of child.stdout) {
      const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      let begin = 0;
      for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, begin)) {
        take(JSON.parse(bytes.toString("utf8", begin, end)));
        begin = end + 1;
      }
      rest = bytes.subarray(begin);
    }
  },
  textOf,
});

export const readers = {
  "agentstream: claude": ours("claude"),
  "agentstream: codex": ours("codex"),
  "floor: claude": floor(claudeText),
  "floor: codex": floor(codexText),
  "agentstream: acp": ours("acp", ({ createAcpAgent }) =>
    createAcpAgent({ id: "bench", name: "Bench", command: "bench" }),
  ),
  "@anthropic-ai/claude-agent-sdk": {
    async read(command, take) {
      const { query } = await import("@anthropic-ai/claude-agent-sdk");
      const options = { pathToClaudeCodeExecutable: command, includePartialMessages: true };
      for await (const message of query({ prompt: "Go.", options })) take(message);
    },
    textOf: claudeText,
  },
  "ai-sdk-provider-claude-code": {
    async read(command, take) {
      const { createClaudeCode } = await import("ai-sdk-provider-claude-code");
      const settings = { pathToClaudeCodeExecutable: command, includePartialMessages: true };
      const model = createClaudeCode()("sonnet", settings);
      const prompt = [{ role: "user", content: [{ type: "text", text: "Go." }] }];
      const { stream } = await model.doStream({ prompt });
      for await (const part of stream) take(part);
    },
    textOf: ({ type, delta }) => (type === "text-delta" ? delta : ""),
  },
  "@ai-sdk/harness-claude-code": {
    read: readHarness,
    otherMicroseconds: bridgeMicroseconds,
    textOf: ({ type, text }) => (type === "text-delta" ? text : ""),
  },
  "@openai/codex-sdk": {
    async read(command, take) {
      const { Codex } = await import("@openai/codex-sdk");
      const thread = new Codex({ codexPathOverride: command }).startThread();
      const { events } = await thread.runStreamed("Go.");
      for await (const event of events) take(event);
    },
    textOf: codexText,
  },
  "@agentclientprotocol/sdk": {
    async read(command, take) {
      const { client, methods, ndJsonStream } = await import("@agentclientprotocol/sdk");
      const child = spawn(command, { stdio: ["pipe", "pipe", "inherit"] });
      const stream = ndJsonStream(Writable.toWeb(child.stdin), Readable.toWeb(child.stdout));
      const { initialize, session } = methods.agent;
      await client({ name: "bench" })
        .onNotification(methods.client.session.update, ({ params }) => take(params))
        .connectWith(stream, async (agent) => {
          await agent.request(initialize, { protocolVersion: 1, clientCapabilities: {} });
          const { sessionId } = await agent.request(session.new, { cwd: "/", mcpServers: [] });
          const prompt = [{ type: "text", text: "Go." }];
          await agent.request(session.prompt, { sessionId, prompt });
        });
    },
    textOf: ({ update }) =>
      update.sessionUpdate === "agent_message_chunk" ? update.content.text : "",
  },
};
