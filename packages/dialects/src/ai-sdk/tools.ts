import type { ToolStartedEvent } from "@agentstream/schema";
import { isMainThread, present } from "@agentstream/stream";

import { none } from "../dialect.ts";
import type { Handlers } from "../handlers.ts";
import { resultText } from "../result-text.ts";
import type { OpenTool } from "./open-tool.ts";
import type { AiSdkRun, UiMessageChunk } from "./run.ts";

/** The agent runs its tools itself, and the reader knows none of them beforehand. */
const foreign = { providerExecuted: true, dynamic: true } as const;

type ToolType = "toolInputChunk" | "toolStarted" | "toolProgress" | "toolCompleted" | "toolFailed";

export const tools: Handlers<AiSdkRun, UiMessageChunk, ToolType> = {
  toolInputChunk: (event, run) => {
    const { toolId: toolCallId, toolName, content: inputTextDelta } = event;
    if (!isMainThread(event)) return none;
    const delta = { type: "tool-input-delta" as const, toolCallId, inputTextDelta };
    if (run.inputs.has(toolCallId)) return [delta];
    if (toolName === undefined) return none;
    run.inputs.set(toolCallId, toolName);
    run.stepParts.add(toolCallId);
    const start = { type: "tool-input-start" as const, toolCallId, toolName, ...foreign };
    return inputTextDelta === "" ? [start] : [start, delta];
  },
  toolStarted: ({ toolId, toolName, title, arguments: input }, run) => {
    run.inputs.delete(toolId);
    const tool = { toolName, title, input, isDenied: false };
    run.tools.set(toolId, tool);
    run.stepParts.add(toolId);
    return [inputOf(toolId, tool)];
  },
  toolProgress: ({ toolId: toolCallId, output: added = "" }, run) => {
    if (added === "" || !run.tools.has(toolCallId)) return none;
    const output = run.tails.add(toolCallId, added);
    const preliminary = true;
    return [{ type: "tool-output-available", toolCallId, output, preliminary, ...foreign }];
  },
  toolCompleted: ({ toolId, success, result = null, error, arguments: input }, run) => {
    const late = setInput(toolId, input, run);
    if (endTool(toolId, run) === undefined) return none;
    return success
      ? [...late, { type: "tool-output-available", toolCallId: toolId, output: result, ...foreign }]
      : [...late, failure(toolId, error ?? resultText(result))];
  },
  toolFailed: ({ toolId, reason, error = reason }, run) => {
    const tool = endTool(toolId, run);
    if (tool === undefined || tool.isDenied) return none;
    return [reason === "denied" ? denial(toolId) : failure(toolId, error)];
  },
};

const failure = (toolCallId: string, errorText: string): UiMessageChunk => ({
  type: "tool-output-error",
  toolCallId,
  errorText,
  ...foreign,
});

export const denial = (toolCallId: string): UiMessageChunk => ({
  type: "tool-output-denied",
  toolCallId,
});

/** The call with its input. Sent again, it replaces the input, and shows the call as running. */
export const inputOf = (
  toolCallId: string,
  { toolName, title, input = {} }: OpenTool,
): UiMessageChunk =>
  present({ type: "tool-input-available", toolCallId, toolName, input, title, ...foreign });

/** Sends the input of an open call that has become known only now. */
export function setInput(
  toolId: string,
  input: ToolStartedEvent["arguments"],
  { tools: open }: AiSdkRun,
): readonly UiMessageChunk[] {
  const tool = open.get(toolId);
  if (tool === undefined || input === undefined) return none;
  tool.input = input;
  return [inputOf(toolId, tool)];
}

/** The call, if it was open: the reader fails at the result of a call that it does not know. */
function endTool(toolId: string, { tools: open, tails }: AiSdkRun): OpenTool | undefined {
  const tool = open.get(toolId);
  tails.drop(toolId);
  open.delete(toolId);
  return tool;
}

/** What closes the calls that are open. */
export const closeTools = ({ tools: open }: AiSdkRun): UiMessageChunk[] =>
  [...open]
    .filter(([, { isDenied }]) => !isDenied)
    .map(([toolCallId]) => failure(toolCallId, "cancelled"));

/**
 * The other running calls, with what they have printed so far: the reader sends its answers only when no call of the
 * step is running.
 */
export const suspendTools = ({ tools: open, tails }: AiSdkRun, asked: string): UiMessageChunk[] =>
  [...open]
    .filter(([toolCallId, { isDenied }]) => toolCallId !== asked && !isDenied)
    .map(([toolCallId]) => {
      const output = tails.add(toolCallId, "");
      return { type: "tool-output-available", toolCallId, output, ...foreign };
    });
