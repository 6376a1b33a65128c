import {
  present,
  promptText,
  read,
  untyped,
  type Lenient,
  type PromptInput,
  type RpcAnswer,
} from "@agentstream/adapter-kit/author";
import type { CodexServerResult } from "@agentstream/schema/native/codex/app-server";

import { mapError } from "../map-error.ts";
import { isBusy, type HostContext } from "./host-state.ts";
import { buildInput } from "./prompt-input.ts";

/** The next prompt starts a turn, if none runs. */
export function startNext(context: HostContext): void {
  const { state, emitter, rpc, threads, opening } = context;
  if (state.phase !== "ready" || isBusy(context)) return;
  const input = state.queue.shift();
  if (input === undefined) return;
  const { model, approval } = state.changes;
  state.isStarting = true;
  state.changes = {};
  emitter.turns.expect(promptText(input.prompt));
  const params = {
    threadId: threads.main.id,
    input: buildInput(input.prompt, emitter),
    ...untyped.fields(opening["turn"]),
    ...present({ model, approvalPolicy: approval?.policy }),
  };
  rpc.request("turn/start", params, (answer) => {
    if (!answer.ok) return failTurn(answer, context);
    if (model !== undefined) emitter.session.learn({ model });
    if (approval !== undefined) emitter.session.learn({ approvalMode: approval.approvalMode });
    // an answer may come after the end of its own turn
    if (!isBusy(context)) return;
    const { turn }: Lenient<CodexServerResult> = answer.result;
    state.turnId ??= read.string(read.fields(turn).id);
    flush(context);
  });
}

/** The server did not take the turn: it failed before it began. */
function failTurn(answer: Extract<RpcAnswer, { ok: false }>, context: HostContext): void {
  const { state, emitter } = context;
  const { message } = answer;
  state.isStarting = false;
  state.isInterrupted = false;
  state.queue.unshift(...state.steers.splice(0));
  emitter.turns.ensure();
  emitter.turns.fail({ error: message, errorCode: mapError(message) ?? "invalidRequest" });
  startNext(context);
}

/** Ends the turn that runs, or the one that is about to. */
export function interrupt(context: HostContext): void {
  const { state } = context;
  const isAboutToRun = state.phase === "handshake" && state.queue.length > 0;
  if (!isBusy(context) && !isAboutToRun) return;
  state.isInterrupted = true;
  flush(context);
}

/** Writes what had to wait until it was known which turn runs. */
export function flush(context: HostContext): void {
  const { state, rpc, threads } = context;
  const { turnId } = state;
  const threadId = threads.main.id;
  if (turnId === undefined || state.phase !== "ready") return;
  for (const input of state.steers.splice(0)) steer(input, turnId, context);
  if (!state.isInterrupted) return;
  state.isInterrupted = false;
  rpc.request("turn/interrupt", { threadId, turnId }, (answer) => emitRefusal(answer, context));
}

/** A prompt that cannot go into the turn that runs comes after it. */
function steer(input: PromptInput, expectedTurnId: string, context: HostContext): void {
  const { state, emitter, rpc, threads } = context;
  const params = {
    threadId: threads.main.id,
    expectedTurnId,
    input: buildInput(input.prompt, emitter),
  };
  rpc.request("turn/steer", params, (answer) => {
    if (answer.ok) return;
    emitter.log("warn", `The prompt comes after the turn: ${answer.message}`, "host");
    state.queue.unshift(input);
    startNext(context);
  });
}

function emitRefusal(answer: RpcAnswer, { emitter }: HostContext): void {
  if (answer.ok) return;
  const { message } = answer;
  emitter.error({ message, errorCode: mapError(message) ?? "invalidRequest", fatal: false });
}
