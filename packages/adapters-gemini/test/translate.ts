import type { ExitInput, TranslatorOptions } from "@agentstream/adapter-kit";
import { isEvent, type EventMap, type UnifiedEvent } from "@agentstream/schema";
import { verifyStream } from "@agentstream/stream";
import { expect } from "vitest";

import { gemini } from "../src/index.ts";

interface Run extends Partial<TranslatorOptions> {
  readonly stderr?: readonly string[];
  readonly exit?: Partial<ExitInput>;
}

export type Line = string | Readonly<Record<string, unknown>>;

/** The events of a run; they always keep the rules. */
export function translate(
  lines: readonly Line[],
  { stderr = [], exit = {}, ...options }: Run = {},
): UnifiedEvent[] {
  const { handle } = gemini.translator({ sessionId: "s", now: () => 0, ...options });
  const texts = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line)));
  const events = [
    ...texts.flatMap((text) => handle({ type: "line", text }).events),
    ...stderr.flatMap((text) => handle({ type: "stderr", text }).events),
    ...handle({ type: "exit", code: 0, ...exit }).events,
  ];
  expect(verifyStream(events)).toEqual([]);
  return events;
}

export function all<T extends keyof EventMap>(
  events: readonly UnifiedEvent[],
  type: T,
): EventMap[T][] {
  return events.filter((event): event is UnifiedEvent & EventMap[T] => isEvent(event, type));
}

export const end = (lines: readonly Line[], run?: Run): EventMap["sessionEnded"] | undefined =>
  all(translate(lines, run), "sessionEnded").at(-1);

export const typesOf = (events: readonly UnifiedEvent[]): string[] =>
  events.map(({ type }) => type);

// lines of stream-json
export const init = { type: "init", session_id: "n", model: "auto" };
export const user = { type: "message", role: "user", content: "go" };
export const done: Line = { type: "result", status: "success", stats: {} };

export const say = (content: string): Line => ({
  type: "message",
  role: "assistant",
  content,
  delta: true,
});

export const call = (tool_name: string, tool_id: string, parameters: unknown = {}): Line => ({
  type: "tool_use",
  tool_name,
  tool_id,
  parameters,
});

export const returned = (tool_id: string, output?: string): Line => ({
  type: "tool_result",
  tool_id,
  status: "success",
  output,
});

export const refused = (tool_id: string, type: string, message: string): Line => ({
  type: "tool_result",
  tool_id,
  status: "error",
  output: message,
  error: { type, message },
});
