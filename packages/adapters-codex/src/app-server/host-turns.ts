import {
  promptText,
  untyped as read,
  type PromptInput,
  type RpcAnswer,
} from "@agentstream/adapter-kit";

import { mapError } from "../map-error.ts";
import { buildInput } from "./prompt-input.ts";
import { isBusy, type Parts } from "./talk.ts";

/** The next prompt begins a turn, if none runs. */
export function startNext(parts: Parts): void {
  const { talk, emitter, rpc, threads, opening } = parts;
  if (talk.phase !== "ready" || isBusy(parts)) return;
  const input = talk.queue.shift();
  if (input === undefined) return;
  const { model, approval } = talk.changes;
  talk.isStarting = true;
  talk.changes = {};
  emitter.turns.expect(promptText(input.prompt));
  const params = {
    threadId: threads.main.id,
    input: buildInput(input.prompt, emitter),
    ...read.fields(opening["turn"]),
    ...(model !== undefined && { model }),
    ...(approval !== undefined && { approvalPolicy: approval.policy }),
  };
  rpc.request("turn/start", params, (answer) => {
    if (!answer.ok) return failTurn(answer, parts);
    if (model !== undefined) emitter.session.learn({ model });
    if (approval !== undefined) emitter.session.learn({ approvalMode: approval.approvalMode });
    // an answer may come after the end of its own turn
    if (!isBusy(parts)) return;
    talk.turnId ??= read.string(read.fields(answer.result["turn"])["id"]);
    flush(parts);
  });
}

/** The server did not take the turn: it failed before it began. */
function failTurn(answer: Extract<RpcAnswer, { ok: false }>, parts: Parts): void {
  const { talk, emitter } = parts;
  const { message } = answer;
  talk.isStarting = false;
  talk.isInterrupted = false;
  talk.queue.unshift(...talk.steers.splice(0));
  emitter.turns.ensure();
  emitter.turns.fail({ error: message, errorCode: mapError(message) ?? "invalidRequest" });
  startNext(parts);
}

/** Ends the turn that runs, or the one that is about to. */
export function interrupt(parts: Parts): void {
  const { talk } = parts;
  const isAboutToRun = talk.phase === "greeting" && talk.queue.length > 0;
  if (!isBusy(parts) && !isAboutToRun) return;
  talk.isInterrupted = true;
  flush(parts);
}

/** Says what had to wait until it was known which turn runs. */
export function flush(parts: Parts): void {
  const { talk, rpc, threads } = parts;
  const { turnId } = talk;
  const threadId = threads.main.id;
  if (turnId === undefined || talk.phase !== "ready") return;
  for (const input of talk.steers.splice(0)) steer(input, turnId, parts);
  if (!talk.isInterrupted) return;
  talk.isInterrupted = false;
  rpc.request("turn/interrupt", { threadId, turnId }, (answer) => emitRefusal(answer, parts));
}

/** A prompt that cannot go into the turn that runs comes after it. */
function steer(input: PromptInput, expectedTurnId: string, parts: Parts): void {
  const { talk, emitter, rpc, threads } = parts;
  const params = {
    threadId: threads.main.id,
    expectedTurnId,
    input: buildInput(input.prompt, emitter),
  };
  rpc.request("turn/steer", params, (answer) => {
    if (answer.ok) return;
    emitter.log("warn", `The prompt comes after the turn: ${answer.message}`, "host");
    talk.queue.unshift(input);
    startNext(parts);
  });
}

function emitRefusal(answer: RpcAnswer, { emitter }: Parts): void {
  if (answer.ok) return;
  const { message } = answer;
  emitter.error({ message, errorCode: mapError(message) ?? "invalidRequest", fatal: false });
}
