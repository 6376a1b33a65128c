import type { OutputEvent } from "@agentstream/schema";
import { present } from "@agentstream/stream";

import type { Handlers } from "../handlers.ts";
import type { ExecuteRun } from "./run.ts";

type ToolType = "toolStarted" | "toolCompleted" | "toolFailed";

export const tools: Handlers<ExecuteRun, OutputEvent, ToolType> = {
  toolStarted: ({ toolId: id, toolName: name, title: detail, arguments: input }, run) => {
    run.tools.set(id, name);
    return [present({ kind: "tool_call", id, name, status: "started", detail, input })];
  },
  toolCompleted: ({ toolId: id, toolName, success, error, result, arguments: input }, run) => {
    const name = takeName(run, id, toolName);
    const output = result ?? error ?? null;
    const call: OutputEvent = success
      ? present({ kind: "tool_call", id, name, status: "completed", input })
      : failedCall(id, name, error, input);
    return [call, { kind: "tool_result", tool_call_id: id, output, is_error: !success }];
  },
  toolFailed: ({ toolId: id, toolName, reason, error = reason }, run) => [
    failedCall(id, takeName(run, id, toolName), error),
  ],
};

/** `input`, where it was not known when the call started. */
const failedCall = (
  id: string,
  name: string,
  detail: string | undefined,
  input?: Readonly<Record<string, unknown>>,
): OutputEvent => present({ kind: "tool_call", id, name, status: "failed", detail, input });

function takeName({ tools: names }: ExecuteRun, id: string, toolName = ""): string {
  const name = names.get(id) ?? toolName;
  names.delete(id);
  return name;
}
