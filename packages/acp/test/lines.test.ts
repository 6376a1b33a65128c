import {
  read,
  type HandlerTable,
  type Lenient,
  type OptionalRow,
} from "@agentstream/adapter-kit/author";
import type { AcpPermissionParams, AcpToolCall } from "@agentstream/schema/native/acp/message";
import { expect, expectTypeOf, test } from "vitest";

import { notifications, requests } from "../src/handlers.ts";
import type {
  AcpNotification,
  AcpRequest,
  RequestContext,
  RequestHandler,
  Update,
  UpdateHandler,
} from "../src/line.ts";
import type { State } from "../src/state.ts";
import { updates } from "../src/updates.ts";

// what must not compile: `npm run typecheck` fails if one of these does

test("no row of a table can be left out", () => {
  type Requests = HandlerTable<AcpRequest, "method", RequestContext>;
  expectTypeOf<OptionalRow<Requests>>().toEqualTypeOf<never>();
  expectTypeOf<keyof Requests>().toExtend<AcpRequest["method"]>();
  expect(Object.keys(requests.rows)).toHaveLength(23);
  type Notifications = HandlerTable<AcpNotification, "method", State>;
  expectTypeOf<OptionalRow<Notifications>>().toEqualTypeOf<never>();
  expect(Object.keys(notifications.rows)).toHaveLength(4);
  type Updates = HandlerTable<Update, "sessionUpdate", State>;
  expectTypeOf<OptionalRow<Updates>>().toEqualTypeOf<never>();
  expectTypeOf<keyof Updates>().toExtend<Update["sessionUpdate"]>();
  expect(Object.keys(updates.rows)).toHaveLength(14);
});

test("a handler reads only the fields that its message has, as the kinds that they can be", () => {
  const call: Lenient<AcpToolCall> = read.line({ toolCallId: "c", status: "pending" });
  expect(read.string(call.toolCallId)).toBe("c");
  // @ts-expect-error misspelt
  expect(read.string(call.toolCallID)).toBeUndefined();
  // @ts-expect-error a text is no object
  expect(read.fields(call.toolCallId)).toEqual({});
  // @ts-expect-error a word that may be any text is no object
  expect(read.fields(call.status)).toEqual({});
  // @ts-expect-error the schema has no such word
  expect(read.is(call.status, "done")).toBe(false);
  const asked: Lenient<AcpPermissionParams> = read.line({ toolCall: { toolCallId: "c" } });
  // @ts-expect-error misspelt, in an object inside
  expect(read.string(read.fields(asked.toolCall).id)).toBeUndefined();
  // @ts-expect-error a list is no number
  expect(read.count(asked.options)).toBeUndefined();
});

test("a handler is for its own method or update", () => {
  const handlePlan: UpdateHandler<"plan"> = ({ entries }) => void read.list(entries);
  // @ts-expect-error an update of another kind
  const other: UpdateHandler<"tool_call"> = handlePlan;
  // @ts-expect-error a notification is no request
  const none: RequestHandler<"session/update"> = () => false;
  expect([other, none]).toHaveLength(2);
});
