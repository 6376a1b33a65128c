import type { UnifiedEvent } from "@agentstream/schema";
import { present } from "@agentstream/stream";

import { draftMessages, type DraftMessage } from "./draft-messages.ts";

type Part = { readonly type: string } & Readonly<Record<string, unknown>>;

/** A message as TanStack's `ChatClient` has it. */
export interface ThreadMessage {
  readonly id: string;
  readonly role: "user" | "assistant";
  readonly parts: readonly Part[];
}

/**
 * The messages of a thread as TanStack's `ChatClient` has them: each text begins one, and calls and thoughts belong to
 * the newest. Activities are left out.
 */
export function threadMessages(events: readonly UnifiedEvent[]): ThreadMessage[] {
  const drafts = draftMessages(events);
  const failed = new Map(
    drafts.flatMap(({ result }) => (result ? [[result.toolCallId, isFailed(result)]] : [])),
  );
  const thread: { id: string; role: ThreadMessage["role"]; parts: Part[] }[] = [];
  for (const draft of drafts) {
    const parts = partsOf(draft, failed);
    if (parts.length === 0) continue;
    const role = draft.role === "user" ? "user" : "assistant";
    const last = thread.at(-1);
    if (role === "assistant" && last?.role === role && !(hasText(parts) && hasText(last.parts)))
      last.parts.push(...parts);
    else thread.push({ id: draft.id, role, parts });
  }
  return thread;
}

const hasText = (parts: readonly Part[]): boolean => parts.some(({ type }) => type === "text");

/** By call: whether it failed. */
type Outcomes = ReadonlyMap<string, boolean>;

function partsOf({ id, role, content, call, result }: DraftMessage, failed: Outcomes): Part[] {
  if (call !== undefined) return [callOf(id, call, failed.get(id) ?? true)];
  if (typeof content !== "string") return [];
  if (result !== undefined) return [resultOf(content, result)];
  if (content === "" || role === "activity") return [];
  return [{ type: role === "reasoning" ? "thinking" : "text", content }];
}

function callOf(
  id: string,
  { name, arguments: text }: NonNullable<DraftMessage["call"]>,
  hasFailed: boolean,
): Part {
  const input = parseInput(text);
  const state = hasFailed ? "error" : "complete";
  return present({ type: "tool-call", id, name, arguments: text, input, state });
}

/** Undefined: the input of a call that was never made ends anywhere. */
function parseInput(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Result = NonNullable<DraftMessage["result"]>;

const isFailed = ({ metadata }: Result): boolean => metadata !== undefined;

function resultOf(content: string, result: Result): Part {
  const { toolCallId } = result;
  const state = isFailed(result) ? "error" : "complete";
  const error = isFailed(result) ? content : undefined;
  return present({ type: "tool-result", toolCallId, content, state, error });
}
