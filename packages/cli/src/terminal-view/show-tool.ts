import {
  forWord,
  type ToolCompletedEvent,
  type ToolFailedEvent,
  type ToolStartedEvent,
  type UnifiedEvent,
} from "@agentstream/schema/core";

import { known } from "../known.ts";
import { describeTool } from "./describe-tool.ts";
import { durationInWords } from "./in-words.ts";
import { indentOf, type Stage } from "./stage.ts";
import { inOneLine } from "./strip-controls.ts";

/** Room for a mark, a duration and an exit code after the call. */
const roomForEnd = 32;

/** The line stays open, so that its end can follow in it if nothing comes between. */
export function showToolStart(event: ToolStartedEvent, stage: Stage): void {
  const { showsProgress, width, paint } = stage.options;
  if (!showsProgress) return;
  const line = describeTool(event, Math.max(20, width - roomForEnd));
  stage.calls.set(event.toolId, { line, startedAt: Date.parse(event.timestamp), effects: [] });
  stage.screen.endLine();
  stage.screen.add("stderr", keyOf(event), `${indentOf(event)}${paint.cyan("▸")} ${line}`);
}

export function showToolEnd(event: ToolCompletedEvent, stage: Stage): void {
  const { paint } = stage.options;
  const mark = event.success ? paint.green("✓") : paint.red("✗");
  const { exitCode, background } = event;
  const facts = known([
    ...durationOf(event, stage),
    exitCode === undefined ? undefined : `exit ${exitCode}`,
    background === true ? "in the background" : undefined,
  ]);
  endCall(event, stage, `${mark} ${paint.dim(facts.join(", "))}`, event.error);
}

export function showToolFailure(event: ToolFailedEvent, stage: Stage): void {
  const { paint } = stage.options;
  const reasons = { denied: "denied", cancelled: "cancelled", notRun: "not run", error: "failed" };
  endCall(
    event,
    stage,
    `${paint.red("✗")} ${forWord(reasons, event.reason) ?? event.reason}`,
    event.error,
  );
}

function endCall(
  event: ToolCompletedEvent | ToolFailedEvent,
  stage: Stage,
  outcome: string,
  error: string | undefined,
): void {
  const { showsProgress, paint, width } = stage.options;
  if (!showsProgress) return;
  const { screen, calls } = stage;
  const call = calls.get(event.toolId);
  const line = call?.line ?? inOneLine(event.toolName ?? "a tool", 40);
  calls.delete(event.toolId);
  if (screen.isOpen(keyOf(event))) screen.add("stderr", keyOf(event), `  ${outcome.trimEnd()}\n`);
  else screen.line("stderr", `${indentOf(event)}  ${line}  ${outcome.trimEnd()}`);
  for (const effect of call?.effects ?? []) screen.line("stderr", effect);
  if (error === undefined || error.trim() === "") return;
  screen.line("stderr", `${indentOf(event)}  ${paint.dim(inOneLine(error, width - 8))}`);
}

const keyOf = ({ toolId }: UnifiedEvent & { toolId: string }): string => `tool ${toolId}`;

/** The reported duration; else the time between the two events, if there is any. */
function durationOf({ toolId, durationMs, timestamp }: ToolCompletedEvent, stage: Stage): string[] {
  const startedAt = stage.calls.get(toolId)?.startedAt ?? Number.NaN;
  const ms = durationMs ?? Date.parse(timestamp) - startedAt;
  return Number.isFinite(ms) && ms > 0 ? [durationInWords(ms)] : [];
}
