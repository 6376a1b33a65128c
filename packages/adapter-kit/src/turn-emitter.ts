import type { ErrorCode } from "@agentstream/schema";
import type { ErrorEvent, TokenUsage } from "@agentstream/schema/written";
import { addUsage, type EventDraft, type Undefinable } from "@agentstream/stream";
import {
  addsUp,
  closeTurnsThings,
  type SurvivesTurn,
  withoutLargeResult,
} from "@agentstream/stream/internal";

import type { DraftOf } from "./draft-of.ts";
import type { EventWriter } from "./event-writer.ts";
import type { NoticeEmitter } from "./notice-emitter.ts";
import type { RequestEmitter } from "./request-emitter.ts";

type Beginning = DraftOf<"turnStarted", "turnNumber">;
type Completion = Undefinable<Partial<DraftOf<"turnCompleted", "turnNumber">>>;
type Failure = DraftOf<"turnFailed", "turnNumber">;

/** Its number stands first; it is set anew when it is emitted, as a turn that was held may have begun by then. */
type TurnEnd = { readonly turnNumber: number } & (
  | ({ readonly type: "turnCompleted"; readonly usage: TokenUsage } & Completion)
  | ({ readonly type: "turnFailed" } & Failure)
);

/** The outcome of the last turn; with the exit code it decides how the run ended. */
type Verdict =
  | { readonly ok: true; readonly result?: string | undefined }
  | {
      readonly ok: false;
      readonly error: string;
      readonly errorCode: ErrorCode;
    };

export interface TurnEmitter {
  /** A turn begins. If one is open that one is held open: what comes counts to it until its result. */
  readonly begin: (beginning?: Beginning) => void;
  /** Opens a turn if none is open. */
  readonly ensure: () => void;
  /** The turn ended well. Without usage: unknown. */
  readonly complete: (completion?: Completion) => void;
  readonly fail: (failure: Failure) => void;
  readonly isOpen: () => boolean;
  /** How many turns there were in this run. */
  readonly count: () => number;
  readonly verdict: () => Verdict | undefined;
  /** A fatal error since the last turn ended. */
  readonly laterFatal: NoticeEmitter["fatalError"];
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

/** Nothing was used, and that is known. */
export const zeroUsage: TokenUsage = { ...unknownUsage, completeness: "reported" };

export interface TurnEmitterOptions {
  readonly firstTurn: number;
  /** Which tools survive the end of their turn. */
  readonly survivesTurn: SurvivesTurn;
}

/** A class: its methods take no memory in each run. */
export class WrittenTurns implements TurnEmitter {
  readonly #writer: EventWriter;
  readonly #requests: RequestEmitter;
  readonly #fatalError: NoticeEmitter["fatalError"];
  readonly #options: TurnEmitterOptions;
  /** The prompts of the next turns. */
  readonly #prompts: string[] = [];
  /** The turns that began while one was open. */
  readonly #held: Beginning[] = [];
  /** Of the latest turn. */
  #number: number;
  #verdict: Verdict | undefined;
  #usage: TokenUsage | undefined;
  /** The last fatal error when the last turn began or ended. */
  #earlierFatal: Fatal;

  constructor(
    writer: EventWriter,
    requests: RequestEmitter,
    { fatalError }: Pick<NoticeEmitter, "fatalError">,
    options: TurnEmitterOptions,
  ) {
    this.#writer = writer;
    this.#requests = requests;
    this.#fatalError = fatalError;
    this.#options = options;
    this.#number = options.firstTurn - 1;
    this.#earlierFatal = fatalError();
  }

  begin(beginning: Beginning = {}): void {
    if (this.isOpen()) this.#held.push(beginning);
    else this.#start(beginning);
  }

  ensure(): void {
    if (!this.isOpen() && !this.#startHeld()) this.#start({});
  }

  complete({ usage = unknownUsage, ...completion }: Completion = {}): void {
    const fatal = this.isOpen() ? this.laterFatal() : undefined;
    if (fatal !== undefined) return this.fail({ ...completion, ...failureOf(fatal, usage) });
    const draft = completedEnd(this.#number, { ...completion, usage });
    this.#end({ ok: true, result: completion.result }, draft);
  }

  fail(failure: Failure): void {
    const { error, errorCode } = failure;
    this.#end({ ok: false, error, errorCode }, failedEnd(this.#number, failure));
  }

  isOpen(): boolean {
    return this.#writer.open.turnNumber !== undefined;
  }

  count(): number {
    return this.#number - this.#options.firstTurn + 1;
  }

  verdict(): Verdict | undefined {
    return this.#verdict;
  }

  laterFatal(): Fatal {
    const fatal = this.#fatalError();
    return fatal === this.#earlierFatal ? undefined : fatal;
  }

  usage(): TokenUsage | undefined {
    return this.#usage;
  }

  expect(prompt: string): void {
    this.#prompts.push(prompt);
  }

  #start({ prompt = this.#prompts.shift(), trigger }: Beginning): void {
    this.#number++;
    this.#earlierFatal = this.#fatalError();
    this.#writer.emit({ type: "turnStarted", turnNumber: this.#number, prompt, trigger });
  }

  /** Whether there was one. */
  #startHeld(): boolean {
    const beginning = this.#held.shift();
    if (beginning !== undefined) this.#start(beginning);
    return beginning !== undefined;
  }

  /** Ends the open turn, after all that must not survive it; without an open turn the outcome is an error. */
  #end(said: Verdict, draft: TurnEnd): void {
    const { open, emit } = this.#writer;
    if (!this.isOpen()) this.#startHeld();
    if (!this.isOpen()) {
      // all that was printed: no turn, but the vendor's word on the run
      if (said.ok && this.count() === 0) this.#verdict = said;
      return emit(endWithoutTurn(said));
    }
    this.#requests.settle(isCut(said) ? "cancelled" : "unknown");
    for (const closing of closeTurnsThings(open, this.#options.survivesTurn)) emit(closing);
    if (draft.usage !== undefined) this.#usage = addUsage(this.#usage, draft.usage);
    this.#verdict = said;
    this.#earlierFatal = this.#fatalError();
    emit({ ...draft, turnNumber: this.#number });
  }
}

type Fatal = ReturnType<NoticeEmitter["fatalError"]>;

const failedEnd = (turnNumber: number, failure: Failure): TurnEnd => ({
  type: "turnFailed",
  turnNumber,
  ...withoutFalseSum(failure),
});

const completedEnd = (
  turnNumber: number,
  completion: Completion & { readonly usage: TokenUsage },
): TurnEnd =>
  withoutLargeResult({ type: "turnCompleted", turnNumber, ...withoutFalseSum(completion) });

const failureOf = (
  { message: error, errorCode }: Pick<ErrorEvent, "message" | "errorCode">,
  usage: TokenUsage,
): Pick<Failure, "error" | "errorCode" | "usage"> => ({
  error,
  errorCode,
  usage: usage.completeness === "unknown" ? undefined : usage,
});

/** Whether a turn was cut off, by the host or by the vendor. */
const isCut = (said: Verdict): boolean => !said.ok && said.errorCode === "cancelled";

/** Drops usages of models that contradict the usage of their turn. */
const withoutFalseSum = <T extends Pick<Completion, "usage" | "usageByModel">>(account: T): T => {
  const { usage, usageByModel = {} } = account;
  return usage === undefined || addsUp(usage, Object.values(usageByModel))
    ? account
    : { ...account, usageByModel: undefined };
};

const endWithoutTurn = (said: Verdict): EventDraft => ({
  type: "error",
  message: said.ok ? "A result without a turn." : said.error,
  errorCode: said.ok ? "protocolError" : said.errorCode,
  fatal: false,
});
