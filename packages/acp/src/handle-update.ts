import { untyped as read } from "@agentstream/adapter-kit";

import { handleMessageChunk, handleThoughtChunk } from "./handlers/chunk.ts";
import { handleCompaction } from "./handlers/compaction-update.ts";
import { handleNotice } from "./handlers/notice.ts";
import { handlePlan } from "./handlers/plan.ts";
import {
  handleAvailableCommands,
  handleConfigOptions,
  handleCurrentMode,
} from "./handlers/session-fact.ts";
import { handleToolCall, handleToolCallUpdate } from "./handlers/tool-call.ts";
import { handleUsageUpdate } from "./handlers/usage-update.ts";
import { handleUserMessageChunk } from "./handlers/user-message-chunk.ts";
import { adoptSession } from "./learn-session.ts";
import { isListening, learnMode, type Fields, type State } from "./state.ts";

/** Translates an update; false if it has no meaning among ours. */
export type UpdateHandler = (update: Fields, state: State) => boolean;

/** What belongs to a turn: in a session that is loaded it is history first. */
const contents: ReadonlyMap<string, UpdateHandler> = new Map([
  ["user_message_chunk", handleUserMessageChunk],
  ["agent_message_chunk", handleMessageChunk],
  ["agent_thought_chunk", handleThoughtChunk],
  ["tool_call", handleToolCall],
  ["tool_call_update", handleToolCallUpdate],
  ["plan", handlePlan],
]);

/** What may come at any time, and ends no block. */
const facts: ReadonlyMap<string, UpdateHandler> = new Map([
  ["available_commands_update", handleAvailableCommands],
  ["current_mode_update", handleCurrentMode],
  ["config_option_update", handleConfigOptions],
  ["usage_update", handleUsageUpdate],
  ["notice", handleNotice],
  ["compaction_update", handleCompaction],
]);

/** `session/update`: something happens in the session. */
export function handleUpdate({ sessionId, update }: Fields, state: State): boolean {
  const fields = read.fields(update);
  const kind = read.string(fields["sessionUpdate"]) ?? "";
  if (!adoptSession(sessionId, state)) return false;
  if (kind === state.quirks.historyEndsAt && state.history === "late") state.history = "over";
  const handler = contents.get(kind);
  if (handler === undefined) return facts.get(kind)?.(fields, state) ?? false;
  const mode = modeIn(kind, fields, state);
  if (mode !== undefined) return learnMode(state, mode);
  if (isHistory(kind, fields, state)) return emitHistory(fields, state);
  return isListening(state) ? handler(fields, state) : emitEarlyText(kind, fields, state);
}

function isHistory(kind: string, { status }: Fields, state: State): boolean {
  if (state.history === "over") return false;
  // calls of earlier runs have ended: one that begins is of this one
  const isBeginning = kind === "tool_call" && (status === "pending" || status === "in_progress");
  if (state.history === "late" && isBeginning) state.history = "over";
  if (state.history === "over") return false;
  if (state.history === "opening") state.history = "loading";
  return true;
}

/** What the agent repeats of earlier runs was told in them. */
function emitHistory(update: Fields, { emitter }: State): boolean {
  emitter.emit({ type: "acp:history", data: update });
  return true;
}

/** Before anything was asked, text is no answer; what comes after an answer belongs to nothing. */
function emitEarlyText(kind: string, { content }: Fields, { emitter }: State): boolean {
  const text = read.string(read.fields(content)["text"]);
  const isEarly = emitter.turns.count() === 0 && kind === "agent_message_chunk";
  if (!isEarly || text === undefined) return false;
  emitter.log("info", text, "agent");
  return true;
}

function modeIn(kind: string, { content }: Fields, { quirks }: State): string | undefined {
  if (quirks.modeText === undefined || kind !== "agent_message_chunk") return undefined;
  return quirks.modeText.exec(read.string(read.fields(content)["text"]) ?? "")?.[1];
}
