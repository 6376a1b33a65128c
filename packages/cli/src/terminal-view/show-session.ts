import {
  forWord,
  type SessionEndedEvent,
  type SessionStartedEvent,
  type SessionUpdatedEvent,
  type TurnFailedEvent,
} from "@agentstream/schema/core";

import { known } from "../known.ts";
import { costInWords, detailInWords, durationInWords, usageInWords } from "./in-words.ts";
import { showProgress, type Stage } from "./stage.ts";
import { inOneLine, stripControls } from "./strip-controls.ts";

export function showStart(event: SessionStartedEvent, stage: Stage): void {
  const { paint, width } = stage.options;
  const { agentType, agentVersion, model, cwd, config } = event;
  stage.model = model;
  const facts = known([agentType, agentVersion, model, cwd]);
  showProgress(stage, event, paint.dim(`● ${inOneLine(facts.join(" · "), width - 2)}`));
  for (const note of config?.notGuaranteed ?? [])
    showProgress(stage, event, paint.dim(`  note: ${inOneLine(note, 4 * width)}`));
}

export function showUpdate(event: SessionUpdatedEvent, stage: Stage): void {
  const { paint } = stage.options;
  const { model, contextCleared } = event;
  if (contextCleared === true) showProgress(stage, event, paint.dim("context cleared"));
  if (model === undefined || model === stage.model) return;
  stage.model = model;
  showProgress(stage, event, paint.dim(`model: ${inOneLine(model, 60)}`));
}

export function noteTurnFault(event: TurnFailedEvent, stage: Stage): void {
  stage.fault = event.error;
}

/** Failures are always shown; the rest only where progress is. */
export function showEnd(event: SessionEndedEvent, stage: Stage): void {
  const { screen, options } = stage;
  const { paint } = options;
  screen.endLine();
  if (event.reason !== "completed")
    screen.line("stderr", `${paint.red("✗")} ${failureInWords(event, stage)}`);
  const { permissionDenials = [], nativeSessionId, reason, detail } = event;
  const denied = permissionDenials.map(({ toolName = "a tool" }) => inOneLine(toolName, 60));
  if (denied.length > 0) showProgress(stage, event, paint.yellow(`  denied: ${denied.join(", ")}`));
  const facts = known([
    reason === "completed" ? wordsOf(detail ?? "completed") : undefined,
    event.durationMs === undefined ? undefined : durationInWords(event.durationMs),
    ...usageInWords(event.usage),
    ...costInWords(event),
  ]);
  const mark = reason === "completed" ? `${paint.green("✓")} ` : "  ";
  if (facts.length > 0) showProgress(stage, event, `${mark}${paint.dim(facts.join(" · "))}`);
  if (nativeSessionId !== undefined)
    showProgress(
      stage,
      event,
      paint.dim(`  Resume with --resume ${inOneLine(nativeSessionId, 100)}`),
    );
}

/** `mine failed: could not be started: spawn mine ENOENT`. */
function failureInWords(event: SessionEndedEvent, { fault }: Stage): string {
  const { agentType = "the agent", reason, detail, error = fault } = event;
  const outcomes = { failed: "failed", cancelled: "was cancelled", timeout: "timed out" };
  const outcome = reason === "completed" ? reason : outcomes[reason];
  const words = known([
    `${inOneLine(agentType, 60)} ${outcome}`,
    detail === undefined || detail === "other" ? undefined : wordsOf(detail),
    error === undefined ? undefined : stripControls(error).trim(),
  ]);
  return words.join(": ");
}

/** A detail that is not known here is shown as it came. */
const wordsOf = (detail: string): string => forWord(detailInWords, detail) ?? detail;
