import { read, untyped, type Field } from "@agentstream/adapter-kit/author";

import { handleCall } from "../calls.ts";
import type { State } from "../state.ts";
import type { MessageHandler } from "./line.ts";
import { beginPatch, endPatch } from "./patch.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Emits a call as if it were an item of a later version. */
function emitItem(
  phase: "started" | "completed",
  callId: Field,
  fields: Fields,
  state: State,
): boolean {
  const key = untyped.string(callId);
  if (key === undefined) return false;
  state.isStructured = true;
  const { emitter } = state;
  return handleCall(read.line(fields), { emitter, phase, key, isFlat: false });
}

export const handleOlderCommandBegin: MessageHandler<"exec_command_begin"> = (
  { call_id, command },
  state,
) =>
  emitItem(
    "started",
    call_id,
    { type: "command_execution", command: lineOf(read.strings(command)) },
    state,
  );

export const handleOlderCommandOutput: MessageHandler<"exec_command_output_delta"> = (
  { call_id, chunk },
  { emitter: { tools }, older: { decoders } },
) => {
  const key = read.string(call_id);
  const bytes = bytesOf(chunk);
  if (key === undefined || bytes === undefined || !tools.isOpen(key)) return false;
  const decode = decoders.get(key) ?? createDecoder();
  decoders.set(key, decode);
  const output = decode(bytes);
  if (output !== "") tools.progress(key, { output });
};

function createDecoder(): (bytes: Uint8Array) => string {
  const decoder = new TextDecoder();
  return (bytes) => decoder.decode(bytes, { stream: true });
}

export const handleOlderCommandEnd: MessageHandler<"exec_command_end"> = (native, state) => {
  const { call_id, aggregated_output, stdout, stderr, exit_code, duration } = native;
  const parts = [read.string(stdout) ?? "", read.string(stderr) ?? ""];
  const item = {
    type: "command_execution",
    status: "completed",
    exit_code,
    aggregated_output: read.string(aggregated_output) ?? parts.join(""),
    duration_ms: millisecondsOf(duration),
  };
  return emitItem("completed", call_id, item, state);
};

export const handleOlderPatchBegin: MessageHandler<"patch_apply_begin"> = (message, state) =>
  emitItem("started", message.call_id, beginPatch(message, state.older.patches), state);

export const handleOlderPatchEnd: MessageHandler<"patch_apply_end"> = (message, state) =>
  emitItem("completed", message.call_id, endPatch(message, state.older.patches), state);

export const handleOlderMcpBegin: MessageHandler<"mcp_tool_call_begin"> = (
  { call_id, invocation },
  state,
) => emitItem("started", call_id, { type: "mcp_tool_call", ...untyped.fields(invocation) }, state);

export const handleOlderMcpEnd: MessageHandler<"mcp_tool_call_end"> = (native, state) => {
  const { call_id, invocation, result, duration } = native;
  const { Ok: answer, Err: error } = untyped.fields(result);
  const { isError, is_error } = untyped.fields(answer);
  const hasFailed = error !== undefined || isError === true || is_error === true;
  const item = {
    type: "mcp_tool_call",
    ...untyped.fields(invocation),
    status: hasFailed ? "failed" : "completed",
    result: answer,
    error: typeof error === "string" ? { message: error } : error,
    duration_ms: millisecondsOf(duration),
  };
  return emitItem("completed", call_id, item, state);
};

/** A picture was shown to the model: there is no other line of it. */
export const handleOlderImageView: MessageHandler<"view_image_tool_call"> = (
  { call_id, path },
  state,
) => emitItem("completed", call_id, { type: "image_view", path }, state);

export const handleOlderSearchBegin: MessageHandler<"web_search_begin"> = ({ call_id }, state) =>
  emitItem("started", call_id, { type: "web_search" }, state);

export const handleOlderSearchEnd: MessageHandler<"web_search_end"> = ({ call_id, query }, state) =>
  emitItem("completed", call_id, { type: "web_search", query }, state);

/** The command as a shell takes it, which is how later versions print it. */
const lineOf = (words: readonly string[]): string =>
  words.map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : quoted(word))).join(" ");

const quoted = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`;

const millisecondsOf = (duration: Field): number | undefined => {
  const { secs, nanos } = untyped.fields(duration);
  const seconds = untyped.number(secs);
  if (seconds === undefined) return undefined;
  return Math.round(seconds * 1000 + (untyped.number(nanos) ?? 0) / 1e6);
};

/** The bytes of a piece of output: a list of them in the first versions, in base64 later. */
function bytesOf(chunk: Field): Uint8Array | undefined {
  if (Array.isArray(chunk)) return Uint8Array.from(chunk, (byte) => untyped.number(byte) ?? 0);
  const base64 = untyped.string(chunk);
  if (base64 === undefined) return undefined;
  try {
    return Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
  } catch {
    return undefined;
  }
}
