import { endBlocks } from "./blocks.ts";
import { endCall } from "./end-call.ts";
import type { CallUpdate } from "./line.ts";
import { mapTool } from "./map-tool.ts";
import { isAbsent, mergeCall, type Call } from "./merge-call.ts";
import { parentOf, type State } from "./state.ts";
import { terminalNews } from "./terminal-news.ts";
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
  const news = terminalNews(update);
  const call = mergeCall(wasOpen ? old : undefined, toolCallId, update, news);
  const parentToolId = parentOf(update, state);
  endBlocks(state, parentToolId);
  state.calls.set(toolCallId, call);
  if (!wasOpen) startCall(call, parentToolId, state);
  const { output } = news;
  if (output !== undefined) state.emitter.tools.progress(toolCallId, { output });
  if (isEnd(call)) endCall(call, state);
  else if (!isFirst) emitOutput(call, update, state);
  return true;
}

const isEnd = ({ status }: Call): boolean => status === "completed" || status === "failed";

/** Starts a call and returns its toolId. */
export function startCall(call: Call, parentToolId: string | undefined, state: State): string {
  const { emitter, quirks } = state;
  if (parentToolId === undefined && quirks.endMark?.test(call.title ?? "") !== true) {
    state.hasAnswer = false;
    state.lastText = "";
    state.endedAtDenial = false;
  }
  return emitter.tools.start(call.toolCallId, { ...mapTool(call, quirks), parentToolId });
}

/** Before a call runs, its content is what it must do; some never say that it runs. */
function emitOutput(
  { toolCallId, status }: Call,
  { content, ...update }: CallUpdate,
  { emitter, calls }: State,
): void {
  const isInput = [update.status, update.rawInput].some((value) => !isAbsent(value));
  if (isAbsent(content) || (status === "pending" && isInput)) return;
  const output = textIn(calls.get(toolCallId)?.content ?? []);
  if (output !== undefined) emitter.tools.output(toolCallId, output);
}
