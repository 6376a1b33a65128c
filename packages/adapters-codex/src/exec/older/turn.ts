import {
  planEntry,
  present,
  read,
  untyped,
  type BlockAbout,
} from "@agentstream/adapter-kit/author";

import { mapError, readHttpStatus } from "../../map-error.ts";
import type { NativeUsage } from "../../map-usage.ts";
import { completeTurn, takeFailedUsage } from "../handlers/complete-turn.ts";
import { noteSpeech } from "../handlers/message.ts";
import { handleTurnFailed } from "../handlers/turn.ts";
import type { State } from "../state.ts";
import type { MessageHandler } from "./line.ts";

export const handleOlderSession: MessageHandler<"session_configured"> = (
  { session_id, model },
  { emitter },
) => emitter.session.learn({ nativeSessionId: read.string(session_id), model: read.string(model) });

export const handleOlderStart: MessageHandler<"task_started"> = (_, state) => {
  state.isStructured = true;
  state.hasSpokenInTurn = false;
  state.older.isSpoken = true;
  state.emitter.turns.ensure();
};

export const handleOlderEnd: MessageHandler<"task_complete"> = (_, state) => {
  if (!state.emitter.turns.isOpen()) return false;
  completeTurn(state.older.total, state);
};

/** Versions that print no end of the turn have it in their exit code. */
export function completeOlderTurn(state: State): void {
  if (state.older.isSpoken && state.emitter.turns.isOpen()) completeTurn(state.older.total, state);
}

export const handleOlderAbort: MessageHandler<"turn_aborted"> = (_, state) => {
  const { turns } = state.emitter;
  if (!turns.isOpen()) return false;
  const usage = takeFailedUsage(state);
  turns.fail({ error: "The turn was interrupted.", errorCode: "cancelled", usage });
};

export const handleOlderText: MessageHandler<"agent_message"> = ({ message }, state) => {
  const text = read.string(message);
  if (text !== undefined) noteSpeech(text, state);
  return emitBlock(text, { type: "textChunk" }, state);
};

export const handleOlderReasoning: MessageHandler<"agent_reasoning"> = ({ text }, state) =>
  emitBlock(read.string(text), { type: "thinkingChunk", kind: "summary" }, state);

export const handleOlderRawReasoning: MessageHandler<"agent_reasoning_raw_content"> = (
  { text },
  state,
) => emitBlock(read.string(text), { type: "thinkingChunk", kind: "raw" }, state);

/** Blocks have no ids: they are counted. */
function emitBlock(text: string | undefined, about: BlockAbout, state: State): boolean {
  if (text === undefined) return false;
  state.isStructured = true;
  state.emitter.blocks.whole(`block_${state.older.blocks++}`, text, about);
  return true;
}

export const handleOlderPlan: MessageHandler<"plan_update"> = (
  { plan, explanation },
  { emitter },
) =>
  emitter.plan(
    read.objects(plan).flatMap(({ step, status }) => planEntry(step, status)),
    read.string(explanation),
  );

/** Nothing else has the usage: the last total before the end counts. First versions print each call's own. */
export const handleOlderTokens: MessageHandler<"token_count"> = ({ info, ...call }, { older }) => {
  older.total = read.fields(info).total_token_usage ?? addCall(older.total, call);
};

const counts = [
  "input_tokens",
  "cached_input_tokens",
  "output_tokens",
  "reasoning_output_tokens",
] as const;

/** A total and the usage of one more call. */
function addCall(total: NativeUsage, call: Readonly<Record<string, unknown>>): NativeUsage {
  const before = untyped.fields(total);
  const known = counts.filter((name) => untyped.count(call[name]) !== undefined);
  if (known.length === 0) return total;
  const sums = known.map((name) => [
    name,
    (untyped.count(before[name]) ?? 0) + (untyped.count(call[name]) ?? 0),
  ]);
  return read.line({ usage: { ...before, ...Object.fromEntries(sums) } })["usage"];
}

/** `…; retrying 1/5 in 200ms…` */
export const handleOlderRetry: MessageHandler<"stream_error"> = ({ message }, { emitter }) => {
  const words = read.string(message);
  if (words === undefined) return false;
  const [, attempt, maxAttempts, delay] =
    /retrying (\d{1,6})\/(\d{1,6})(?: in ([\d.]{1,9})m?s)?/.exec(words) ?? [];
  const isSeconds = /in [\d.]+s/.test(words);
  const delayMs = delay === undefined ? undefined : Number(delay) * (isSeconds ? 1000 : 1);
  emitter.emit({
    type: "error",
    message: words,
    errorCode: mapError(words) ?? "connectionFailed",
    fatal: false,
    httpStatus: readHttpStatus(words),
    retry: present({
      attempt: attempt === undefined ? undefined : Number(attempt),
      maxAttempts: maxAttempts === undefined ? undefined : Number(maxAttempts),
      delayMs: delayMs === undefined ? undefined : Math.round(delayMs),
    }),
  });
};

export const handleOlderFailure: MessageHandler<"error"> = ({ message }, state) =>
  handleTurnFailed(read.line({ error: { message } }), state);

export const handleOlderNotice: MessageHandler<"background_event"> = ({ message }, { emitter }) => {
  const words = read.string(message);
  if (words === undefined) return false;
  emitter.log("info", words, "agent");
};
