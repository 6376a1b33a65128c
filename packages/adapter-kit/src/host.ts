import type { Emitter } from "./emitter.ts";
import type { Input, PromptInput } from "./input.ts";
import { promptText } from "./prompt-text.ts";

/** What a protocol does for its host. What is not there, it cannot. */
export interface Host {
  /** The process was started by us: the conversation begins. */
  readonly start?: () => void;
  readonly prompt?: (input: PromptInput) => void;
  /** The turn that runs is to be ended. */
  readonly interrupt?: () => void;
  readonly setModel?: (model: string) => void;
  readonly setMode?: (mode: string) => void;
}

type HostInput = Exclude<Input, { type: "line" | "lines" | "stderr" | "exit" }>;
type Taker<T> = (input: T, emitter: Emitter, host: Host) => void;

const takers: { readonly [T in HostInput["type"]]: Taker<Extract<HostInput, { type: T }>> } = {
  start(_, emitter, host) {
    emitter.session.ensure();
    host.start?.();
  },
  prompt(input, { turns }, host) {
    if (host.prompt === undefined) turns.expect(promptText(input.prompt));
    else host.prompt(input);
  },
  interrupt: (_, emitter, { interrupt }) => {
    if (interrupt === undefined) cannot("interrupt a turn", emitter);
    else interrupt();
  },
  setModel({ model }, emitter, { setModel }) {
    if (setModel === undefined) cannot("change the model", emitter);
    else setModel(model);
  },
  setMode({ mode }, emitter, { setMode }) {
    if (setMode === undefined) cannot("change the mode", emitter);
    else setMode(mode);
  },
  permissionAnswer: ({ requestId, answer }, { answers }) =>
    answers.permissionAnswer(requestId, answer),
  questionAnswer: ({ requestId, answer }, { answers }) => answers.questionAnswer(requestId, answer),
  tick: ({ now }, { answers }) => answers.expire(now),
};

// generic, so that TypeScript relates the taker's parameter to this very input
export function takeHostInput<T extends HostInput["type"]>(
  input: Extract<HostInput, { type: T }>,
  emitter: Emitter,
  host: Host = {},
): void {
  const taker: Taker<Extract<HostInput, { type: T }>> = takers[input.type];
  taker(input, emitter, host);
}

const cannot = (what: string, emitter: Emitter): void =>
  emitter.log("warn", `The protocol cannot ${what}.`, "host");
