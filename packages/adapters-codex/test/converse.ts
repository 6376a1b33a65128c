import type { Input, Step, TranslatorOptions } from "@agentstream/adapter-kit";
import type { UnifiedEvent } from "@agentstream/schema";

import { codex } from "../src/index.ts";
import { bare } from "./translate.ts";

type Message = Readonly<Record<string, unknown>>;

export interface Talk {
  readonly events: UnifiedEvent[];
  /** What was written since the last look. */
  readonly written: () => Message[];
  readonly say: (input: Input) => { readonly idle: boolean; readonly wakeAt?: number | undefined };
  /** Lines of the server. */
  readonly hear: (...messages: Message[]) => void;
  /** The events of some types, without what every event has. */
  readonly only: (...types: string[]) => object[];
}

/** A host and its server: what the host says and hears, and what is written and told. */
export function converse(options: Partial<TranslatorOptions> = {}): Talk {
  const translator = codex.translator({
    sessionId: "s",
    now: () => 0,
    protocol: "app-server",
    ...options,
  });
  const events: UnifiedEvent[] = [];
  let writes: Message[] = [];
  function say(input: Input): Step {
    const step = translator.handle(input);
    events.push(...step.events);
    writes.push(...step.writes.map((line): Message => JSON.parse(line)));
    return step;
  }
  return {
    events,
    say,
    written() {
      const taken = writes;
      writes = [];
      return taken;
    },
    hear(...messages) {
      for (const message of messages) say({ type: "line", text: JSON.stringify(message) });
    },
    only: (...types) => bare(events.filter(({ type }) => types.includes(type))),
  };
}

/** A notification, or with an id a request, of the main thread and its turn. */
export const call = (method: string, params: object, id?: number): Message => ({
  method,
  ...(id !== undefined && { id }),
  params: { threadId: "main", turnId: "t1", ...params },
});

export const began = (item: object, more: object = {}): Message =>
  call("item/started", { item, ...more });
export const ended = (item: object, more: object = {}): Message =>
  call("item/completed", { item, ...more });
export const turnBegan = (turnId = "t1", threadId = "main"): Message =>
  call("turn/started", { threadId, turn: { id: turnId, status: "inProgress" } });
export const turnEnded = (status = "completed", turnId = "t1", threadId = "main"): Message =>
  call("turn/completed", { threadId, turn: { id: turnId, status, error: null } });

/** A host whose first turn runs. What was written until then is taken. */
export function inTurn(options: Partial<TranslatorOptions> = {}): Talk {
  const talk = converse(options);
  talk.say({ type: "start" });
  talk.say({ type: "prompt", prompt: "do it" });
  talk.hear(
    { id: 1, result: { userAgent: "x/0.169.0 (y)" } },
    { id: 2, result: { thread: { id: "main", cwd: "/w" }, model: "m" } },
    { id: 3, result: { turn: { id: "t1" } } },
    turnBegan(),
  );
  talk.written();
  return talk;
}

export const command = (id = "c1"): object => ({
  type: "commandExecution",
  id,
  command: "rm x",
  status: "inProgress",
});

const amendment = { acceptWithExecpolicyAmendment: { execpolicy_amendment: ["rm"] } };

/** A command that asks first, as request 0. */
export const askedCommand = (id = 0, itemId = "c1", more: object = {}): Message[] => [
  began(command(itemId), more),
  call(
    "item/commandExecution/requestApproval",
    {
      itemId,
      reason: "why",
      command: "rm x",
      cwd: "/w",
      availableDecisions: ["accept", "acceptForSession", amendment, "cancel"],
      ...more,
    },
    id,
  ),
];
