import type { GeminiCoreEvent } from "@agentstream/schema/native/gemini/core-event";
import type {
  GeminiStreamEvent,
  GeminiInit,
  GeminiResult,
} from "@agentstream/schema/native/gemini/stream-json";
import { expect, test } from "vitest";

import { read, type Lenient, type NativeLine } from "../src/index.ts";

test("types", () => {
  const line: NativeLine = read.line(JSON.parse('{"type":"init","session_id":"x"}'));
  const init: Lenient<GeminiInit> = line;
  expect(read.string(init.session_id)).toBe("x");
  // @ts-expect-error misspelt
  read.string(init.sesion_id);
  // @ts-expect-error wrong kind
  read.number(init.session_id);
  const result: Lenient<GeminiResult> = line;
  // @ts-expect-error wrong kind
  read.string(result.stats);
  const stats = read.fields(result.stats);
  expect(read.count(stats.total_tokens)).toBe(undefined);
  // @ts-expect-error misspelt
  read.count(stats.totl);
  for (const [, model] of read.entries(stats.models)) read.count(read.fields(model).input);
  // @ts-expect-error misspelt
  for (const [, model] of read.entries(stats.models)) read.count(read.fields(model).inputs);
  read.is(result.status, "success");
  // @ts-expect-error no such word
  read.is(result.status, "sucess");
  const any: Lenient<GeminiStreamEvent | GeminiCoreEvent> = line;
  read.string(any.session_id);
  read.string(any.value ?? any.message);
  // @ts-expect-error x
  read.string(any.nothing);
});
import { createDispatcher } from "../src/create-dispatcher.ts";
const x = createDispatcher<GeminiStreamEvent, "type", { n: number }>("type", {
  init: { becomes: "x", handle: (native) => void read.string(native.session_id) },
  message: "extension",
  tool_use: "silent",
  tool_result: "silent",
  error: "silent",
  result: "silent",
});
// @ts-expect-error missing
const y = createDispatcher<GeminiStreamEvent, "type", { n: number }>("type", {
  init: { becomes: "x", handle: (native) => void read.string(native.session_id) },
  message: "extension",
  tool_use: "silent",
  tool_result: "silent",
  error: "silent",
});
