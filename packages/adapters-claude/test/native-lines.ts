import type { ExitInput, TranslatorOptions } from "@agentstream/adapter-kit";
import type { EventMap, EventType, UnifiedEvent } from "@agentstream/schema";
import { verifyStream } from "@agentstream/stream";
import { expect } from "vitest";

import { claude } from "../src/index.ts";

export type Line = Readonly<Record<string, unknown>>;
interface Told extends Partial<TranslatorOptions> {
  readonly exit?: Partial<ExitInput>;
  readonly stderr?: string;
}

/** The events of these lines; they always keep the rules. */
export function translate(
  lines: readonly Line[],
  { exit, stderr, ...options }: Told = {},
): UnifiedEvent[] {
  const translator = claude.translator({ sessionId: "s", now: () => 0, ...options });
  const events = [
    ...lines.flatMap(
      (line) => translator.handle({ type: "line", text: JSON.stringify(line) }).events,
    ),
    ...(stderr === undefined ? [] : translator.handle({ type: "stderr", text: stderr }).events),
    ...translator.handle({ type: "exit", code: 0, ...exit }).events,
  ];
  expect(verifyStream(events)).toEqual([]);
  return events;
}

type Known<T extends EventType> = { type: T } & EventMap[T];
const is = <T extends EventType>(event: UnifiedEvent, type: T): event is Known<T> & UnifiedEvent =>
  event.type === type;
export const all = <T extends EventType>(events: readonly UnifiedEvent[], type: T): Known<T>[] =>
  events.filter((event) => is(event, type));
export const ended = (events: readonly UnifiedEvent[]): Partial<Known<"sessionEnded">> =>
  all(events, "sessionEnded")[0] ?? {};

export const init: Line = {
  type: "system",
  subtype: "init",
  session_id: "n",
  model: "m",
  cwd: "/w",
  claude_code_version: "2.1.197",
};
export const success: Line = {
  type: "result",
  subtype: "success",
  is_error: false,
  result: "",
  usage: {},
};
export const stream = (event: Line): Line => ({
  type: "stream_event",
  event,
  parent_tool_use_id: null,
});
export const start = (id: string): Line =>
  stream({ type: "message_start", message: { id, usage: { input_tokens: 5, output_tokens: 1 } } });
export const open = (index: number, block: Line): Line =>
  stream({ type: "content_block_start", index, content_block: block });
export const delta = (index: number, text: string): Line =>
  stream({ type: "content_block_delta", index, delta: { type: "text_delta", text } });
export const assistant = (id: string, block: Line, more: Line = {}): Line => ({
  type: "assistant",
  message: { id, model: "m", content: [block] },
  parent_tool_use_id: null,
  ...more,
});
export const text = (words: string): Line => ({ type: "text", text: words });
export const call = (id: string, name = "Bash", input: unknown = { command: "ls" }): Line =>
  assistant("msg", { type: "tool_use", id, name, input });
export const result = (id: string, content: unknown, more: Line = {}, line: Line = {}): Line => ({
  type: "user",
  message: { role: "user", content: [{ type: "tool_result", tool_use_id: id, content, ...more }] },
  parent_tool_use_id: null,
  ...line,
});
export const failed = { is_error: true };
export const user = (content: unknown, more: Line = {}): Line => ({
  type: "user",
  message: { role: "user", content },
  ...more,
});
