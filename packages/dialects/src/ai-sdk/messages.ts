import type { UnifiedEvent } from "@agentstream/schema";
import { present } from "@agentstream/stream";

import { aiSdk } from "./ai-sdk.ts";
import type { UiMessageChunk } from "./run.ts";

type Part = { type: string } & Record<string, unknown>;

/** A message as `useChat` has it. */
export interface UiMessage {
  readonly id: string;
  readonly role: "user" | "assistant";
  readonly parts: readonly Readonly<Part>[];
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/** A message while it is put together. */
interface Draft {
  readonly id: string;
  readonly run: number | undefined;
  readonly prompts: UiMessage[];
  parts: Part[];
  metadata: Readonly<Record<string, unknown>>;
}

/** The messages of a chat, as `useChat` has them after reading all of its runs. Sub-agents' are left out. */
export function chatMessages(events: readonly UnifiedEvent[]): UiMessage[] {
  // what follows a step that was made again is right in this version alone; the messages are those of all versions
  const dialect = aiSdk({ version: 7 });
  const drafts: Draft[] = [];
  for (const event of events) {
    for (const chunk of dialect.push(event)) add(drafts, chunk, event.run);
    if (event.type === "turnStarted" && event.prompt !== undefined)
      draftOf(drafts, event.run).prompts.push(promptOf(event.id, event.prompt));
  }
  for (const chunk of dialect.end()) add(drafts, chunk);
  return drafts.flatMap(({ id, prompts, parts, metadata }): UiMessage[] =>
    parts.length === 0
      ? prompts
      : [...prompts, { id, role: "assistant", parts: parts.map(withApproval), metadata }],
  );
}

/** The message of a run; of a run whose answer is left out it is an empty one. */
function draftOf(drafts: Draft[], run: number | undefined): Draft {
  const last = drafts.at(-1);
  if (last !== undefined && last.run === run) return last;
  const draft: Draft = { id: "", run, prompts: [], parts: [], metadata: {} };
  drafts.push(draft);
  return draft;
}

const promptOf = (id: string, text: string): UiMessage => ({
  id,
  role: "user",
  parts: [{ type: "text", text }],
});

function add(drafts: Draft[], chunk: UiMessageChunk, run?: number): void {
  if (chunk.type === "start" && chunk.messageId !== undefined)
    drafts.push({ id: chunk.messageId, run, prompts: [], parts: [], metadata: {} });
  const draft = drafts.at(-1);
  if (draft === undefined) return;
  if ("messageMetadata" in chunk)
    draft.metadata = { ...draft.metadata, ...Object(chunk.messageMetadata) };
  if ("toolCallId" in chunk && typeof chunk.toolCallId === "string")
    return addToCall(draft, chunk.toolCallId, chunk);
  if (chunk.type.startsWith("data-")) return addData(draft, { ...chunk });
  addText(draft, chunk);
}

function addText(draft: Draft, chunk: UiMessageChunk): void {
  const { parts } = draft;
  switch (chunk.type) {
    case "start-step":
      return void parts.push({ type: "step-start" });
    case "reset-step":
      draft.parts = parts.slice(0, parts.findLastIndex(({ type }) => type === "step-start") + 1);
      return;
    case "text-start":
    case "reasoning-start": {
      const type = chunk.type === "text-start" ? "text" : "reasoning";
      return void parts.push({ type, text: "", state: "done", blockId: chunk["id"] });
    }
    case "text-delta":
    case "reasoning-delta": {
      const part = parts.findLast(({ blockId }) => blockId === chunk["id"]);
      if (part !== undefined) part["text"] = `${String(part["text"])}${chunk.delta}`;
      return;
    }
    case "text-end":
    case "reasoning-end": {
      const part = parts.findLast(({ blockId }) => blockId === chunk["id"]);
      if (part !== undefined) delete part["blockId"];
      return;
    }
    default:
  }
}

/** A data part replaces an earlier one with the same id. */
function addData({ parts }: Draft, { transient, ...part }: Part): void {
  if (transient === true) return;
  const index = parts.findIndex(({ type, id }) => type === part.type && id === part["id"]);
  if (index === -1) parts.push(part);
  else parts[index] = part;
}

type CallChunk = Readonly<Record<string, unknown>>;

/** What each chunk about a call changes in its part. */
const callChanges: Readonly<Record<string, (chunk: CallChunk) => object>> = {
  "tool-input-available": ({ toolName, title, input }) =>
    present({ toolName, title, input, state: "input-available" }),
  "tool-approval-request": ({ approvalId: id }) => ({
    state: "approval-requested",
    approval: { id },
  }),
  "tool-approval-response": ({ approvalId: id, approved, reason }) => ({
    state: "approval-responded",
    approval: present({ id, approved, reason }),
  }),
  "tool-output-available": ({ output }) => ({ output, state: "output-available" }),
  // what was printed before the failure is no output of the call
  "tool-output-error": ({ errorText }) => ({ errorText, state: "output-error", output: undefined }),
  "tool-output-denied": () => ({ state: "output-denied", output: undefined }),
};

function addToCall({ parts }: Draft, toolCallId: string, chunk: UiMessageChunk): void {
  const change = callChanges[chunk.type];
  if (change === undefined) return;
  const index = parts.findIndex((part) => part["toolCallId"] === toolCallId);
  const part: Part = parts[index] ?? { type: "dynamic-tool", toolCallId, providerExecuted: true };
  const changed = present({ ...part, ...change({ ...chunk }) });
  if (index === -1) parts.push(changed);
  else parts[index] = changed;
}

/** The permission of a call as its state has it: a result stands for its approval, a denial has one of its own. */
function withApproval(part: Part): Part {
  const { approval, ...rest } = part;
  if (part.type !== "dynamic-tool" || part["state"] === "approval-requested") return part;
  const { id, approved, reason } = { id: undefined, approved: undefined, ...Object(approval) };
  if (part["state"] !== "output-denied") return approved === true ? part : rest;
  if (id === undefined) return { ...rest, state: "output-error", errorText: "denied" };
  return { ...rest, approval: present({ id, approved: false, reason }) };
}
