import { dispatch, type TagTable, type UesEvent } from "@agentstream/schema/core";
import type { EventDraft, Owner } from "@agentstream/stream";

import { isDraft } from "./is-draft.ts";
import {
  beginRun,
  callId,
  closeText,
  ensureTurn,
  nextCallId,
  write,
  writeText,
  writeWholeText,
  type StreamWriter,
} from "./stream-writer.ts";
import { readDone } from "./ues-done.ts";

type KnownType =
  | "init"
  | "text"
  | "text_delta"
  | "thinking"
  | "tool_use"
  | "tool_result"
  | "permission_request"
  | "error"
  | "done";
type Values = { readonly [T in KnownType]: Extract<UesEvent, { type: T }> };

const handlers: TagTable<Values, [writer: StreamWriter], void> = {
  init: ({ payload }, writer) => {
    const { model, cwd, tools, capabilities } = payload;
    const facts = {
      model: model === "" ? undefined : model,
      cwd: cwd === "" ? undefined : cwd,
      tools: tools.length > 0 ? tools : undefined,
      capabilities,
    };
    if (writer.open.running) write(writer, { type: "sessionUpdated", ...facts });
    else beginRun(writer, facts);
  },
  text: ({ payload }, writer) => writeWholeText(writer, payload.content),
  text_delta: ({ payload }, writer) => writeText(writer, payload.delta),
  thinking: ({ payload: { summary: content } }, writer) => {
    ensureTurn(writer);
    const blockId = `thinking-${++writer.blocks}`;
    const whole = { content, blockId, isComplete: true, text: content };
    write(writer, { type: "thinkingChunk", kind: "summary", ...whole });
  },
  tool_use: ({ payload, metadata }, writer) => {
    const { toolUseId, toolName, input, description: title } = payload;
    if (writer.open.tools.has(callId(writer, toolUseId))) return;
    const toolId = nextCallId(writer, toolUseId);
    const owner = ownerOf(metadata);
    if (owner === undefined) {
      closeText(writer);
      ensureTurn(writer);
    }
    const draft: EventDraft = {
      type: "toolStarted",
      toolId,
      toolName,
      arguments: input,
      title,
      ...owner,
    };
    const known = { ...draft, toolKind: metadata?.["toolKind"] };
    write(writer, known.toolKind !== undefined && isDraft(known) ? known : draft);
  },
  tool_result: ({ payload, metadata }, writer) => {
    const { toolUseId, toolName, status, output: result, durationMs } = payload;
    const toolId = callId(writer, toolUseId);
    if (!writer.open.tools.has(toolId)) return;
    const about = { toolId, toolName, ...ownerOf(metadata) };
    if (status === "denied") {
      write(writer, { type: "toolFailed", reason: "denied", error: stringOf(result), ...about });
    } else {
      write(writer, {
        type: "toolCompleted",
        success: status === "success",
        result: result ?? undefined,
        durationMs,
        ...about,
      });
    }
  },
  permission_request: ({ payload, metadata }, writer) => {
    const { toolName, toolUseId, input, reason } = payload;
    const requestId = stringOf(metadata?.["requestId"]) ?? `request-${writer.seq}`;
    if (writer.open.permissions.has(requestId)) return;
    const draft: EventDraft = {
      type: "permissionRequested",
      requestId,
      toolName,
      arguments: input,
      toolId: writer.open.tools.has(toolUseId) ? toolUseId : undefined,
      reason,
    };
    const offering = { ...draft, options: metadata?.["options"] };
    write(writer, offering.options !== undefined && isDraft(offering) ? offering : draft);
  },
  error: ({ payload: { code, message, recoverable } }, writer) => {
    const draft: EventDraft = { type: "error", message, errorCode: "unknown", fatal: !recoverable };
    const named = { ...draft, errorCode: code };
    write(writer, isDraft(named) ? named : draft);
  },
  done: readDone,
};

type KnownValue = Values[KnownType];

export const isKnownUes = (value: UesEvent): value is KnownValue =>
  Object.hasOwn(handlers, value.type);

export const readUes = (value: KnownValue, writer: StreamWriter): void =>
  dispatch(handlers, value.type, value, writer);

/** The owner of a call, as our own dialect writes it; undefined for the main thread. */
function ownerOf(metadata: Readonly<Record<string, unknown>> | undefined): Owner | undefined {
  const parentToolId = stringOf(metadata?.["parentToolUseId"]);
  const subagentId = stringOf(metadata?.["subagentId"]);
  return parentToolId === undefined && subagentId === undefined
    ? undefined
    : { parentToolId, subagentId };
}

const stringOf = (value: unknown): string | undefined =>
  typeof value === "string" ? value : undefined;
