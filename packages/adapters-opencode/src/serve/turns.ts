import { read, type Unsure } from "@agentstream/adapter-kit/author";

import { closeTurn, noResult, verdictOf } from "../close-turn.ts";
import { usageOf } from "../map-usage.ts";
import type { ServeState, Session } from "./state.ts";

/** The user's prompt opens a turn; while one is open it waits. */
export function takePrompt(messageId: string, prompt: string, state: ServeState): void {
  if (!state.emitter.turns.isOpen()) beginTurn(messageId, prompt, state);
  else if (messageId !== state.promptId) state.queue.push({ messageId, prompt });
}

function beginTurn(messageId: string, prompt: string, state: ServeState): void {
  state.promptId = messageId;
  state.isAnswered = false;
  state.main.blocks.clear();
  state.main.calls.clear();
  state.main.newestCalls.clear();
  state.emitter.turns.begin({ prompt });
}

/** An answer begins. If it is to a prompt that waits, the turn before it is over, though no event shows it. */
export function takeAnswer(promptId: string | undefined, state: ServeState): void {
  const next = state.queue.find(({ messageId }) => messageId === promptId);
  if (next === undefined) {
    state.isAnswered = true;
    return;
  }
  state.queue.splice(0, state.queue.indexOf(next) + 1);
  const isOpen = state.emitter.turns.isOpen();
  // two prompts may get one answer
  if (isOpen && !state.isAnswered) state.promptId = next.messageId;
  else {
    if (isOpen) endTurn(state);
    beginTurn(next.messageId, next.prompt, state);
  }
  state.isAnswered = true;
}

/** The session is idle, or continues with the next prompt. */
export function endTurn(state: ServeState): void {
  const { emitter, main } = state;
  if (!emitter.turns.isOpen()) return;
  for (const [id, block] of main.blocks) block.whole ??= emitter.blocks.text(id);
  const verdict = verdictOf(main) ?? verdictOfRetry(state) ?? noResult;
  const isRejected = main.failure === undefined && main.rejection !== undefined;
  state.lastDetail = isRejected ? "denied" : verdict.isOk && !main.hasSpoken ? "noText" : undefined;
  closeTurn(verdict, state);
  endChildren(state);
  main.retry = undefined;
  state.promptId = undefined;
  state.turn++;
}

/** Sub-agents whose call was closed with the turn have ended with it. */
function endChildren({ emitter, children }: ServeState): void {
  const { blocks, tools, jobs, open } = emitter;
  for (const [childId, child] of children) {
    const { subagentId = "", parentToolId = "" } = child.owner;
    if (!open.subagents.has(subagentId) || open.tools.has(parentToolId)) continue;
    for (const id of child.blocks.keys()) blocks.close(id, undefined, true);
    for (const { nativeId } of child.calls.values()) {
      if (tools.isOpen(nativeId)) tools.fail(nativeId, "cancelled");
    }
    jobs.completeSubagent(childId, { success: false, usage: usageOf(child.account) });
  }
}

/** Idle in the middle of a retry: it was aborted, and no other event shows it. */
function verdictOfRetry({ main: { retry } }: ServeState): ReturnType<typeof verdictOf> {
  if (retry === undefined) return undefined;
  const error = `Aborted while a request was to be made again: ${retry.message}`;
  return { isOk: false, error, errorCode: "cancelled" };
}

/** What belongs to a turn that has ended opens no other. */
export function isOver(
  messageID: Unsure<string> | undefined,
  session: Session,
  { messages, main, turn }: ServeState,
): boolean {
  const message = messages.get(read.string(messageID) ?? "");
  return session === main && message !== undefined && message.turn < turn;
}
