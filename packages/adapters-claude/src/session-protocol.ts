import {
  decideEnding,
  untyped as read,
  type Emitter,
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

type SessionHandler = (payload: NativeObject, emitter: Emitter, state: SessionState) => void;

const handlers: ReadonlyMap<string, SessionHandler> = new Map<string, SessionHandler>([
  ["plan", (payload, emitter, state) => emitText(payload["message"], emitter, state)],
  ["log", (payload, emitter, state) => emitText(payload["line"], emitter, state)],
  ["action", startTool],
  ["toolResult", completeTool],
  ["diff", emitDiff],
  ["error", emitError],
  ["cancelled", emitCancelled],
]);

/** The events of an older server in front of Claude Code: `{id, sessionId, type, payload, timestamp}`. */
export const sessionEvents = (
  { agentType = "claude" }: TranslatorOptions,
  tested: readonly string[],
): Protocol => ({
  info: { agentType, protocol: "session-event", tested },
  create: (emitter) => createNative(emitter),
});

function createNative(emitter: Emitter): NativeProtocol {
  const state: SessionState = { calls: 0, texts: 0, open: [] };
  const nameOf = (native: NativeObject): string => read.string(native["type"]) ?? "unknown";
  return {
    line(native) {
      const nativeSessionId = read.string(native["sessionId"]);
      if (nativeSessionId !== undefined) emitter.session.learn({ nativeSessionId });
      const handler = handlers.get(nameOf(native));
      const { payload } = native;
      if (handler === undefined) emitter.extension(nameOf(native), native);
      else handler(read.fields(payload), emitter, state);
    },
    nameOf,
    timeOf: (native) => read.string(native["timestamp"]),
    end(exit) {
      // the server closes a session that is done: its code says so, and no event does
      const isDone =
        exit.code === 0 && exit.sent === undefined && emitter.fatalError() === undefined;
      if (isDone && (emitter.turns.isOpen() || emitter.turns.verdict() === undefined)) {
        emitter.turns.ensure();
        emitter.turns.complete();
      }
      return decideEnding(exit, emitter);
    },
  };
}

/** A text comes whole. */
function emitText(text: unknown, emitter: Emitter, state: SessionState): void {
  if (typeof text === "string")
    emitter.blocks.whole(`text_${state.texts++}`, text, { type: "textChunk" });
}

function startTool(payload: NativeObject, emitter: Emitter, state: SessionState): void {
  const toolName = read.string(payload["tool"]) ?? "";
  const id = `call_${state.calls++}`;
  const given = read.toolArguments(payload["args"]);
  state.open.push({ id, toolName });
  emitter.tools.start(id, {
    toolName,
    ...(given !== undefined && { arguments: given }),
    ...mapTool(toolName, given),
  });
}

/** Results have no id: one belongs to the oldest open call of its tool. */
function completeTool(payload: NativeObject, emitter: Emitter, { open }: SessionState): void {
  const toolName = read.string(payload["tool"]) ?? "";
  const place = open.findIndex((one) => one.toolName === toolName);
  const [call] = place === -1 ? [] : open.splice(place, 1);
  const { output } = payload;
  const success = payload["success"] === true;
  emitter.tools.complete(call?.id ?? "", {
    success,
    ...(output !== undefined && { result: output }),
    ...(!success && typeof output === "string" && { error: output }),
  });
}

function emitDiff(payload: NativeObject, emitter: Emitter): void {
  const filePath = read.string(payload["file"]);
  const diff = read.string(payload["diff"]);
  if (filePath === undefined) return emitter.extension("diff", { type: "diff", payload });
  emitter.emit({
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

function emitError(payload: NativeObject, emitter: Emitter): void {
  const message = read.string(payload["message"]) ?? "The session failed.";
  const errorCode = mapError({ text: message });
  emitter.error({ message, errorCode, fatal: true });
  if (emitter.turns.isOpen()) emitter.turns.fail({ error: message, errorCode });
}

function emitCancelled(payload: NativeObject, emitter: Emitter): void {
  const error = read.string(payload["message"]) ?? "The session was cancelled.";
  emitter.turns.ensure();
  emitter.turns.fail({ error, errorCode: "cancelled" });
}
