import {
  forWord,
  type SessionEndedEvent,
  type SessionStartedEvent,
  type SessionUpdatedEvent,
  type TurnFailedEvent,
} from "@agentstream/schema";

import { costInWords, detailInWords, durationInWords, usageInWords } from "./in-words.ts";
import { tell, type Stage } from "./stage.ts";
import { inOneLine, stripControls } from "./strip-controls.ts";

export function showStart(event: SessionStartedEvent, stage: Stage): void {
  const { paint, width } = stage.options;
  const { agentType, agentVersion, model, cwd, config } = event;
  stage.model = model;
  const facts = [agentType, agentVersion, model, cwd].filter((fact) => fact !== undefined);
  tell(stage, event, paint.dim(`● ${inOneLine(facts.join(" · "), width - 2)}`));
  for (const note of config?.notGuaranteed ?? [])
    tell(stage, event, paint.dim(`  note: ${inOneLine(note, 4 * width)}`));
}

export function showUpdate(event: SessionUpdatedEvent, stage: Stage): void {
  const { paint } = stage.options;
  const { model, contextCleared } = event;
  if (contextCleared === true) tell(stage, event, paint.dim("context cleared"));
  if (model === undefined || model === stage.model) return;
  stage.model = model;
  tell(stage, event, paint.dim(`model: ${inOneLine(model, 60)}`));
}

export function noteTurnFault(event: TurnFailedEvent, stage: Stage): void {
  stage.fault = event.error;
}

/** What went wrong is told wherever its reader is; the rest where somebody watches. */
export function showEnd(event: SessionEndedEvent, stage: Stage): void {
  const { screen, options } = stage;
  const { paint } = options;
  screen.endLine();
  if (event.reason !== "completed")
    screen.line("stderr", `${paint.red("✗")} ${failureInWords(event, stage)}`);
  const { permissionDenials = [], nativeSessionId, reason, detail } = event;
  const denied = permissionDenials.map(({ toolName = "a tool" }) => inOneLine(toolName, 60));
  if (denied.length > 0) tell(stage, event, paint.yellow(`  denied: ${denied.join(", ")}`));
  const facts = [
    ...(reason === "completed" ? [detail === undefined ? "completed" : wordsOf(detail)] : []),
    ...(event.durationMs === undefined ? [] : [durationInWords(event.durationMs)]),
    ...usageInWords(event.usage),
    ...costInWords(event),
  ];
  const mark = reason === "completed" ? `${paint.green("✓")} ` : "  ";
  if (facts.length > 0) tell(stage, event, `${mark}${paint.dim(facts.join(" · "))}`);
  if (nativeSessionId !== undefined)
    tell(stage, event, paint.dim(`  go on with: --resume ${inOneLine(nativeSessionId, 100)}`));
}

/** `mine failed: it could not be started: spawn mine ENOENT`. */
function failureInWords(event: SessionEndedEvent, { fault }: Stage): string {
  const { agentType = "the agent", reason, detail, error = fault } = event;
  const words = { failed: "failed", cancelled: "was cancelled", timeout: "timed out" };
  const outcome = reason === "completed" ? reason : words[reason];
  const why = [
    ...(detail === undefined || detail === "other" ? [] : [wordsOf(detail)]),
    ...(error === undefined ? [] : [stripControls(error).trim()]),
  ];
  return [`${inOneLine(agentType, 60)} ${outcome}`, ...why].join(": ");
}

/** A detail that is not known here is shown as it came. */
const wordsOf = (detail: string): string => forWord(detailInWords, detail) ?? detail;
