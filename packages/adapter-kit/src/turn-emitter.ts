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

export interface TurnEmitterOptions {
  readonly firstTurn: number;
  /** Which tools survive the end of their turn. */
  readonly survivesTurn: SurvivesTurn;
}

export function createTurnEmitter(
  writer: EventWriter,
  requests: RequestEmitter,
  { fatalError }: Pick<NoticeEmitter, "fatalError">,
  { firstTurn, survivesTurn }: TurnEmitterOptions,
): TurnEmitter {
  const { open, emit } = writer;
  const fatals = watchFatals(fatalError);
  const starts = createTurnStarts(writer, firstTurn, fatals.mark);
  let verdict: Verdict | undefined;
  let usage: TokenUsage | undefined;
  const isOpen = (): boolean => open.turnNumber !== undefined;

  /** Ends the open turn, after all that must not survive it; without an open turn the outcome is an error. */
  function end(said: Verdict, draft: TurnEnd): void {
    if (!isOpen()) starts.startHeld();
    if (!isOpen()) return emit(endWithoutTurn(said));
    requests.settle(isCut(said) ? "cancelled" : "unknown");
    for (const closing of closeTurnsThings(open, survivesTurn)) emit(closing);
    if (draft.usage !== undefined) usage = addUsage(usage, draft.usage);
    verdict = said;
    fatals.mark();
    emit({ ...draft, turnNumber: starts.latest() });
  }

  function fail(failure: Failure): void {
    const { error, errorCode } = failure;
    end({ ok: false, error, errorCode }, failedEnd(starts.latest(), failure));
  }

  return {
    begin: (beginning = {}) => (isOpen() ? starts.hold(beginning) : starts.start(beginning)),
    ensure() {
      if (!isOpen() && !starts.startHeld()) starts.start({});
    },
    complete({ usage: of = unknownUsage, ...completion } = {}) {
      const fatal = isOpen() ? fatals.later() : undefined;
      if (fatal !== undefined) return fail({ ...completion, ...failureOf(fatal, of) });
      const draft = completedEnd(starts.latest(), { ...completion, usage: of });
      end({ ok: true, result: completion.result }, draft);
    },
    fail,
    isOpen,
    count: () => starts.latest() - firstTurn + 1,
    verdict: () => verdict,
    laterFatal: fatals.later,
    usage: () => usage,
    expect: starts.expect,
  };
}

interface TurnStarts {
  readonly start: (beginning: Beginning) => void;
  /** Keeps a turn that began while one was open. */
  readonly hold: (beginning: Beginning) => void;
  /** Whether there was one. */
  readonly startHeld: () => boolean;
  readonly expect: (prompt: string) => void;
  /** The number of the latest turn. */
  readonly latest: () => number;
}

/** Starts turns, and keeps the beginnings and prompts of later ones. */
function createTurnStarts({ emit }: EventWriter, first: number, onStart: () => void): TurnStarts {
  const prompts: string[] = [];
  const held: Beginning[] = [];
  let number = first - 1;

  function start({ prompt = prompts.shift(), trigger }: Beginning): void {
    number++;
    onStart();
    emit({ type: "turnStarted", turnNumber: number, prompt, trigger });
  }

  return {
    start,
    hold: (beginning) => void held.push(beginning),
    startHeld() {
      const beginning = held.shift();
      if (beginning !== undefined) start(beginning);
      return beginning !== undefined;
    },
    expect: (prompt) => void prompts.push(prompt),
    latest: () => number,
  };
}

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

/** Fatal errors since the last turn began or ended. */
function watchFatals(fatalError: NoticeEmitter["fatalError"]) {
  let earlier = fatalError();
  return {
    mark: (): void => {
      earlier = fatalError();
    },
    later: (): Fatal => {
      const fatal = fatalError();
      return fatal === earlier ? undefined : fatal;
    },
  };
}

type Fatal = ReturnType<NoticeEmitter["fatalError"]>;

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
