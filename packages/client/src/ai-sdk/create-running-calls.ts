import type { UIMessageChunk } from "ai";

/** The calls of a message that run, and wait for no permission. */
export interface RunningCalls {
  readonly note: (chunk: UIMessageChunk) => void;
  /**
   * Shows them as finished, with what they have printed so far: the AI SDK sends answers only when no call of the
   * step runs. What they print later replaces it.
   */
  readonly suspended: () => UIMessageChunk[];
}

export function createRunningCalls(): RunningCalls {
  const outputs = new Map<string, unknown>();
  return {
    note(chunk) {
      switch (chunk.type) {
        case "tool-input-available":
          outputs.set(chunk.toolCallId, "");
          return;
        case "tool-output-available":
          if (chunk.preliminary === true) outputs.set(chunk.toolCallId, chunk.output);
          else outputs.delete(chunk.toolCallId);
          return;
        case "tool-approval-request":
        case "tool-output-error":
        case "tool-output-denied":
          outputs.delete(chunk.toolCallId);
          return;
        default:
      }
    },
    suspended: () =>
      [...outputs].map(([toolCallId, output]) => ({
        type: "tool-output-available",
        toolCallId,
        output,
        providerExecuted: true,
        dynamic: true,
      })),
  };
}
