import { read, untyped, type Lenient } from "@agentstream/adapter-kit/author";
import type {
  OpencodeRunToolPart,
  OpencodeToolMetadata,
} from "@agentstream/schema/native/opencode/run";
import type { OpencodeToolPart } from "@agentstream/schema/native/opencode/serve";

export type ToolPart = Lenient<OpencodeRunToolPart | OpencodeToolPart>;

/** What `apply_patch` returns beyond what its schema describes. No recording has it. */
interface PatchMetadata {
  files: PatchedFile[];
  patch: string;
}

export interface PatchedFile {
  filePath: string;
  /** Older versions. */
  file: string;
  movePath: string;
  type: "add" | "delete" | "update" | "move";
  status: "added" | "deleted" | "modified";
  diff: string;
  patch: string;
  filediff: { patch: string };
}

export type ToolMetadata = Lenient<OpencodeToolMetadata | PatchMetadata>;

/** A tool call as its part has it. */
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
  readonly metadata: ToolMetadata;
  readonly start: number | undefined;
  readonly end: number | undefined;
  /** The output was dropped from the conversation: an old call is printed once more. */
  readonly isCompacted: boolean;
}

export function readCall(part: ToolPart): Call | undefined {
  const name = read.string(part.tool);
  const nativeId = read.string(part.callID) ?? read.string(part.id);
  const state = read.object(part.state);
  if (name === undefined || nativeId === undefined || state === undefined) return undefined;
  const { status, input, output, error, title, metadata, time } = state;
  const { start, end, compacted } = read.fields(time);
  const isInvalid = name === "invalid";
  // the arguments of a tool are in no schema
  const called = untyped.fields(input);
  return {
    nativeId,
    partId: read.string(part.id) ?? nativeId,
    toolName: (isInvalid ? untyped.string(called["tool"]) : undefined) ?? name,
    isInvalid,
    status: read.string(status),
    args: isInvalid ? undefined : read.toolArguments(input),
    output,
    error: isInvalid ? untyped.string(called["error"] ?? output) : read.string(error),
    title: isInvalid ? undefined : read.string(title),
    metadata: read.fields(metadata),
    start: read.count(start),
    end: read.count(end),
    isCompacted: read.number(compacted) !== undefined,
  };
}
