import type { ExitInput, TranslatorOptions } from "@agentstream/adapter-kit";
import type { UnifiedEvent } from "@agentstream/schema";

import { codex } from "../src/index.ts";

interface Run extends Partial<TranslatorOptions> {
  readonly exit?: Partial<ExitInput>;
  readonly stderr?: readonly string[];
}

/** The events of a run of short native lines; they are stamped alike. */
export function translate(lines: readonly object[], run: Run = {}): UnifiedEvent[] {
  const { exit = {}, stderr = [], ...options } = run;
  const { handle } = codex.translator({ sessionId: "s", now: () => 0, ...options });
  return [
    ...lines.flatMap((line) => handle({ type: "line", text: JSON.stringify(line) }).events),
    ...stderr.flatMap((text) => handle({ type: "stderr", text }).events),
    ...handle({ type: "exit", code: 0, ...exit }).events,
  ];
}

const identity = ["id", "sessionId", "timestamp", "seq", "run", "agentType", "origin"];

/** Events without what every event has. */
export const bare = (events: readonly UnifiedEvent[]): object[] =>
  events.map((event) =>
    Object.fromEntries(Object.entries(event).filter(([key]) => !identity.includes(key))),
  );

/** The bare events of some types. */
export const only = (events: readonly UnifiedEvent[], ...types: string[]): object[] =>
  bare(events.filter(({ type }) => types.includes(type)));

export const typesOf = (events: readonly UnifiedEvent[]): string[] =>
  events.map(({ type }) => type);

/** The text of the blocks that were closed. */
export const spokenIn = (events: readonly UnifiedEvent[]): string =>
  events.map((event) => (event.type === "textChunk" ? (event.text ?? "") : "")).join("");

/** A turn around some items. */
export const turn = (...lines: object[]): object[] => [
  { type: "thread.started", thread_id: "t" },
  { type: "turn.started" },
  ...lines,
  {
    type: "turn.completed",
    usage: { input_tokens: 10, cached_input_tokens: 4, output_tokens: 2 },
  },
];

export const started = (item: object): object => ({ type: "item.started", item });
export const updated = (item: object): object => ({ type: "item.updated", item });
export const completed = (item: object): object => ({ type: "item.completed", item });
