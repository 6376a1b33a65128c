#!/usr/bin/env node
// A CLI that prints what BENCH_LINES has, or a piece of text with the time in nanoseconds every BENCH_EVERY_MS. Where it
// is spoken to, it answers requests, and prints after the first prompt.
import { createReadStream, writeSync } from "node:fs";
import { createInterface } from "node:readline";

if (process.argv.includes("--version")) {
  console.log("2.1.197 (Claude Code)");
} else if (process.env.BENCH_EVERY_MS !== undefined) {
  await printTimes(Number(process.env.BENCH_EVERY_MS), Number(process.env.BENCH_COUNT));
} else if (process.argv.includes("--input-format")) {
  await answerHost();
} else {
  createReadStream(process.env.BENCH_LINES).pipe(process.stdout);
}

async function answerHost() {
  const models = [{ value: "default", displayName: "Default", description: "" }];
  for await (const line of createInterface(process.stdin)) {
    const { type, request_id } = JSON.parse(line);
    const response = { subtype: "success", request_id, response: { commands: [], models } };
    if (type === "control_request")
      console.log(JSON.stringify({ type: "control_response", response }));
    if (type === "user")
      createReadStream(process.env.BENCH_LINES).pipe(process.stdout, { end: false });
  }
}

async function printTimes(everyMs, count) {
  const print = (value) => writeSync(1, `${JSON.stringify(value)}\n`);
  const event = (inner) => print({ type: "stream_event", session_id: "s", event: inner });
  print({ type: "system", subtype: "init", session_id: "s", model: "m", tools: [], cwd: "/" });
  event({ type: "message_start", message: { id: "msg_1", role: "assistant", content: [] } });
  event({ type: "content_block_start", index: 0, content_block: { type: "text", text: "" } });
  for (let number = 0; number < count; number++) {
    await new Promise((resolve) => setTimeout(resolve, everyMs));
    const text = `${process.hrtime.bigint()} `;
    event({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text } });
  }
  print({
    type: "result",
    subtype: "success",
    is_error: false,
    session_id: "s",
    result: "",
    num_turns: 1,
  });
}
