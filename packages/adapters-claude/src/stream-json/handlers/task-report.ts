import { untyped } from "@agentstream/adapter-kit/author";

import type { Context } from "../state.ts";
import type { Returned } from "../tool-outcome.ts";
import { endReported, notifyEnd } from "./task.ts";

const stopTools = new Set(["KillShell", "KillBash", "TaskStop"]);
/** Else it had ended before. */
const hasStopped = /Successfully (?:killed|stopped)/;
const outputTools = new Set(["BashOutput", "TaskOutput", "AgentOutput", "AgentOutputTool"]);

/** A tool that stops a task, or reads its output, has returned. */
export function noteTaskReport({ toolId, text }: Returned, context: Context): void {
  const { toolName = "", arguments: given = {} } = context.emitter.tools.startOf(toolId) ?? {};
  const status = statusIn(toolName, text);
  if (status === undefined) return;
  for (const name of ["task_id", "shell_id", "bash_id", "agentId"]) {
    const taskId = untyped.string(given[name]);
    if (taskId !== undefined) endReported(taskId, status, context);
  }
}

function statusIn(toolName: string, text: string): string | undefined {
  if (stopTools.has(toolName)) return hasStopped.test(text) ? "stopped" : undefined;
  return outputTools.has(toolName) ? tagIn("status", text) : undefined;
}

/** What the model gets when a task ends, in versions that print it as a message. */
export function noteTaskNotice(text: string, context: Context): boolean {
  if (!text.startsWith("<task-notification>")) return false;
  const end = {
    status: tagIn("status", text),
    summary: tagIn("summary", text),
    outputFile: tagIn("output-file", text),
  };
  notifyEnd(tagIn("task-id", text) ?? "", end, context);
  return true;
}

const tagIn = (name: string, text: string): string | undefined =>
  new RegExp(`<${name}>([^]*?)</${name}>`).exec(text)?.[1];
