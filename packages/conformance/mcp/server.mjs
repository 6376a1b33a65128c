#!/usr/bin/env node
// A server of the Model Context Protocol over stdio with one tool: `echo` returns its text.
import { createInterface } from "node:readline";

const tool = {
  name: "echo",
  description: "Returns the text",
  inputSchema: {
    type: "object",
    properties: { text: { type: "string" } },
    required: ["text"],
  },
};

const answers = {
  initialize: ({ protocolVersion }) => ({
    protocolVersion: protocolVersion ?? "2025-06-18",
    capabilities: { tools: {} },
    serverInfo: { name: "tiny", version: "1.0.0" },
  }),
  ping: () => ({}),
  "tools/list": () => ({ tools: [tool] }),
  "tools/call": ({ arguments: given }) => ({
    content: [{ type: "text", text: `echo: ${given?.text}` }],
  }),
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params = {} } = JSON.parse(line);
  if (id === undefined) continue;
  const answer = answers[method];
  const outcome =
    answer === undefined
      ? { error: { code: -32_601, message: `no method ${method}` } }
      : { result: answer(params) };
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id, ...outcome })}\n`);
}
