// A contract test of your own: what your code relies on, held against a recording of the CLI. Run by `node --test`.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { translate } from "@agentstream/adapters-codex";
import { verifyStream } from "@agentstream/stream";

const recording = new URL(
  "../recordings/codex/exec-0.169.0/cmd_fail/stdout.jsonl",
  import.meta.url,
);

void test("a command that fails is reported with its exit code", async () => {
  const lines = (await readFile(recording, "utf8")).trim().split("\n");
  const events = [];
  for await (const event of translate(lines)) events.push(event);
  assert.deepEqual(verifyStream(events), []);
  const tool = events.find((event) => event.type === "toolCompleted");
  assert.equal(tool?.success, false);
  assert.notEqual(tool?.exitCode, 0);
});
