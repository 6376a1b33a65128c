import {
  forWord,
  type FileChangedEvent,
  type PlanUpdatedEvent,
  type SubagentCompletedEvent,
  type SubagentStartedEvent,
  type TaskCompletedEvent,
  type TaskStartedEvent,
} from "@agentstream/schema/core";

import { indentOf, showProgress, type Stage } from "./stage.ts";
import { inOneLine } from "./strip-controls.ts";

export function showFile(event: FileChangedEvent, stage: Stage): void {
  const { paint, width } = stage.options;
  const { filePath, movedTo, changeType, diff, inferred } = event;
  const marks = { created: paint.green("+"), modified: paint.yellow("~"), deleted: paint.red("-") };
  const path = inOneLine(movedTo === undefined ? filePath : `${filePath} → ${movedTo}`, width);
  const counts = diff === undefined ? "" : countLines(diff);
  const facts = [counts, inferred === true ? "(inferred)" : ""].filter((fact) => fact !== "");
  const line = `  ${marks[changeType]} ${path}  ${paint.dim(facts.join(", "))}`.trimEnd();
  const call = stage.calls.get(event.toolId ?? "");
  if (call === undefined) showProgress(stage, event, line);
  else call.effects.push(`${indentOf(event)}${line}`);
}

/** `+3 -1`: the lines that a diff adds and takes away. */
function countLines(diff: string): string {
  const lines = diff.split("\n");
  const count = (sign: string, header: string): number =>
    lines.filter((line) => line.startsWith(sign) && !line.startsWith(header)).length;
  const [added, removed] = [count("+", "+++ "), count("-", "--- ")];
  return added + removed === 0 ? "" : `+${added} -${removed}`;
}

const boxes = { pending: "☐", inProgress: "◐", completed: "☑", cancelled: "☒" };

export function showPlan(event: PlanUpdatedEvent, stage: Stage): void {
  const { paint, width } = stage.options;
  showProgress(stage, event, paint.bold("Plan"));
  for (const { content, status } of event.entries) {
    const line = `${forWord(boxes, status) ?? boxes.pending} ${inOneLine(content, width - 6)}`;
    const isOver = status === "completed" || status === "cancelled";
    showProgress(stage, event, `  ${isOver ? paint.dim(line) : line}`);
  }
}

/** A sub-agent with a call of its own is shown by that call. */
export function showSubagent(event: SubagentStartedEvent, stage: Stage): void {
  const { paint, width, showsProgress } = stage.options;
  if (!showsProgress || stage.calls.has(event.toolId ?? "")) return;
  const label = inOneLine(event.label, width - 12);
  stage.subagents.set(event.subagentId, label);
  stage.screen.line("stderr", `${paint.cyan("▸")} ${label}`);
}

export function showSubagentEnd(event: SubagentCompletedEvent, stage: Stage): void {
  const { paint } = stage.options;
  const label = stage.subagents.get(event.subagentId);
  if (label === undefined) return;
  const mark = event.success ? paint.green("✓") : paint.red("✗");
  stage.screen.line("stderr", `  ${label}  ${mark}`);
}

export function showTask(event: TaskStartedEvent, stage: Stage): void {
  const { paint, width } = stage.options;
  const title = inOneLine(event.title ?? event.kind, width - 20);
  showProgress(stage, event, `${paint.cyan("▸")} Background task: ${title}`);
}

export function showTaskEnd(event: TaskCompletedEvent, stage: Stage): void {
  const { paint, width } = stage.options;
  const mark = event.success ? paint.green("✓") : paint.red("✗");
  const status = inOneLine(event.status ?? "", width - 30);
  showProgress(stage, event, `${mark} Background task finished.  ${paint.dim(status)}`.trimEnd());
}
