import type { UesEvent } from "@agentstream/schema";
import type { EventDraft } from "@agentstream/stream";

import { isDraft } from "./is-draft.ts";
import { readDone } from "./ues-done.ts";
import {
  beginRun,
  callId,
  closeText,
  ensureTurn,
  nextCallId,
  tell,
  tellText,
  tellWhole,
  type Writing,
} from "./writing.ts";

interface Values {
  readonly init: Value<"init">;
  readonly text: Value<"text">;
  readonly text_delta: Value<"text_delta">;
  readonly thinking: Value<"thinking">;
  readonly tool_use: Value<"tool_use">;
  readonly tool_result: Value<"tool_result">;
  readonly permission_request: Value<"permission_request">;
  readonly error: Value<"error">;
  readonly done: Value<"done">;
}

type Value<T extends string> = Extract<UesEvent, { type: T }>;
type Reading<T extends keyof Values> = (value: Values[T], writing: Writing) => void;
type KnownUes<T extends keyof Values = keyof Values> = { [K in T]: { type: K } & Values[K] }[T];

const handlers: { readonly [T in keyof Values]: Reading<T> } = {
  init: ({ payload }, writing) => {
    const { model, cwd, tools, capabilities } = payload;
    const facts = {
      ...(model !== "" && { model }),
      ...(cwd !== "" && { cwd }),
      ...(tools.length > 0 && { tools }),
      ...(capabilities !== undefined && { capabilities }),
    };
    if (writing.open.running) tell(writing, { type: "sessionUpdated", ...facts });
    else beginRun(writing, facts);
  },
  text: ({ payload }, writing) => tellWhole(writing, payload.content),
  text_delta: ({ payload }, writing) => tellText(writing, payload.delta),
  thinking: ({ payload: { summary: content } }, writing) => {
    ensureTurn(writing);
    const blockId = `thinking-${++writing.blocks}`;
    const whole = { content, blockId, isComplete: true, text: content };
    tell(writing, { type: "thinkingChunk", kind: "summary", ...whole });
  },
  tool_use: ({ payload, metadata }, writing) => {
    const { toolUseId, toolName, input, description: title } = payload;
    if (writing.open.tools.has(callId(writing, toolUseId))) return;
    const toolId = nextCallId(writing, toolUseId);
    const owner = ownerOf(metadata);
    if (owner === undefined) {
      closeText(writing);
      ensureTurn(writing);
    }
    const draft: EventDraft = {
      type: "toolStarted",
      toolId,
      toolName,
      arguments: input,
      ...(title !== undefined && { title }),
      ...owner,
    };
    const known = { ...draft, toolKind: metadata?.["toolKind"] };
    tell(writing, known.toolKind !== undefined && isDraft(known) ? known : draft);
  },
  tool_result: ({ payload, metadata }, writing) => {
    const { toolUseId, toolName, status, output: result, durationMs } = payload;
    const toolId = callId(writing, toolUseId);
    if (!writing.open.tools.has(toolId)) return;
    const about = { toolId, toolName, ...ownerOf(metadata) };
    if (status === "denied") {
      const error = typeof result === "string" ? { error: result } : {};
      tell(writing, { type: "toolFailed", reason: "denied", ...error, ...about });
    } else {
      tell(writing, {
        type: "toolCompleted",
        success: status === "success",
        ...(result !== null && { result }),
        ...(durationMs !== undefined && { durationMs }),
        ...about,
      });
    }
  },
  permission_request: ({ payload, metadata }, writing) => {
    const { toolName, toolUseId, input, reason } = payload;
    const requestId = stringOf(metadata?.["requestId"]) ?? `request-${writing.seq}`;
    if (writing.open.permissions.has(requestId)) return;
    const draft: EventDraft = {
      type: "permissionRequested",
      requestId,
      toolName,
      arguments: input,
      ...(writing.open.tools.has(toolUseId) && { toolId: toolUseId }),
      ...(reason !== undefined && { reason }),
    };
    const offering = { ...draft, options: metadata?.["options"] };
    tell(writing, offering.options !== undefined && isDraft(offering) ? offering : draft);
  },
  error: ({ payload: { code, message, recoverable } }, writing) => {
    const draft: EventDraft = { type: "error", message, errorCode: "unknown", fatal: !recoverable };
    const named = { ...draft, errorCode: code };
    tell(writing, isDraft(named) ? named : draft);
  },
  done: readDone,
};

export const isKnownUes = (value: UesEvent): value is UesEvent & KnownUes =>
  Object.hasOwn(handlers, value.type);

// generic, so that TypeScript relates the handler's parameter to this very value
export const readUes = <T extends keyof Values>(value: KnownUes<T>, writing: Writing): void =>
  handlers[value.type](value, writing);

/** Whose a call is, as our own dialect writes it; undefined for the main thread's. */
function ownerOf(
  metadata: Readonly<Record<string, unknown>> | undefined,
): { parentToolId?: string; subagentId?: string } | undefined {
  const parentToolId = stringOf(metadata?.["parentToolUseId"]);
  const subagentId = stringOf(metadata?.["subagentId"]);
  return parentToolId === undefined && subagentId === undefined
    ? undefined
    : {
        ...(parentToolId !== undefined && { parentToolId }),
        ...(subagentId !== undefined && { subagentId }),
      };
}

const stringOf = (value: unknown): string | undefined =>
  typeof value === "string" ? value : undefined;
