#!/usr/bin/env node
// An agent that speaks ACP, whose answer to a prompt is what BENCH_LINES has.
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";

const answers = {
  initialize: async () => ({ protocolVersion: 1, agentCapabilities: {}, authMethods: [] }),
  "session/new": async () => ({ sessionId: "s" }),
  "session/prompt": async () => {
    for await (const bytes of createReadStream(process.env.BENCH_LINES))
      if (!process.stdout.write(bytes))
        await new Promise((resolve) => process.stdout.once("drain", resolve));
    return { stopReason: "end_turn" };
  },
};

for await (const line of createInterface(process.stdin)) {
  const { id, method } = JSON.parse(line);
  const result = (await answers[method]?.()) ?? {};
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
}
