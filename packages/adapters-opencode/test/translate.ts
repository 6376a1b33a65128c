import type { ExitInput, TranslatorOptions } from "@agentstream/adapter-kit";
import { isEvent, type EventMap, type UnifiedEvent } from "@agentstream/schema";
import { verifyStream } from "@agentstream/stream";
import { expect } from "vitest";

import { opencode } from "../src/index.ts";

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
  const { handle } = opencode.translator({ sessionId: "s", now: () => 0, ...options });
  const texts = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line)));
  const events = [
    ...texts.flatMap((text) => handle({ type: "line", text }).events),
    ...stderr.flatMap((text) => handle({ type: "stderr", text }).events),
    ...handle({ type: "exit", code: 0, ...exit }).events,
  ];
  expect(verifyStream(events)).toEqual([]);
  return events;
}

/** The same for the events of a server. */
export const watch = (lines: readonly Line[], run: Run = {}): UnifiedEvent[] =>
  translate(lines, { protocol: "serve", ...run });

export function all<T extends keyof EventMap>(
  events: readonly UnifiedEvent[],
  type: T,
): EventMap[T][] {
  return events.filter((event): event is UnifiedEvent & EventMap[T] => isEvent(event, type));
}

export const endOf = (events: readonly UnifiedEvent[]): EventMap["sessionEnded"] | undefined =>
  all(events, "sessionEnded").at(-1);

export const typesOf = (events: readonly UnifiedEvent[]): string[] =>
  events.map(({ type }) => type);

export const extensionsOf = (events: readonly UnifiedEvent[]): string[] =>
  typesOf(events).filter((type) => type.includes(":"));

// lines of `run`
type Fields = Readonly<Record<string, unknown>>;
const sessionID = "ses_1";

export const line = (type: string, part: Fields): Line => ({
  type,
  timestamp: 1_794_981_975_669,
  sessionID,
  part: { messageID: "msg_1", sessionID, ...part },
});

export const step = (messageID = "msg_1"): Line =>
  line("step_start", { type: "step-start", id: "prt_s", messageID });

export const say = (text: string): Line => line("text", { type: "text", id: `prt_${text}`, text });

const tokens = { total: 1050, input: 800, output: 30, reasoning: 20, cache: { read: 200 } };

export const finish = (reason: string, fields: Fields = {}): Line =>
  line("step_finish", { type: "step-finish", id: "prt_f", reason, tokens, cost: 0.1, ...fields });

export const call = (tool: string, state: Fields, callID = "call_1"): Line =>
  line("tool_use", { type: "tool", id: `prt_${callID}`, tool, callID, state });

export const failure = (name: string, data: Fields): Line => ({
  type: "error",
  timestamp: 1,
  sessionID,
  error: { name, data },
});

// events of `serve`
export const event = (type: string, properties: Fields): Line => ({
  id: "evt_1",
  type,
  properties: { sessionID: "root", ...properties },
});

export const part = (fields: Fields, of = "root"): Line =>
  event("message.part.updated", { sessionID: of, part: { sessionID: of, ...fields } });

export const delta = (partID: string, text: string): Line =>
  event("message.part.delta", { messageID: "a1", partID, field: "text", delta: text });

export const message = (id: string, role: string, fields: Fields = {}, of = "root"): Line =>
  event("message.updated", { sessionID: of, info: { id, role, sessionID: of, ...fields } });

export const ask = (text: string, messageID = "u1"): Line[] => [
  message(messageID, "user"),
  part({ id: `p_${messageID}`, messageID, type: "text", text }),
];

export const stepFinish = (reason: string, of = "root", messageID = "a1"): Line =>
  part({ id: `f_${of}`, messageID, type: "step-finish", reason, tokens, cost: 0.1 }, of);

export const tool = (name: string, state: Fields, of = "root", callID = `c_${name}`): Line =>
  part({ id: `t_${callID}`, messageID: "a1", type: "tool", tool: name, callID, state }, of);

export const idle = event("session.idle", {});
