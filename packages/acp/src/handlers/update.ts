import { read, type Lenient } from "@agentstream/adapter-kit/author";

import { endEarlyTurn, waitForMore } from "../early-answer.ts";
import { adoptSession } from "../learn-session.ts";
import type { NotificationHandler, Update as AnyUpdate } from "../line.ts";
import { isListening, learnMode, type State } from "../state.ts";
import { updates } from "../updates.ts";

type Update = Lenient<AnyUpdate>;

/** What belongs to a turn: in a session that is loaded it is history first. Anything else may come at any time. */
const contents = {
  user_message_chunk: true,
  agent_message_chunk: true,
  agent_thought_chunk: true,
  tool_call: true,
  tool_call_update: true,
  plan: true,
} as const;

/** `session/update`: something happens in the session. */
export const handleUpdate: NotificationHandler<"session/update"> = ({ params }, state) => {
  const { sessionId, update: native } = read.fields(params);
  const update = read.fields(native);
  const kind = update.sessionUpdate;
  if (!adoptSession(sessionId, state)) return false;
  const isLastOfHistory = kind !== undefined && read.string(kind) === state.quirks.historyEndsAt;
  if (isLastOfHistory && state.history === "late") state.history = "over";
  noteFailure(native, state);
  if (read.word(kind, contents) === undefined) return updates.dispatch(update, state);
  const mode = modeIn(update, state);
  if (mode !== undefined) return learnMode(state, mode);
  if (isHistory(update, state)) return emitHistory(update, state);
  if (isOfEarlyTurn(update, state)) waitForMore(state);
  else endEarlyTurn(state);
  return isListening(state) ? updates.dispatch(update, state) : emitEarlyText(update, state);
};

/** The text after the mark is the reason. */
function noteFailure(native: unknown, state: State): void {
  const hasFailed = state.quirks.hasFailed?.(native);
  if (hasFailed === undefined) return;
  state.isMarkedFailed = hasFailed;
  state.lastText = "";
}

function isHistory({ sessionUpdate, status }: Update, state: State): boolean {
  if (state.history === "over") return false;
  // calls of earlier runs have ended: one that begins is of this one
  const isBeginning =
    read.is(sessionUpdate, "tool_call") &&
    (read.is(status, "pending") || read.is(status, "in_progress"));
  if (state.history === "late" && isBeginning) state.history = "over";
  if (state.history === "over") return false;
  if (state.history === "opening") state.history = "loading";
  return true;
}

/** What the agent repeats of earlier runs is in their events. */
function emitHistory(update: Update, { emitter }: State): true {
  emitter.emit({ type: "acp:history", data: update });
  return true;
}

/** An observer sees no prompt: only the rest of the same message is surely no other turn's. */
const isOfEarlyTurn = (update: Update, state: State): boolean =>
  state.isHosted || (isPiece(update) && read.string(update.messageId) === state.lastMessageId);

const isPiece = ({ sessionUpdate }: Update): boolean =>
  read.is(sessionUpdate, "agent_message_chunk") || read.is(sessionUpdate, "agent_thought_chunk");

const isText = ({ sessionUpdate }: Update): boolean =>
  read.is(sessionUpdate, "agent_message_chunk");

const textOf = ({ content }: Update): string | undefined => read.string(read.fields(content).text);

/** Before the first prompt text is not an answer; what comes after an answer belongs to nothing. */
function emitEarlyText(update: Update, { emitter }: State): boolean {
  const text = textOf(update);
  if (emitter.turns.count() > 0 || !isText(update) || text === undefined) return false;
  emitter.log("info", text, "agent");
  return true;
}

const modeIn = (update: Update, { quirks }: State): string | undefined =>
  quirks.modeText !== undefined && isText(update)
    ? quirks.modeText.exec(textOf(update) ?? "")?.[1]
    : undefined;
