import { isMainThread } from "@agentstream/stream";

import { none } from "../dialect.ts";
import type { Handlers } from "../handlers.ts";
import { resultText } from "../result-text.ts";
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
    const start = { type: "tool-input-start" as const, toolCallId, toolName, ...foreign };
    return inputTextDelta === "" ? [start] : [start, delta];
  },
  toolStarted: ({ toolId: toolCallId, toolName, title, arguments: input = {} }, run) => {
    run.inputs.delete(toolCallId);
    run.tools.set(toolCallId, toolName);
    const about = title === undefined ? foreign : { title, ...foreign };
    return [{ type: "tool-input-available", toolCallId, toolName, input, ...about }];
  },
  toolProgress: ({ toolId: toolCallId, output: added = "" }, run) => {
    if (added === "" || !run.tools.has(toolCallId)) return none;
    const output = run.tails.add(toolCallId, added);
    const preliminary = true;
    return [{ type: "tool-output-available", toolCallId, output, preliminary, ...foreign }];
  },
  toolCompleted: ({ toolId: toolCallId, success, result = null, error }, run) => {
    if (!endTool(toolCallId, run)) return none;
    const errorText = error ?? resultText(result);
    return success
      ? [{ type: "tool-output-available", toolCallId, output: result, ...foreign }]
      : [{ type: "tool-output-error", toolCallId, errorText, ...foreign }];
  },
  toolFailed: ({ toolId: toolCallId, reason, error: errorText = reason }, run) =>
    endTool(toolCallId, run)
      ? [{ type: "tool-output-error", toolCallId, errorText, ...foreign }]
      : none,
};

/** Whether it was open: the reader fails at the result of a call that it does not know. */
function endTool(toolId: string, { tools: open, tails }: AiSdkRun): boolean {
  tails.drop(toolId);
  return open.delete(toolId);
}

/** What closes the calls that are open. */
export const closeTools = ({ tools: open }: AiSdkRun): UiMessageChunk[] =>
  [...open.keys()].map((toolCallId) => ({
    type: "tool-output-error",
    toolCallId,
    errorText: "cancelled",
    ...foreign,
  }));
