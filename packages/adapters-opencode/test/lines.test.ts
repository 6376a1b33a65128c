import {
  read,
  type HandlerTable,
  type Lenient,
  type OptionalRow,
} from "@agentstream/adapter-kit/author";
import type { OpencodeRunStepFinish } from "@agentstream/schema/native/opencode/run";
import type {
  OpencodePart,
  OpencodeSessionStatus,
  OpencodeSessionUpdatedEvent,
} from "@agentstream/schema/native/opencode/serve";
import { expect, expectTypeOf, test } from "vitest";

import { handlers as runHandlers } from "../src/run/handlers.ts";
import type { Handler as RunHandler, RunLine } from "../src/run/line.ts";
import type { RunState } from "../src/run/state.ts";
import { handlers as serveHandlers } from "../src/serve/handlers.ts";
import { statuses } from "../src/serve/handlers/session-status.ts";
import type { Context, Handler, PartHandler, ServeEvent } from "../src/serve/line.ts";
import { parts, userParts } from "../src/serve/parts.ts";

// what must not compile: `npm run typecheck` fails if one of these does

test("no row of a table can be left out", () => {
  type Run = HandlerTable<RunLine, "type", RunState>;
  expectTypeOf<OptionalRow<Run>>().toEqualTypeOf<never>();
  expectTypeOf<keyof Run>().toExtend<RunLine["type"]>();
  expect(Object.keys(runHandlers.rows)).toHaveLength(6);
  type Serve = HandlerTable<ServeEvent, "type", Context>;
  expectTypeOf<OptionalRow<Serve>>().toEqualTypeOf<never>();
  expectTypeOf<keyof Serve>().toExtend<ServeEvent["type"]>();
  expect(Object.keys(serveHandlers.rows)).toHaveLength(43);
  expectTypeOf<OptionalRow<HandlerTable<OpencodePart, "type", Context>>>().toEqualTypeOf<never>();
  expect([parts, userParts].map(({ rows }) => Object.keys(rows).length)).toEqual([12, 12]);
  expectTypeOf<
    OptionalRow<HandlerTable<OpencodeSessionStatus, "type", Context>>
  >().toEqualTypeOf<never>();
  expect(Object.keys(statuses.rows)).toHaveLength(3);
});

test("a handler reads only the fields that its line has, as the kinds that they can be", () => {
  const finish: Lenient<OpencodeRunStepFinish> = read.line({ part: { tokens: { input: 3 } } });
  const { tokens, reason } = read.fields(finish.part);
  expect(read.count(read.fields(tokens).input)).toBe(3);
  // @ts-expect-error misspelt, in an object inside
  expect(read.count(read.fields(tokens).inputTokens)).toBeUndefined();
  // @ts-expect-error an object is no number
  expect(read.count(tokens)).toBeUndefined();
  // @ts-expect-error a text is no object
  expect(read.fields(reason)).toEqual({});
  // @ts-expect-error the schema has no such word
  expect(read.is(finish.type, "step-finish")).toBe(false);
  const updated: Lenient<OpencodeSessionUpdatedEvent> = read.line({ properties: {} });
  // @ts-expect-error misspelt
  expect(updated.property).toBeUndefined();
});

test("a handler is for its own type of line, event or part", () => {
  const handleStep: RunHandler<"step_start"> = ({ part }) => void read.fields(part).snapshot;
  // @ts-expect-error a line of another type
  const other: RunHandler<"error"> = handleStep;
  const handleDelta: Handler<"message.part.delta"> = ({ properties }) =>
    void read.string(read.fields(properties).delta);
  // @ts-expect-error an event of another type
  const wrong: Handler<"session.created"> = handleDelta;
  // @ts-expect-error there is no such type
  const none: PartHandler<"txt"> = () => false;
  expect([other, wrong, none]).toHaveLength(3);
});
