import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { verifyEvents } from "@ag-ui/client";
import type { BaseEvent } from "@ag-ui/core";
import { EventSchemas } from "@ag-ui/core/schemas";
import { client, methods, type AnyMessage } from "@agentclientprotocol/sdk";
import { chatMessages } from "@agentstream/dialects";
import { textOf } from "@agentstream/stream";
import {
  readUIMessageStream,
  uiMessageChunkSchema,
  validateUIMessages,
  type UIMessage,
  type UIMessageChunk,
} from "ai";
import { Ajv2020 } from "ajv/dist/2020.js";
import { from, lastValueFrom, toArray } from "rxjs";
import { expect, test } from "vitest";

import {
  recordedRuns,
  shownCalls,
  valuesOf,
  type RecordedRun,
} from "../src/dialect-rules/index.ts";

const runs = recordedRuns();

test("the schema of ACP's own package accepts all of acp", () => {
  const path = createRequire(import.meta.url).resolve(
    "@agentclientprotocol/sdk/schema/v1/schema.json",
  );
  const schema: unknown = JSON.parse(readFileSync(path, "utf8"));
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(Object(schema), "acp");
  const isNotification = ajv.compile({ $ref: "acp#/$defs/SessionNotification" });
  const refused = runs.flatMap(({ events }) =>
    valuesOf("acp", events).filter(({ params }) => !isNotification(params)),
  );
  expect(refused).toEqual([]);
});

test("a client of ACP's own package gets all of acp, and what it said", async () => {
  for (const { name, events } of runs.filter((_, index) => index % 10 === 0)) {
    const values = valuesOf("acp", events);
    const got: unknown[] = [];
    const app = client({ name: "test" }).onNotification(
      methods.client.session.update,
      ({ params }) => {
        got.push(params);
      },
    );
    const readable = new ReadableStream<AnyMessage>({
      start(controller) {
        for (const { method, params } of values)
          controller.enqueue({ jsonrpc: "2.0", method, params });
        controller.close();
      },
    });
    const connection = app.connect({ readable, writable: new WritableStream<AnyMessage>() });
    await connection.closed;
    expect(got, name).toEqual(values.map(({ params }) => params));
  }
});

const isAgUiEvent = (value: unknown): value is BaseEvent => EventSchemas.safeParse(value).success;

test("AG-UI's own parser accepts all of ag-ui", () => {
  const refused = runs.flatMap(({ events }) =>
    valuesOf("ag-ui", events).filter((value) => !isAgUiEvent(value)),
  );
  expect(refused).toEqual([]);
});

test("AG-UI's own client finds ag-ui in order", async () => {
  for (const { name, events } of runs) {
    const made: readonly unknown[] = valuesOf("ag-ui", events);
    const values = made.filter(isAgUiEvent);
    const verified = await lastValueFrom(from(values).pipe(verifyEvents(), toArray()));
    expect(verified.length, name).toBe(values.length);
  }
});

test("the packages' own checks see what is wrong", async () => {
  const wrong = { type: "TEXT_MESSAGE_CONTENT", messageId: "m" };
  expect(isAgUiEvent(wrong)).toBe(false);
  const late: unknown[] = [{ ...wrong, delta: "x" }];
  await expect(lastValueFrom(from(late.filter(isAgUiEvent)).pipe(verifyEvents()))).rejects.toThrow(
    "RUN_STARTED",
  );
  const result = await uiMessageChunkSchema().validate?.({ type: "text-delta", id: "b" });
  expect(result?.success).toBe(false);
});

test("the AI SDK's own schema accepts all of ai-sdk", async () => {
  const schema = uiMessageChunkSchema();
  for (const { events } of runs) {
    for (const value of valuesOf("ai-sdk", events)) {
      const result = await schema.validate?.(value);
      expect(result?.success, JSON.stringify(value)).toBe(true);
    }
  }
});

test("the AI SDK's own reader gives back the text and the tools of ai-sdk", async () => {
  for (const run of runs) {
    const { events } = run;
    const message = await readMessage(run);
    const discarded = new Set(
      events.flatMap((event) => (event.type === "blockDiscarded" ? [event.blockId] : [])),
    );
    const parts = message?.parts ?? [];
    const text = parts.map((part) => (part.type === "text" ? part.text : "")).join("");
    // a part that was taken back stays: the stream has no word for it
    expect(discarded.size > 0 || text === textOf(events), run.name).toBe(true);
    const tools = parts.flatMap((part) =>
      part.type === "dynamic-tool" ? [`${part.toolCallId} ${part.toolName} ${part.state}`] : [],
    );
    const expected = events.flatMap((event) => {
      if (event.type !== "toolStarted") return [];
      const end = events.find(
        (other) =>
          (other.type === "toolCompleted" || other.type === "toolFailed") &&
          other.toolId === event.toolId,
      );
      const isGood = end?.type === "toolCompleted" && end.success;
      const isDenied = end?.type === "toolFailed" && end.reason === "denied";
      const bad = isDenied ? "output-denied" : "output-error";
      return [`${event.toolId} ${event.toolName} ${isGood ? "output-available" : bad}`];
    });
    const started = tools.filter((tool) => !discarded.has(tool.split(" ")[0] ?? ""));
    expect(started.toSorted(), run.name).toEqual(expected.toSorted());
  }
});

test("the AI SDK's own reader has the usage of every run, and the input of every call", async () => {
  const endings = new Map<string, number>();
  let late = 0;
  for (const run of runs) {
    const message = await readMessage(run);
    const end = run.events.find((event) => event.type === "sessionEnded");
    const { usage, seq } = Object(message?.metadata);
    expect([usage, seq], run.name).toEqual([end?.usage, end?.seq]);
    if (usage !== undefined)
      endings.set(`${end?.reason}`, (endings.get(`${end?.reason}`) ?? 0) + 1);
    const inputs = new Map(
      (message?.parts ?? []).flatMap((part) =>
        part.type === "dynamic-tool" ? [[part.toolCallId, part.input] as const] : [],
      ),
    );
    for (const { toolId, input, inputs: count } of shownCalls(run.events)) {
      expect(inputs.get(toolId), `${run.name} ${toolId}`).toEqual(input);
      if (count > 1) late++;
    }
  }
  for (const reason of ["completed", "failed", "cancelled"])
    expect(endings.get(reason), reason).toBeGreaterThan(0);
  expect(late).toBeGreaterThan(10);
});

test("the messages of an old chat are valid for the AI SDK, and those that its own reader makes", async () => {
  let calls = 0;
  for (const run of runs) {
    const messages = chatMessages(run.events);
    if (messages.length > 0) await validateUIMessages({ messages });
    const answer = messages.find(({ role }) => role === "assistant");
    const read = await readMessage(run);
    if (run.events.some(({ type }) => type === "blockDiscarded")) continue;
    const textsOf = (parts: readonly object[] = []): unknown[] =>
      parts.flatMap((part) => ("text" in part ? [part.text] : []));
    expect(textsOf(answer?.parts), run.name).toEqual(textsOf(read?.parts));
    const callsOf = (parts: readonly object[] = []): unknown[] =>
      parts.flatMap((part) => ("toolCallId" in part ? [shown(part)] : []));
    expect(callsOf(answer?.parts), run.name).toEqual(callsOf(read?.parts));
    calls += callsOf(answer?.parts).length;
    // a run without parts is no message
    expect(answer?.metadata ?? read?.metadata, run.name).toEqual(read?.metadata);
  }
  expect(calls).toBeGreaterThan(300);
});

/** What a call shows. A message that is kept has no word for a denied call that was never asked about. */
const shown = (part: object): unknown[] => {
  const fields = new Map<string, unknown>(Object.entries(part));
  const isDenied = fields.get("state") === "output-denied" || fields.get("errorText") === "denied";
  if (isDenied) fields.set("state", "output-denied").delete("errorText");
  return ["toolCallId", "input", "state", "output", "errorText"].map((name) => fields.get(name));
};

/** The message as the reader has it at the end. */
async function readMessage({ name, events }: RecordedRun): Promise<UIMessage | undefined> {
  const chunks = valuesOf("ai-sdk", events);
  const informed = new Set(chunks.map((chunk) => (chunk.type === "error" ? chunk.errorText : "")));
  const stream = new ReadableStream<UIMessageChunk>({
    start(controller) {
      for (const chunk of chunks) if (isChunk(chunk)) controller.enqueue(chunk);
      controller.close();
    },
  });
  let message: UIMessage | undefined;
  const messages = readUIMessageStream({
    stream,
    // what the stream itself tells is no error of the reader's
    onError: (error) =>
      expect(informed, name).toContain(error instanceof Error ? error.message : ""),
  });
  for await (const next of messages) message = next;
  return message;
}

/** Held against its schema above. */
const isChunk = (chunk: object): chunk is UIMessageChunk => "type" in chunk;
