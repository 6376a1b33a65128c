import type {
  TokenUsage,
  TurnCompletedEvent,
  TurnFailedEvent,
  TurnStartedEvent,
} from "@agentstream/schema/written";
import {
  addsUp,
  addUsage,
  closeTurnsThings,
  type EventDraft,
  type SurvivesTurn,
} from "@agentstream/stream";

import type { EventWriter } from "./event-writer.ts";
import type { NoticeEmitter } from "./notice-emitter.ts";
import type { RequestEmitter } from "./request-emitter.ts";

type Identity = "type" | "turnNumber" | "id" | "sessionId" | "timestamp";
type Beginning = Pick<TurnStartedEvent, "prompt" | "trigger">;
type Undefinable<T> = { [K in keyof T]: T[K] | undefined };
type Completion = Partial<Omit<TurnCompletedEvent, Identity>>;
type Failure = Omit<TurnFailedEvent, Identity>;

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

export interface TurnEmitterOptions {
  readonly firstTurn: number;
  /** Which tools go on past the end of their turn. */
  readonly survivesTurn: SurvivesTurn;
}

export function createTurnEmitter(
  writer: EventWriter,
  requests: RequestEmitter,
  { fatalError }: Pick<NoticeEmitter, "fatalError">,
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
  /** The last fatal error before the open turn, or before the end of the last one. */
  let earlierFatal: ReturnType<typeof fatalError>;

  const newFatal = (): ReturnType<typeof fatalError> => {
    const fatal = fatalError();
    return fatal === earlierFatal ? undefined : fatal;
  };
  const isOpen = (): boolean => open.turnNumber !== undefined;

  function start({ prompt = prompts.shift(), trigger }: Beginning): void {
    number++;
    earlierFatal = fatalError();
    emit({ type: "turnStarted", turnNumber: number, ...given({ prompt, trigger }) });
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
    earlierFatal = fatalError();
    tell();
  }

  function fail(failure: Failure): void {
    const { error, errorCode } = failure;
    const tell = (): void =>
      emit({ type: "turnFailed", turnNumber: number, ...withoutFalseSum(failure) });
    end({ ok: false, error, errorCode }, failure.usage, tell);
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
      const fatal = isOpen() ? newFatal() : undefined;
      if (fatal !== undefined) {
        const { message: error, errorCode } = fatal;
        const usage = of.completeness === "unknown" ? {} : { usage: of };
        return fail({ ...completion, ...usage, error, errorCode });
      }
      const tell = (): void =>
        emit({
          type: "turnCompleted",
          turnNumber: number,
          ...withoutFalseSum({ ...completion, usage: of }),
        });
      end({ ok: true, result: completion.result }, of, tell);
    },
    fail,
    isOpen,
    count: () => number - firstTurn + 1,
    verdict: () => verdict,
    laterFatal: newFatal,
    usage: () => usage,
    expect: (prompt) => prompts.push(prompt),
  };
}

/** Usages of models that contradict that of their turn say nothing. */
function withoutFalseSum<T extends Pick<Completion, "usage" | "usageByModel">>(account: T): T {
  const { usage, usageByModel } = account;
  const isSum =
    usage === undefined || usageByModel === undefined || addsUp(usage, Object.values(usageByModel));
  if (isSum) return account;
  const rest = { ...account };
  delete rest.usageByModel;
  return rest;
}

const given = ({ prompt, trigger }: Undefinable<Beginning>): Beginning => ({
  ...(prompt !== undefined && { prompt }),
  ...(trigger !== undefined && { trigger }),
});

const endWithoutTurn = (said: Verdict): EventDraft => ({
  type: "error",
  message: said.ok ? "A result without a turn." : said.error,
  errorCode: said.ok ? "protocolError" : said.errorCode,
  fatal: false,
});
