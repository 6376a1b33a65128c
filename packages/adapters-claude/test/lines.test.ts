import {
  read,
  type HandlerTable,
  type Lenient,
  type OptionalRow,
  type Rows,
} from "@agentstream/adapter-kit/author";
import type { SessionAction } from "@agentstream/schema/native/claude/session-event";
import type {
  ClaudeApiMessage,
  ClaudeControlRequestBody,
  ClaudeControlResponseBody,
  ClaudeDelta,
  ClaudeResultSuccess,
  ClaudeSystemInit,
  ClaudeUserBlock,
} from "@agentstream/schema/native/claude/stream-json";
import { expect, expectTypeOf, test } from "vitest";

import { handlers as sessionHandlers } from "../src/session-event/handlers.ts";
import type { Handler as SessionHandler, SessionLine } from "../src/session-event/line.ts";
import { handlers } from "../src/stream-json/handlers.ts";
import type {
  ClaudeLine,
  ContentBlock,
  Handler,
  StreamEvent,
  SystemHandler,
  SystemLine,
} from "../src/stream-json/line.ts";

// what must not compile: `npm run typecheck` fails if one of these does

/** How many rows a table and the tables of its parts have. */
const countRows = ({ rows }: Rows): number =>
  Object.values(rows).reduce<number>(
    (sum, row) =>
      sum + 1 + (typeof row === "string" || row.parts === undefined ? 0 : countRows(row.parts)),
    0,
  );

test("no row of a table can be left out", () => {
  type Missing<Line, Tag extends string> = OptionalRow<HandlerTable<Line, Tag, undefined>>;
  expectTypeOf<Missing<ClaudeLine, "type">>().toEqualTypeOf<never>();
  expectTypeOf<Missing<SystemLine, "subtype">>().toEqualTypeOf<never>();
  expectTypeOf<Missing<StreamEvent, "type">>().toEqualTypeOf<never>();
  expectTypeOf<Missing<ClaudeDelta, "type">>().toEqualTypeOf<never>();
  expectTypeOf<Missing<ContentBlock, "type">>().toEqualTypeOf<never>();
  expectTypeOf<Missing<ClaudeUserBlock, "type">>().toEqualTypeOf<never>();
  expectTypeOf<Missing<ClaudeControlRequestBody, "subtype">>().toEqualTypeOf<never>();
  expectTypeOf<Missing<ClaudeControlResponseBody, "subtype">>().toEqualTypeOf<never>();
  expectTypeOf<Missing<SessionLine, "type">>().toEqualTypeOf<never>();
  expect(Object.keys(handlers.rows)).toHaveLength(16);
  expect(countRows(handlers)).toBe(73);
  expect(countRows(sessionHandlers)).toBe(7);
});

test("a handler reads only the fields that its line has, as the kinds that they can be", () => {
  const init: Lenient<ClaudeSystemInit> = read.line({ session_id: "s", tools: ["Bash"] });
  expect(read.string(init.session_id)).toBe("s");
  // @ts-expect-error misspelt
  expect(read.string(init.sessionId)).toBeUndefined();
  expect(read.strings(init.tools)).toEqual(["Bash"]);
  // @ts-expect-error a list is no text
  expect(read.string(init.tools)).toBeUndefined();
  const result: Lenient<ClaudeResultSuccess> = read.line({ usage: { input_tokens: 3 } });
  expect(read.count(read.fields(result.usage).input_tokens)).toBe(3);
  // @ts-expect-error misspelt, in an object inside
  expect(read.count(read.fields(result.usage).inputTokens)).toBeUndefined();
  // @ts-expect-error an object is no number
  expect(read.count(result.usage)).toBeUndefined();
  // @ts-expect-error the schema has no such word
  expect(read.is(result.terminal_reason, "maxTurns")).toBe(false);
  const message: Lenient<ClaudeApiMessage> = read.line({ content: [{ type: "text" }] });
  const [block = {}] = read.objects(message.content);
  expect(read.is(block.type, "text")).toBe(true);
  // @ts-expect-error no block has this field
  expect(read.string(block.words)).toBeUndefined();
  const action: Lenient<SessionAction> = read.line({});
  // @ts-expect-error misspelt, in a payload
  expect(read.string(read.fields(action.payload).tol)).toBeUndefined();
});

test("a handler is for its own type of line", () => {
  const handle: Handler<"result"> = ({ total_cost_usd }) => void read.number(total_cost_usd);
  // @ts-expect-error a line of another type
  const other: Handler<"user"> = handle;
  // @ts-expect-error there is no such type
  const none: Handler<"results"> = handle;
  const init: SystemHandler<"init"> = ({ cwd }) => void read.string(cwd);
  // @ts-expect-error a system line of another subtype
  const status: SystemHandler<"status"> = init;
  const plan: SessionHandler<"plan"> = ({ payload }) =>
    void read.string(read.fields(payload).message);
  // @ts-expect-error an event of another type
  const log: SessionHandler<"log"> = plan;
  expect([other, none, status, log]).toHaveLength(4);
});
