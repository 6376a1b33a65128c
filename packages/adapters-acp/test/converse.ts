import type { Adapter, Input, Step, TranslatorOptions } from "@agentstream/adapter-kit";
import {
  isEvent,
  validate,
  validateEvent,
  type EventMap,
  type UnifiedEvent,
} from "@agentstream/schema";
import { verifyStream } from "@agentstream/stream";
import { expect } from "vitest";

import { createAcpAgent } from "../src/index.ts";

export type Message = Readonly<Record<string, unknown>>;

export interface Conversation {
  /** What the host does; gives the step. */
  readonly host: (input: Input) => Step;
  /** What the agent writes. */
  readonly agent: (...messages: readonly Message[]) => void;
  /** The messages of ours since the last call. */
  readonly written: () => Message[];
  /** The events so far. */
  readonly all: <T extends keyof EventMap>(type: T) => EventMap[T][];
  readonly types: () => string[];
  /** Ends it: the rules hold, each event and each message is valid. */
  readonly end: (
    exit?: Partial<Extract<Input, { type: "exit" }>>,
  ) => EventMap["sessionEnded"] | undefined;
}

export const any: Adapter = createAcpAgent({
  id: "acp",
  name: "Any",
  command: "any",
  modes: { ask: "default", autoAll: "bypass" },
});

export function converse(
  options: Partial<TranslatorOptions> = {},
  adapter: Adapter = any,
): Conversation {
  const { handle } = adapter.translator({
    sessionId: "s",
    now: () => 0,
    protocol: "acp",
    opening: { cwd: "/workspace" },
    ...options,
  });
  const events: UnifiedEvent[] = [];
  const messages: Message[] = [];
  let unread = 0;

  function host(input: Input): Step {
    const step = handle(input);
    events.push(...step.events);
    for (const line of step.writes) {
      expect(line).not.toContain("\n");
      messages.push(JSON.parse(line));
    }
    return step;
  }

  const all = <T extends keyof EventMap>(type: T): EventMap[T][] =>
    events.filter((event): event is UnifiedEvent & EventMap[T] => isEvent(event, type));

  return {
    host,
    agent(...said) {
      for (const message of said)
        host({ type: "line", text: JSON.stringify({ jsonrpc: "2.0", ...message }) });
    },
    written() {
      const news = messages.slice(unread);
      unread = messages.length;
      return news;
    },
    all,
    types: () => events.map(({ type }) => type),
    end(exit = {}) {
      host({ type: "exit", code: 0, ...exit });
      expect(verifyStream(events)).toEqual([]);
      expect(events.filter((event) => !validateEvent(event).ok)).toEqual([]);
      const faults = messages.map((message) => validate("native/acp/message", message));
      expect(faults.filter(({ ok }) => !ok)).toEqual([]);
      return all("sessionEnded").at(-1);
    },
  };
}

/** A conversation whose session is there: the next request of ours has the id 3. */
export function ready(options: Partial<TranslatorOptions> = {}, adapter?: Adapter): Conversation {
  const conversation = converse(options, adapter);
  conversation.host({ type: "start" });
  conversation.agent(initialized, opened);
  conversation.written();
  return conversation;
}

/** A conversation in which a prompt is being answered. */
export function prompted(
  options: Partial<TranslatorOptions> = {},
  adapter?: Adapter,
): Conversation {
  const conversation = ready(options, adapter);
  conversation.host({ type: "prompt", prompt: "Go." });
  conversation.written();
  return conversation;
}

export const initialized: Message = {
  id: 1,
  result: {
    protocolVersion: 1,
    agentCapabilities: {
      loadSession: true,
      promptCapabilities: { image: true, embeddedContext: true },
    },
    agentInfo: { name: "any", version: "1.2.3" },
  },
};

export const opened: Message = {
  id: 2,
  result: {
    sessionId: "n",
    modes: { currentModeId: "default", availableModes: [{ id: "default" }, { id: "bypass" }] },
    models: { currentModelId: "one", availableModels: [{ modelId: "one" }, { modelId: "two" }] },
  },
};

export const update = (fields: Message): Message => ({
  method: "session/update",
  params: { sessionId: "n", update: fields },
});

export const text = (words: string, more: Message = {}): Message =>
  update({ sessionUpdate: "agent_message_chunk", content: { type: "text", text: words }, ...more });

export const thought = (words: string): Message =>
  update({ sessionUpdate: "agent_thought_chunk", content: { type: "text", text: words } });

export const call = (toolCallId: string, fields: Message = {}): Message =>
  update({
    sessionUpdate: "tool_call",
    toolCallId,
    title: "shell",
    kind: "execute",
    status: "pending",
    ...fields,
  });

export const callUpdate = (toolCallId: string, fields: Message): Message =>
  update({ sessionUpdate: "tool_call_update", toolCallId, ...fields });

export const stopped = (id: number, stopReason = "end_turn", more: Message = {}): Message => ({
  id,
  result: { stopReason, ...more },
});

const options = [
  { optionId: "once", name: "Allow", kind: "allow_once" },
  { optionId: "always", name: "Always", kind: "allow_always" },
  { optionId: "never", name: "Never", kind: "reject_always" },
  { optionId: "no", name: "Reject", kind: "reject_once" },
];

export const ask = (id: number | string, toolCallId: string, fields: Message = {}): Message => ({
  id,
  method: "session/request_permission",
  params: {
    sessionId: "n",
    options,
    toolCall: { toolCallId, title: "shell", kind: "execute", status: "pending", ...fields },
  },
});

export const allow = (requestId: string, more: Message = {}): Input => ({
  type: "permissionAnswer",
  requestId,
  answer: { outcome: "allowed", ...more },
});

export const deny = (requestId: string, more: Message = {}): Input => ({
  type: "permissionAnswer",
  requestId,
  answer: { outcome: "denied", ...more },
});

/** What a host writes as an answer to a permission. */
export const chose = (id: number | string, optionId: string): Message => ({
  id,
  result: { outcome: { outcome: "selected", optionId } },
});

export const cancelled = (id: number | string): Message => ({
  id,
  result: { outcome: { outcome: "cancelled" } },
});
