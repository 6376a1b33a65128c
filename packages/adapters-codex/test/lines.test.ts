import {
  read,
  type HandlerTable,
  type Lenient,
  type OptionalRow,
  type TagsOf,
} from "@agentstream/adapter-kit/author";
import type {
  CodexServerCall,
  CodexServerItem,
  CodexServerTurnParams,
} from "@agentstream/schema/native/codex/app-server";
import type {
  CodexItem,
  CodexLine,
  CodexTurnCompleted,
} from "@agentstream/schema/native/codex/exec";
import { expect, expectTypeOf, test } from "vitest";

import { handlers as serverHandlers } from "../src/app-server/handlers.ts";
import { items as serverItems } from "../src/app-server/items.ts";
import type {
  Handler as ServerHandler,
  Notification,
  Request,
  RequestContext,
  RequestHandler,
} from "../src/app-server/line.ts";
import { requests } from "../src/app-server/requests.ts";
import type { ItemContext as ServerItemContext, ServerContext } from "../src/app-server/state.ts";
import { calls } from "../src/exec/calls.ts";
import { handlers } from "../src/exec/handlers.ts";
import type { CallContext } from "../src/exec/handlers/emit-call.ts";
import type {
  CallItem,
  CallOf,
  ExecItem,
  ItemContext,
  ItemHandler,
  ServerItem,
} from "../src/exec/item.ts";
import { items } from "../src/exec/items.ts";
import type { ExecLine, Handler } from "../src/exec/line.ts";
import type { State } from "../src/exec/state.ts";

// what must not compile: `npm run typecheck` fails if one of these does

test("no row of a table can be left out, and each type of the schemas has one", () => {
  type Table = HandlerTable<ExecLine, "type", State>;
  type Items = HandlerTable<ExecItem, "type", ItemContext>;
  type Calls = HandlerTable<CallItem, "type", CallContext>;
  type ServerItems = HandlerTable<ServerItem, "type", ServerItemContext>;
  type Notifications = HandlerTable<Notification, "method", ServerContext>;
  type Requests = HandlerTable<Request, "method", RequestContext>;
  expectTypeOf<OptionalRow<Table>>().toEqualTypeOf<never>();
  expectTypeOf<OptionalRow<Items>>().toEqualTypeOf<never>();
  expectTypeOf<OptionalRow<Calls>>().toEqualTypeOf<never>();
  expectTypeOf<OptionalRow<ServerItems>>().toEqualTypeOf<never>();
  expectTypeOf<OptionalRow<Notifications>>().toEqualTypeOf<never>();
  expectTypeOf<OptionalRow<Requests>>().toEqualTypeOf<never>();
  expectTypeOf<TagsOf<CodexLine, "type">>().toExtend<keyof Table>();
  expectTypeOf<TagsOf<CodexItem, "type">>().toExtend<keyof Items | keyof Calls>();
  expectTypeOf<TagsOf<CodexServerCall, "method">>().toExtend<
    keyof Notifications | keyof Requests
  >();
  expectTypeOf<"userMessage">().toExtend<TagsOf<CodexServerItem, "type">>();
  const tables = [handlers, items, calls, serverHandlers, serverItems, requests];
  expect(tables.map(({ rows }) => Object.keys(rows).length)).toEqual([10, 4, 10, 38, 8, 8]);
});

test("a handler reads only the fields that its line has, as the kinds that they can be", () => {
  const turn: Lenient<CodexTurnCompleted> = read.line({ usage: { input_tokens: 3 } });
  expect(read.count(read.fields(turn.usage).input_tokens)).toBe(3);
  // @ts-expect-error misspelt, in an object inside
  expect(read.count(read.fields(turn.usage).inputTokens)).toBeUndefined();
  // @ts-expect-error an object is no number
  expect(read.count(turn.usage)).toBeUndefined();
  const params: Lenient<CodexServerTurnParams> = read.line({ threadId: "t" });
  expect(read.string(params.threadId)).toBe("t");
  // @ts-expect-error misspelt
  expect(read.string(params.thread_id)).toBeUndefined();
  // @ts-expect-error the schema has no such word
  expect(read.is(read.fields(params.turn).status, "done")).toBe(false);
  // @ts-expect-error a text is no object
  expect(read.fields(params.threadId)).toEqual({});
});

test("items of the server are read by the names of exec, derived from their own schema", () => {
  const command: CallOf<"command_execution"> = read.line({ exit_code: 1, duration_ms: 2 });
  expect(read.integer(command.exit_code)).toBe(1);
  expect(read.count(command.duration_ms)).toBe(2);
  // @ts-expect-error the name of the server
  expect(read.count(command.durationMs)).toBeUndefined();
  const activity: CallOf<"sub_agent_activity"> = read.line({ agent_path: "/a" });
  expect(read.string(activity.agent_path)).toBe("/a");
  // @ts-expect-error the schema of no version has it
  expect(read.string(activity.agent_name)).toBeUndefined();
});

test("a handler is for its own type of line, item, notification or request", () => {
  const turn: Handler<"turn.completed"> = ({ usage }) => void read.fields(usage);
  // @ts-expect-error a line of another type
  const other: Handler<"thread.started"> = turn;
  // @ts-expect-error there is no such type
  const none: Handler<"turn.finished"> = turn;
  const plan: ItemHandler<"todo_list"> = ({ items: steps }) => void read.list(steps);
  // @ts-expect-error an item of another type
  const item: ItemHandler<"agent_message"> = plan;
  const diff: ServerHandler<"turn/diff/updated"> = ({ params }) => void read.fields(params).diff;
  // @ts-expect-error a notification of another method
  const notification: ServerHandler<"model/rerouted"> = diff;
  // @ts-expect-error a request is no notification
  const request: RequestHandler<"turn/diff/updated"> = diff;
  expect([other, none, item, notification, request]).toHaveLength(5);
});
