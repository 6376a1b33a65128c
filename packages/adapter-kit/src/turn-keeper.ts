import { addUsage, closeTurnsThings, type Outlives } from "@agentstream/stream";
import type { TokenUsage, TurnCompletedEvent, TurnFailedEvent, TurnStartedEvent } from "@agentstream/schema";

import type { RequestKeeper } from "./request-keeper.ts";
import type { SessionKeeper } from "./session-keeper.ts";
import type { Sink } from "./sink.ts";

type Identity = "type" | "turnNumber" | "id" | "sessionId" | "timestamp";
type Beginning = Pick<TurnStartedEvent, "prompt" | "trigger">;
export type Completion = Partial<Omit<TurnCompletedEvent, Identity>>;
export type Failure = Omit<TurnFailedEvent, Identity>;

/** What the vendor said of the last turn: with the exit code it decides how the run ended. */
export type Verdict =
  | { readonly ok: true; readonly result?: string | undefined }
  | { readonly ok: false; readonly error: string; readonly errorCode: TurnFailedEvent["errorCode"] };

export interface TurnKeeper {
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

export interface TurnKeeperOptions {
  readonly firstTurn: number;
  /** Which tools go on past the end of their turn. */
  readonly outlives: Outlives;
}

export function createTurnKeeper(
  sink: Sink,
  session: SessionKeeper,
  requests: RequestKeeper,
  { firstTurn, outlives }: TurnKeeperOptions,
): TurnKeeper {
  const { open } = sink;
  const prompts: string[] = [];
  /** Turns that began while one was open. */
  const held: Beginning[] = [];
  let number = firstTurn - 1;
  let verdict: Verdict | undefined;
  let usage: TokenUsage | undefined;

  const isOpen = (): boolean => open.turnNumber !== undefined;

  function start({ prompt = prompts.shift(), trigger }: Beginning): void {
    session.ensure();
    number++;
    sink.emit({
      type: "turnStarted",
      turnNumber: number,
      ...(prompt !== undefined && { prompt }),
      ...(trigger !== undefined && { trigger }),
    });
  }

  /** Readies the open turn for its end; false if there is none to end. */
  function close(isCut: boolean): boolean {
    if (!isOpen()) {
      const beginning = held.shift();
      if (beginning === undefined) return false;
      start(beginning);
    }
    requests.settle(isCut ? "cancelled" : "unknown");
    for (const draft of closeTurnsThings(open, outlives)) sink.emit(draft);
    return true;
  }

  function withoutTurn(message: string): void {
    session.ensure();
    sink.emit({ type: "error", message, errorCode: "protocolError", fatal: false });
  }

  return {
    begin(beginning = {}) {
      if (isOpen()) held.push(beginning);
      else start(beginning);
    },
    ensure() {
      if (!isOpen()) start(held.shift() ?? {});
    },
    complete(completion = {}) {
      if (!close(false)) return withoutTurn("A result without a turn.");
      const turn = { ...completion, usage: completion.usage ?? unknownUsage };
      usage = addUsage(usage, turn.usage);
      verdict = { ok: true, result: completion.result };
      sink.emit({ type: "turnCompleted", turnNumber: number, ...turn });
    },
    fail(failure) {
      if (!close(failure.errorCode === "cancelled")) return withoutTurn(failure.error);
      if (failure.usage !== undefined) usage = addUsage(usage, failure.usage);
      verdict = { ok: false, error: failure.error, errorCode: failure.errorCode };
      sink.emit({ type: "turnFailed", turnNumber: number, ...failure });
    },
    isOpen,
    count: () => number - firstTurn + 1,
    verdict: () => verdict,
    usage: () => usage,
    expect: (prompt) => prompts.push(prompt),
  };
}
