import {
  arbitrariesOf,
  independentValidator,
  loadModels,
  readExamples,
} from "@agentstream/codegen/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { isSchemaName, validate, validateEvent, type SchemaName } from "../src/index.ts";
import { seedEventSchema, seedEventTypes } from "./seed-004-rules.ts";

/** The lines that seed 004 prints for the CLIs themselves; the other seeds' samples stand among the examples. */
const nativeSamples: Readonly<Partial<Record<SchemaName, readonly object[]>>> = {
  "native/codex/exec": [
    { type: "thread.started", thread_id: "sess_abc123xyz" },
    { type: "thread.started", thread_id: "sess_123" },
    { type: "turn.started" },
    { type: "item.started", item_type: "agent_message" },
    { type: "item.updated", item_type: "agent_message", content: "I'll help you refactor..." },
    {
      type: "item.updated",
      item_type: "agent_message",
      content: "I'll help you refactor the auth module...",
    },
    { type: "item.completed", item_type: "agent_message", status: "success" },
    { type: "item.started", item_type: "command_execution" },
    {
      type: "item.updated",
      item_type: "command_execution",
      command_line: "npm test",
      aggregated_output: "",
    },
    {
      type: "item.updated",
      item_type: "command_execution",
      command_line: "npm test",
      aggregated_output: "[PASS] auth.test.js\n",
    },
    { type: "item.completed", item_type: "command_execution", status: "success", exit_code: 0 },
    { type: "item.started", item_type: "file_change" },
    {
      type: "item.updated",
      item_type: "file_change",
      changes: [{ path: "src/auth.ts", before: "...", after: "..." }],
    },
    { type: "item.completed", item_type: "file_change", status: "success" },
    { type: "item.started", item_type: "mcp_tool_call" },
    {
      type: "item.updated",
      item_type: "mcp_tool_call",
      tool_name: "database_query",
      tool_input: { sql: "SELECT * FROM users" },
      tool_result: "",
    },
    {
      type: "item.updated",
      item_type: "mcp_tool_call",
      tool_name: "database_query",
      tool_result: "[{id:1,name:'Alice'}]",
    },
    { type: "item.completed", item_type: "mcp_tool_call", status: "success" },
    { type: "turn.completed", usage: { input_tokens: 100, output_tokens: 50 } },
    { type: "turn.failed", error: { message: "it failed" } },
    { type: "error", message: "it failed" },
    { type: "result", text: "flocks-playground-ok" },
    { text: "flocks-playground-ok" },
  ],
  "native/gemini/core-event": [
    { type: "content", value: "Analyzing the codebase structure..." },
    {
      type: "tool_call",
      name: "write_file",
      args: { file_path: "./src/auth.ts", content: "export async function login() { ... }" },
    },
    {
      type: "result",
      status: "success",
      stats: {
        total_tokens: 350,
        input_tokens: 100,
        output_tokens: 250,
        thought_tokens: 0,
        cache_tokens: 0,
        tool_tokens: 0,
        duration_ms: 5000,
        tool_calls: 2,
      },
      timestamp: "2025-12-03T10:30:00Z",
    },
    {
      type: "error",
      status: "error",
      error: { code: "INVALID_CHUNK", message: "Stream ended with invalid chunk" },
    },
    { type: "retry" },
  ],
  "native/gemini/api-chunk": [
    { text: "hello" },
    { candidates: [{ content: { parts: [{ text: "hello" }] } }] },
  ],
};

describe.each(Object.entries(nativeSamples))("%s", (schema, samples) => {
  test("every line that a seed prints is valid", () => {
    const refused = samples.filter(
      (sample) => isSchemaName(schema) && !validate(schema, sample).ok,
    );
    expect(refused).toEqual([]);
    expect(isSchemaName(schema) && samples.length > 1).toBe(true);
  });
});

test("the samples of all seeds stand among the valid examples", async () => {
  const counts: Record<string, number> = {};
  for (const { name, valid } of await readExamples()) {
    const seed = /^(?:execute|ues|daemon|session-event)(?=-)/.exec(name)?.[0];
    if (seed !== undefined && valid) counts[seed] = (counts[seed] ?? 0) + 1;
  }
  expect(counts).toEqual({ execute: 9, ues: 29, daemon: 76, "session-event": 26 });
});

test("our events of seed 004's twelve types are valid under its own rules, but for agentType", async () => {
  const [unified] = await loadModels();
  if (unified === undefined) throw new Error("no schema");
  const arbitraries = arbitrariesOf(unified.definitions);
  const follows = independentValidator(seedEventSchema);
  let count = 0;
  for (const type of seedEventTypes) {
    const arbitrary = arbitraries[`${type.charAt(0).toUpperCase()}${type.slice(1)}Event`];
    if (arbitrary === undefined) throw new Error(`no event ${type}`);
    for (const event of fc.sample(arbitrary, { numRuns: 200, seed: 4 })) {
      count++;
      expect(validateEvent(event)).toMatchObject({ ok: true });
      // the one exception: there are more agents than the seed knew
      const known = { ...objectOf(event), agentType: "codex" };
      expect(follows(known), JSON.stringify(event)).toBe(true);
    }
  }
  expect(count).toBe(2400);
  const foreign = {
    id: "a",
    sessionId: "s",
    timestamp: "2026-03-02T09:15:27Z",
    type: "sessionStarted",
    agentType: "opencode",
  };
  expect([validateEvent(foreign).ok, follows(foreign)]).toEqual([true, false]);
});

const objectOf = (value: unknown): object =>
  typeof value === "object" && value !== null ? value : {};
