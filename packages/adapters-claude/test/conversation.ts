import type { Input, Step, TranslatorOptions } from "@agentstream/adapter-kit";
import type { PermissionAnswer, QuestionAnswer, UnifiedEvent } from "@agentstream/schema";
import { validate, validateEvent } from "@agentstream/schema";
import { verifyStream } from "@agentstream/stream";
import { expect } from "vitest";

import { claude } from "../src/index.ts";
import type { Line } from "./native-lines.ts";

/** A conversation in which we are the host. */
export interface Conversation {
  readonly events: UnifiedEvent[];
  /** What was written since the last look. */
  readonly written: () => unknown[];
  readonly says: (...lines: readonly Line[]) => Step;
  readonly host: (input: Input) => Step;
  readonly prompt: (text: string) => Step;
  readonly allow: (requestId: string, answer?: Omit<PermissionAnswer, "outcome">) => Step;
  readonly deny: (requestId: string, answer?: Omit<PermissionAnswer, "outcome">) => Step;
  readonly reply: (requestId: string, answer: QuestionAnswer) => Step;
  /** The last step's. */
  readonly idle: () => boolean;
  /** Ends it; its events always keep the rules. */
  readonly exit: (code?: number) => UnifiedEvent[];
}

export function converse(options: Partial<TranslatorOptions> = {}, isStarted = true): Conversation {
  const translator = claude.translator({
    sessionId: "s",
    now: () => 1000,
    protocol: "stream-input",
    ...options,
  });
  const events: UnifiedEvent[] = [];
  let writes: unknown[] = [];
  let step: Step = { events: [], writes: [], idle: true };
  function host(input: Input): Step {
    step = translator.handle(input);
    events.push(...step.events);
    for (const line of step.writes) {
      const json: unknown = JSON.parse(line);
      expect(validate("native/claude/stream-input", json)).toMatchObject({ ok: true });
      writes.push(json);
    }
    return step;
  }
  if (isStarted) host({ type: "start" });
  return {
    events,
    written() {
      const taken = writes;
      writes = [];
      return taken;
    },
    says(...lines) {
      for (const line of lines) host({ type: "line", text: JSON.stringify(line) });
      return step;
    },
    host,
    prompt: (prompt) => host({ type: "prompt", prompt }),
    allow: (requestId, answer) =>
      host({ type: "permissionAnswer", requestId, answer: { outcome: "allowed", ...answer } }),
    deny: (requestId, answer) =>
      host({ type: "permissionAnswer", requestId, answer: { outcome: "denied", ...answer } }),
    reply: (requestId, answer) => host({ type: "questionAnswer", requestId, answer }),
    idle: () => step.idle,
    exit(code = 0) {
      host({ type: "exit", code });
      expect(verifyStream(events)).toEqual([]);
      expect(events.filter((event) => !validateEvent(event).ok)).toEqual([]);
      return events;
    },
  };
}

export const ask = (id: string, request: Line): Line => ({
  type: "control_request",
  request_id: id,
  request: { subtype: "can_use_tool", tool_name: "Bash", input: { command: "ls" }, ...request },
});

export const suggestions: readonly Line[] = [
  {
    type: "addRules",
    rules: [{ toolName: "Bash", ruleContent: "ls" }],
    behavior: "allow",
    destination: "localSettings",
  },
  { type: "setMode", mode: "acceptEdits", destination: "session" },
];

export const answered = (id: string, response: Line): Line => ({
  type: "control_response",
  response: { subtype: "success", request_id: id, response },
});

export const interrupted: Line = {
  type: "result",
  subtype: "error_during_execution",
  is_error: true,
  terminal_reason: "aborted_tools",
  errors: ["[ede_diagnostic]"],
};
