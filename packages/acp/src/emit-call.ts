import { read } from "@agentstream/adapter-kit/author";

import { endBlocks } from "./blocks.ts";
import { endCall } from "./end-call.ts";
import type { CallUpdate } from "./line.ts";
import { mapTool } from "./map-tool.ts";
import { mergeCall, textIn, type Call } from "./merge-call.ts";
import { parentOf, type State } from "./state.ts";

/** A call starts, continues or ends. False if there is no such call. */
export function emitCall(
  toolCallId: string,
  update: CallUpdate,
  state: State,
  isFirst: boolean,
): boolean {
  const { tools } = state.emitter;
  const wasOpen = tools.isOpen(toolCallId);
  const old = state.calls.get(toolCallId);
  // an update alone is no beginning, unless nothing came before it and it has what it is about
  if (!wasOpen && !isFirst && (old !== undefined || !hasSubject(update))) return false;
  const call = mergeCall(wasOpen ? old : undefined, toolCallId, update);
  const parentToolId = parentOf(update, state);
  endBlocks(state, parentToolId);
  state.calls.set(toolCallId, call);
  if (!wasOpen) startCall(call, parentToolId, state);
  if (isEnd(call)) endCall(call, state);
  else if (!isFirst) emitOutput(call, update, state);
  return true;
}

const hasSubject = ({ title, kind, name }: CallUpdate): boolean =>
  [title, kind, name].some((value) => (read.string(value) ?? "") !== "");

const isEnd = ({ status }: Call): boolean => status === "completed" || status === "failed";

/** Starts a call and returns its toolId. */
export function startCall(call: Call, parentToolId: string | undefined, state: State): string {
  const { emitter, quirks } = state;
  if (parentToolId === undefined) {
    state.hasAnswer = false;
    state.endedAtDenial = false;
  }
  return emitter.tools.start(call.toolCallId, { ...mapTool(call, quirks), parentToolId });
}

/** Before a call runs, its content is what it must do. */
function emitOutput(
  { toolCallId, status }: Call,
  { content }: CallUpdate,
  { emitter, calls }: State,
): void {
  if (status === "pending" || content === undefined) return;
  const output = textIn(calls.get(toolCallId)?.content ?? []);
  if (output !== undefined) emitter.tools.output(toolCallId, output);
}
