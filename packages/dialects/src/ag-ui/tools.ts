import type { ToolStartedEvent } from "@agentstream/schema";
import { present } from "@agentstream/stream";

import { none } from "../dialect.ts";
import type { Handlers } from "../handlers.ts";
import { resultText } from "../result-text.ts";
import { tagOf, type AgUiEvent, type AgUiRun, type Tag } from "./run.ts";

type ToolType = "toolInputChunk" | "toolStarted" | "toolCompleted" | "toolFailed";
type Input = ToolStartedEvent["arguments"];

/** A call is open here until its arguments are known, at the latest until its result. */
export const tools: Handlers<AgUiRun, AgUiEvent, ToolType> = {
  toolInputChunk: (event, run) => {
    const { toolId: toolCallId, toolName: toolCallName, content: delta } = event;
    const open = run.inputs.get(toolCallId);
    const tag = open?.tag ?? tagOf(event, run);
    if (tag === undefined || (open === undefined && toolCallName === undefined)) return none;
    const hasPieces = open?.hasPieces === true || delta !== "";
    run.inputs.set(toolCallId, { tag, hasPieces });
    const pieces: AgUiEvent[] =
      delta === "" ? [] : [{ type: "TOOL_CALL_ARGS", toolCallId, delta, ...tag }];
    if (open !== undefined || toolCallName === undefined) return pieces;
    return [{ type: "TOOL_CALL_START", toolCallId, toolCallName, ...tag }, ...pieces];
  },
  toolStarted: (event, run) => {
    const { toolId: toolCallId, toolName: toolCallName, arguments: input } = event;
    const streamed = run.inputs.get(toolCallId);
    const tag = streamed?.tag ?? tagOf(event, run) ?? {};
    run.inputs.delete(toolCallId);
    run.tools.set(toolCallId, tag);
    if (streamed?.hasPieces === true) return [{ type: "TOOL_CALL_END", toolCallId, ...tag }];
    run.waiting.set(toolCallId, tag);
    const start: readonly AgUiEvent[] =
      streamed === undefined ? [{ type: "TOOL_CALL_START", toolCallId, toolCallName, ...tag }] : [];
    return input === undefined ? start : [...start, ...setInput(toolCallId, input, run)];
  },
  toolCompleted: ({ toolId, success, result, error, exitCode, arguments: input }, run) => {
    const content = result === undefined ? (error ?? "") : resultText(result);
    const metadata = success ? undefined : present({ isError: true, status: "error", exitCode });
    return [...setInput(toolId, input, run), toolResult(toolId, content, metadata, run)];
  },
  toolFailed: ({ toolId, reason, error = reason }, run) => {
    const metadata = { isError: true, status: reason };
    return [...setInput(toolId, undefined, run), toolResult(toolId, error, metadata, run)];
  },
};

/** Sends the arguments of a call that waits for them; `{}` where they never became known. */
export function setInput(
  toolCallId: string,
  input: Input,
  { waiting }: AgUiRun,
): readonly AgUiEvent[] {
  const tag = waiting.get(toolCallId);
  if (tag === undefined) return none;
  waiting.delete(toolCallId);
  return [
    { type: "TOOL_CALL_ARGS", toolCallId, delta: JSON.stringify(input ?? {}), ...tag },
    { type: "TOOL_CALL_END", toolCallId, ...tag },
  ];
}

function toolResult(
  toolCallId: string,
  content: string,
  metadata: unknown,
  run: AgUiRun,
): AgUiEvent {
  const tag: Tag = run.tools.get(toolCallId) ?? {};
  run.tools.delete(toolCallId);
  const place = { messageId: `${toolCallId}/result`, toolCallId, content, metadata };
  return present({ type: "TOOL_CALL_RESULT", ...place, role: "tool", ...tag });
}

/** Closes a call whose input streamed and that never began. */
export function closeInput(toolCallId: string, { inputs }: AgUiRun): readonly AgUiEvent[] {
  const open = inputs.get(toolCallId);
  inputs.delete(toolCallId);
  return open === undefined ? none : [{ type: "TOOL_CALL_END", toolCallId, ...open.tag }];
}
