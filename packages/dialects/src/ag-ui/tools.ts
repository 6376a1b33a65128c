import { none } from "../dialect.ts";
import type { Handlers } from "../handlers.ts";
import { resultText } from "../result-text.ts";
import { tagOf, type AgUiEvent, type AgUiRun } from "./run.ts";

type ToolType = "toolInputChunk" | "toolStarted" | "toolCompleted" | "toolFailed";

/** A call is open here while its input streams; what it returns comes when it comes. */
export const tools: Handlers<AgUiRun, AgUiEvent, ToolType> = {
  toolInputChunk: (event, run) => {
    const { toolId: toolCallId, toolName: toolCallName, content: delta } = event;
    const open = run.inputs.get(toolCallId);
    if (open !== undefined)
      return delta === "" ? none : [{ type: "TOOL_CALL_ARGS", toolCallId, delta, ...open }];
    const tag = tagOf(event, run);
    if (tag === undefined || toolCallName === undefined) return none;
    run.inputs.set(toolCallId, tag);
    const start = { type: "TOOL_CALL_START" as const, toolCallId, toolCallName, ...tag };
    return delta === "" ? [start] : [start, { type: "TOOL_CALL_ARGS", toolCallId, delta, ...tag }];
  },
  toolStarted: (event, run) => {
    const { toolId: toolCallId, toolName: toolCallName, arguments: given } = event;
    const streamed = run.inputs.get(toolCallId);
    const tag = streamed ?? tagOf(event, run) ?? {};
    run.inputs.delete(toolCallId);
    run.tools.set(toolCallId, tag);
    const end = { type: "TOOL_CALL_END" as const, toolCallId, ...tag };
    if (streamed !== undefined) return [end];
    const start = { type: "TOOL_CALL_START" as const, toolCallId, toolCallName, ...tag };
    if (given === undefined) return [start, end];
    const delta = JSON.stringify(given);
    return [start, { type: "TOOL_CALL_ARGS", toolCallId, delta, ...tag }, end];
  },
  toolCompleted: ({ toolId, result, error }, run) =>
    toolResult(toolId, result === undefined ? (error ?? "") : resultText(result), run),
  toolFailed: ({ toolId, reason, error = reason }, run) => toolResult(toolId, error, run),
};

function toolResult(toolCallId: string, content: string, run: AgUiRun): readonly AgUiEvent[] {
  const tag = run.tools.get(toolCallId) ?? {};
  run.tools.delete(toolCallId);
  const messageId = `${toolCallId}/result`;
  return [{ type: "TOOL_CALL_RESULT", messageId, toolCallId, content, role: "tool", ...tag }];
}

/** Closes a call whose input streamed and that never began. */
export function closeInput(toolCallId: string, { inputs }: AgUiRun): readonly AgUiEvent[] {
  const tag = inputs.get(toolCallId);
  inputs.delete(toolCallId);
  return tag === undefined ? none : [{ type: "TOOL_CALL_END", toolCallId, ...tag }];
}
