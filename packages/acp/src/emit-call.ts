import { endBlocks } from "./blocks.ts";
import { endCall } from "./end-call.ts";
import type { CallUpdate } from "./line.ts";
import { mapTool } from "./map-tool.ts";
import { mergeCall, type Call } from "./merge-call.ts";
import { parentOf, type State } from "./state.ts";
import { textIn } from "./text-in.ts";

/** A call starts, continues or ends. False if it has ended before. */
export function emitCall(
  toolCallId: string,
  update: CallUpdate,
  state: State,
  isFirst: boolean,
): boolean {
  const { tools } = state.emitter;
  const wasOpen = tools.isOpen(toolCallId);
  const old = state.calls.get(toolCallId);
  // an update of an unknown call is its start; one that comes after its end is not
  if (!wasOpen && !isFirst && old !== undefined) return false;
  const call = mergeCall(wasOpen ? old : undefined, toolCallId, update);
  const parentToolId = parentOf(update, state);
  endBlocks(state, parentToolId);
  state.calls.set(toolCallId, call);
  if (!wasOpen) startCall(call, parentToolId, state);
  if (isEnd(call)) endCall(call, state);
  else if (!isFirst) emitOutput(call, update, state);
  return true;
}

const isEnd = ({ status }: Call): boolean => status === "completed" || status === "failed";

/** Starts a call and returns its toolId. */
export function startCall(call: Call, parentToolId: string | undefined, state: State): string {
  const { emitter, quirks } = state;
  if (parentToolId === undefined) {
    state.hasAnswer = false;
    state.lastText = "";
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
