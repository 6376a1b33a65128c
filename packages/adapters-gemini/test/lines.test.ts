import {
  read,
  type HandlerTable,
  type Lenient,
  type OptionalRow,
} from "@agentstream/adapter-kit/author";
import type {
  GeminiInit,
  GeminiResult,
  GeminiToolUse,
} from "@agentstream/schema/native/gemini/stream-json";
import { expect, expectTypeOf, test } from "vitest";

import { handlers } from "../src/stream-json/handlers.ts";
import type { GeminiLine, Handler } from "../src/stream-json/line.ts";
import type { State } from "../src/stream-json/state.ts";

// what must not compile: `npm run typecheck` fails if one of these does

test("no row of the table can be left out", () => {
  type Table = HandlerTable<GeminiLine, "type", State>;
  expectTypeOf<OptionalRow<Table>>().toEqualTypeOf<never>();
  expectTypeOf<keyof Table>().toExtend<GeminiLine["type"]>();
  expect(Object.keys(handlers.rows)).toHaveLength(23);
});

test("a handler reads only the fields that its line has, as the kinds that they can be", () => {
  const init: Lenient<GeminiInit> = read.line({ session_id: "s" });
  expect(read.string(init.session_id)).toBe("s");
  // @ts-expect-error misspelt
  expect(read.string(init.sessionId)).toBeUndefined();
  const result: Lenient<GeminiResult> = read.line({ stats: { total_tokens: 3 } });
  expect(read.count(read.fields(result.stats).total_tokens)).toBe(3);
  // @ts-expect-error misspelt, in an object inside
  expect(read.count(read.fields(result.stats).totalTokens)).toBeUndefined();
  // @ts-expect-error an object is no number
  expect(read.count(result.stats)).toBeUndefined();
  const call: Lenient<GeminiToolUse> = read.line({});
  // @ts-expect-error a text is no object
  expect(read.fields(call.tool_id)).toEqual({});
  // @ts-expect-error the schema has no such word
  expect(read.is(result.status, "ok")).toBe(false);
});

test("a handler is for its own type of line", () => {
  const handle: Handler<"init"> = ({ session_id }) => void read.string(session_id);
  // @ts-expect-error a line of another type
  const other: Handler<"result"> = handle;
  // @ts-expect-error there is no such type
  const none: Handler<"inti"> = handle;
  expect([other, none]).toHaveLength(2);
});
