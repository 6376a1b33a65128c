import type {
  TokenUsage,
  TurnCompletedEvent,
  TurnFailedEvent,
  TurnStartedEvent,
} from "@agentstream/schema/written";
import {
  addUsage,
  closeTurnsThings,
  type EventDraft,
  type SurvivesTurn,
  type Undefinable,
} from "@agentstream/stream";

import type { EventWriter } from "./event-writer.ts";
import type { RequestEmitter } from "./request-emitter.ts";

type Identity = "type" | "turnNumber" | "id" | "sessionId" | "timestamp";
type Beginning = Undefinable<Pick<TurnStartedEvent, "prompt" | "trigger">>;
type Completion = Undefinable<Partial<Omit<TurnCompletedEvent, Identity>>>;
type Failure = Undefinable<Omit<TurnFailedEvent, Identity>>;

/** What the vendor said of the last turn: with the exit code it decides how the run ended. */
type Verdict =
  | { readonly ok: true; readonly result?: string | undefined }
  | {
      readonly ok: false;
      readonly error: string;
      readonly errorCode: TurnFailedEvent["errorCode"];
    };

export interface TurnEmitter {
  /** A turn begins. If one is open that one is held open: what comes counts to it until its result. */
  readonly begin: (beginning?: Beginning) => void;
  /** Begins a turn if none is open: for what needs one. */
  readonly ensure: () => void;
  /** The turn ended well. Without usage: unknown. */
  readonly complete: (completion?: Completion) => void;
  readonly fail: (failure: Failure) => void;
  readonly isOpen: () => boolean;
  /** How many turns there were in this run. */
  readonly count: () => number;
  readonly verdict: () => Verdict | undefined;
  /** The sum of the turns so far. */
  readonly usage: () => TokenUsage | undefined;
  /** Remembers a prompt, for the next turn that begins without one. */
  readonly expect: (prompt: string) => void;
}

export const unknownUsage: TokenUsage = {
  inputTokens: 0,
  outputTokens: 0,
  totalTokens: 0,
  completeness: "unknown",
};

export interface TurnEmitterOptions {
  readonly firstTurn: number;
  /** Which tools go on past the end of their turn. */
  readonly survivesTurn: SurvivesTurn;
}

export function createTurnEmitter(
  writer: EventWriter,
  requests: RequestEmitter,
  options: TurnEmitterOptions,
): TurnEmitter {
  const { open, emit } = writer;
  const { firstTurn, survivesTurn } = options;
  const prompts: string[] = [];
  /** Turns that began while one was open. */
  const held: Beginning[] = [];
  let number = firstTurn - 1;
  let verdict: Verdict | undefined;
  let usage: TokenUsage | undefined;

  const isOpen = (): boolean => open.turnNumber !== undefined;

  function start({ prompt = prompts.shift(), trigger }: Beginning): void {
    number++;
    emit({ type: "turnStarted", turnNumber: number, prompt, trigger });
  }

  /** Ends the open turn, all that must not outlive it first; without one what was said of it is an error. */
  function end(said: Verdict, turnUsage: TokenUsage | undefined, tell: () => void): void {
    const beginning = isOpen() ? undefined : held.shift();
    if (beginning !== undefined) start(beginning);
    if (!isOpen()) return emit(endWithoutTurn(said));
    const isCut = !said.ok && said.errorCode === "cancelled";
    requests.settle(isCut ? "cancelled" : "unknown");
    for (const draft of closeTurnsThings(open, survivesTurn)) emit(draft);
    if (turnUsage !== undefined) usage = addUsage(usage, turnUsage);
    verdict = said;
    tell();
  }

  return {
    begin(beginning = {}) {
      if (isOpen()) held.push(beginning);
      else start(beginning);
    },
    ensure() {
      if (!isOpen()) start(held.shift() ?? {});
    },
    complete({ usage: of = unknownUsage, ...completion } = {}) {
      const tell = (): void =>
        emit({ type: "turnCompleted", turnNumber: number, ...completion, usage: of });
      end({ ok: true, result: completion.result }, of, tell);
    },
    fail(failure) {
      const { error, errorCode } = failure;
      const tell = (): void => emit({ type: "turnFailed", turnNumber: number, ...failure });
      end({ ok: false, error, errorCode }, failure.usage, tell);
    },
    isOpen,
    count: () => number - firstTurn + 1,
    verdict: () => verdict,
    usage: () => usage,
    expect: (prompt) => prompts.push(prompt),
  };
}

const endWithoutTurn = (said: Verdict): EventDraft => ({
  type: "error",
  message: said.ok ? "A result without a turn." : said.error,
  errorCode: said.ok ? "protocolError" : said.errorCode,
  fatal: false,
});
