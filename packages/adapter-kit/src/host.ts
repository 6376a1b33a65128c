import { dispatch, type TagTable } from "@agentstream/schema/core";

import type { Emitter } from "./emitter.ts";
import type { Input, PromptInput } from "./input.ts";
import { promptText } from "./prompt-text.ts";

/** The requests of a host that a protocol supports. */
export interface Host {
  /** The host started the process: the conversation starts. */
  readonly start?: () => void;
  readonly prompt?: (input: PromptInput) => void;
  /** Ends the running turn. */
  readonly interrupt?: () => void;
  readonly setModel?: (model: string) => void;
  readonly setMode?: (mode: string) => void;
  /** The time that the protocol asked to be woken at has come. */
  readonly tick?: (now: number) => void;
}

type HostInput = Exclude<
  Input,
  { type: "line" | "lines" | "stderr" | "exit" | "endRun" | "nextRun" }
>;
/** Returns why the input has no effect, where it has none. */
type HostInputs = { readonly [T in HostInput["type"]]: Extract<HostInput, { type: T }> };

const handlers: TagTable<HostInputs, [emitter: Emitter, host: Host], string | undefined | void> = {
  start(_, emitter, host) {
    emitter.session.ensure();
    host.start?.();
  },
  prompt(input, { turns }, host) {
    if (host.prompt === undefined) turns.expect(promptText(input.prompt));
    else host.prompt(input);
  },
  interrupt: (_, emitter, { interrupt }) => {
    if (interrupt === undefined) return cannot("interrupt a turn", emitter);
    return interrupt();
  },
  setModel({ model }, emitter, { setModel }) {
    if (setModel === undefined) return cannot("change the model", emitter);
    return setModel(model);
  },
  setMode({ mode }, emitter, { setMode }) {
    if (setMode === undefined) return cannot("change the mode", emitter);
    return setMode(mode);
  },
  permissionAnswer: ({ requestId, answer, by }, { answers }) =>
    answers.permissionAnswer(requestId, answer, by),
  questionAnswer: ({ requestId, answer }, { answers }) => answers.questionAnswer(requestId, answer),
  tick({ now }, { answers }, { tick }) {
    answers.expire(now);
    tick?.(now);
  },
  emit({ events }, { emit }) {
    for (const draft of events) emit(draft);
  },
};

/** Handles an input of the host; returns why it has no effect, where it has none. */
export const takeHostInput = (
  input: HostInput,
  emitter: Emitter,
  host: Host = {},
): string | undefined => dispatch(handlers, input.type, input, emitter, host) ?? undefined;

function cannot(what: string, emitter: Emitter): string {
  const why = `The protocol cannot ${what}.`;
  emitter.log("warn", why, "host");
  return why;
}
