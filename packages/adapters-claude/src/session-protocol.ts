import {
  decideEnding,
  read,
  type Keeper,
  type NativeObject,
  type NativeProtocol,
  type Protocol,
  type TranslatorOptions,
} from "@agentstream/adapter-kit";

import { mapError } from "./map-error.ts";
import { mapTool } from "./map-tool.ts";

/** How many calls there were, and the name of each that is open. */
interface SessionState {
  calls: number;
  texts: number;
  readonly open: { readonly id: string; readonly toolName: string }[];
}

type SessionHandler = (payload: NativeObject, keeper: Keeper, state: SessionState) => void;

const handlers: ReadonlyMap<string, SessionHandler> = new Map<string, SessionHandler>([
  ["plan", (payload, keeper, state) => tellText(payload["message"], keeper, state)],
  ["log", (payload, keeper, state) => tellText(payload["line"], keeper, state)],
  ["action", startTool],
  ["toolResult", completeTool],
  ["diff", tellDiff],
  ["error", tellError],
  ["cancelled", tellCancelled],
]);

/** The events of an older server in front of Claude Code: `{id, sessionId, type, payload, timestamp}`. */
export const sessionEvents = (
  { agentType = "claude" }: TranslatorOptions,
  tested: readonly string[],
): Protocol => ({
  info: { agentType, protocol: "session-event", tested },
  create: (keeper) => createNative(keeper),
});

function createNative(keeper: Keeper): NativeProtocol {
  const state: SessionState = { calls: 0, texts: 0, open: [] };
  const nameOf = (native: NativeObject): string => read.string(native["type"]) ?? "unknown";
  return {
    line(native) {
      const nativeSessionId = read.string(native["sessionId"]);
      if (nativeSessionId !== undefined) keeper.session.learn({ nativeSessionId });
      const handler = handlers.get(nameOf(native));
      const { payload } = native;
      if (handler === undefined) keeper.extension(nameOf(native), native);
      else handler(read.fields(payload), keeper, state);
    },
    nameOf,
    timeOf: (native) => read.string(native["timestamp"]),
    end(exit) {
      // the server closes a session that is done: its code says so, and no event does
      const isDone =
        exit.code === 0 && exit.sent === undefined && keeper.fatalError() === undefined;
      if (isDone && (keeper.turns.isOpen() || keeper.turns.verdict() === undefined)) {
        keeper.turns.ensure();
        keeper.turns.complete();
      }
      return decideEnding(exit, keeper);
    },
  };
}

/** A text comes whole. */
function tellText(text: unknown, keeper: Keeper, state: SessionState): void {
  if (typeof text === "string")
    keeper.blocks.whole(`text_${state.texts++}`, text, { type: "textChunk" });
}

function startTool(payload: NativeObject, keeper: Keeper, state: SessionState): void {
  const toolName = read.string(payload["tool"]) ?? "";
  const id = `call_${state.calls++}`;
  const given = read.toolArguments(payload["args"]);
  state.open.push({ id, toolName });
  keeper.tools.start(id, {
    toolName,
    ...(given !== undefined && { arguments: given }),
    ...mapTool(toolName, given),
  });
}

/** Results have no id: one belongs to the oldest open call of its tool. */
function completeTool(payload: NativeObject, keeper: Keeper, { open }: SessionState): void {
  const toolName = read.string(payload["tool"]) ?? "";
  const place = open.findIndex((one) => one.toolName === toolName);
  const [call] = place === -1 ? [] : open.splice(place, 1);
  const { output } = payload;
  const success = payload["success"] === true;
  keeper.tools.complete(call?.id ?? "", {
    success,
    ...(output !== undefined && { result: output }),
    ...(!success && typeof output === "string" && { error: output }),
  });
}

function tellDiff(payload: NativeObject, keeper: Keeper): void {
  const filePath = read.string(payload["file"]);
  const diff = read.string(payload["diff"]);
  if (filePath === undefined) return keeper.extension("diff", { type: "diff", payload });
  keeper.emit({
    type: "fileChanged",
    filePath,
    changeType: changeTypeOf(diff ?? ""),
    ...(diff !== undefined && { diff }),
  });
}

function changeTypeOf(diff: string): "created" | "modified" | "deleted" {
  if (/^--- \/dev\/null|^@@ -0,0 /m.test(diff)) return "created";
  return /^\+\+\+ \/dev\/null|^@@ -\S+ \+0,0 /m.test(diff) ? "deleted" : "modified";
}

function tellError(payload: NativeObject, keeper: Keeper): void {
  const message = read.string(payload["message"]) ?? "The session failed.";
  const errorCode = mapError({ text: message });
  keeper.error({ message, errorCode, fatal: true });
  if (keeper.turns.isOpen()) keeper.turns.fail({ error: message, errorCode });
}

function tellCancelled(payload: NativeObject, keeper: Keeper): void {
  const error = read.string(payload["message"]) ?? "The session was cancelled.";
  keeper.turns.ensure();
  keeper.turns.fail({ error, errorCode: "cancelled" });
}
