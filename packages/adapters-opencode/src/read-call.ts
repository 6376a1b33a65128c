import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";

/** A tool call as its part tells it. */
export interface Call {
  readonly nativeId: string;
  readonly partId: string;
  /** Of a call of a tool that does not exist, the name that the model gave. */
  readonly toolName: string;
  readonly isInvalid: boolean;
  readonly status: string | undefined;
  /** Undefined: not known. */
  readonly args: Record<string, unknown> | undefined;
  readonly output: unknown;
  readonly error: string | undefined;
  readonly title: string | undefined;
  readonly metadata: NativeObject;
  readonly start: number | undefined;
  readonly end: number | undefined;
  /** The output was dropped from the conversation: an old call is told once more. */
  readonly isCompacted: boolean;
}

export function readCall(part: NativeObject): Call | undefined {
  const { id, callID, tool, state } = part;
  const name = read.string(tool);
  const nativeId = read.string(callID) ?? read.string(id);
  if (name === undefined || nativeId === undefined || !read.isFields(state)) return undefined;
  const { status, input, output, error, title, metadata, time } = state;
  const { start, end, compacted } = read.fields(time);
  const isInvalid = name === "invalid";
  const called = read.fields(input);
  return {
    nativeId,
    partId: read.string(id) ?? nativeId,
    toolName: (isInvalid ? read.string(called["tool"]) : undefined) ?? name,
    isInvalid,
    status: read.string(status),
    args: isInvalid ? undefined : read.toolArguments(input),
    output,
    error: read.string(isInvalid ? (called["error"] ?? output) : error),
    title: isInvalid ? undefined : read.string(title),
    metadata: read.fields(metadata),
    start: read.count(start),
    end: read.count(end),
    isCompacted: read.number(compacted) !== undefined,
  };
}
