import type {
  BlockDiscardedEvent,
  ContextCompactedEvent,
  ErrorEvent,
  HookCompletedEvent,
  LogEvent,
  PermissionResolvedEvent,
  QuestionAnsweredEvent,
  RateLimitUpdatedEvent,
  RawOutputEvent,
} from "@agentstream/schema";

import { durationInWords } from "./in-words.ts";
import { tell, type Stage } from "./stage.ts";
import { inOneLine } from "./strip-controls.ts";

export function showError(event: ErrorEvent, stage: Stage): void {
  const { paint, width } = stage.options;
  const { attempt, maxAttempts, delayMs } = event.retry ?? {};
  const retry = [
    ...(attempt === undefined ? [] : [`attempt ${attempt}`]),
    ...(maxAttempts === undefined ? [] : [`of ${maxAttempts}`]),
    ...(delayMs === undefined ? [] : [`in ${durationInWords(delayMs)}`]),
  ].join(" ");
  const again = retry === "" ? "" : paint.dim(` (${retry})`);
  tell(stage, event, `${paint.yellow("!")} ${inOneLine(event.message, width)}${again}`);
}

export function showLog(event: LogEvent, stage: Stage): void {
  if (event.level === "debug" || event.level === "info") return;
  const { paint, width } = stage.options;
  tell(stage, event, `${paint.yellow("!")} ${inOneLine(event.message, 4 * width)}`);
}

export function showRateLimit(event: RateLimitUpdatedEvent, stage: Stage): void {
  const { status, window, usedPercent, resetsAt } = event;
  if (status === "allowed") return;
  const { paint, width } = stage.options;
  const facts = [
    inOneLine(status, 40),
    ...(window === undefined ? [] : [`of ${inOneLine(window, 40)}`]),
    ...(usedPercent === undefined ? [] : [`${Math.round(usedPercent)} % used`]),
    ...(resetsAt === undefined ? [] : [`until ${inOneLine(resetsAt, 40)}`]),
  ];
  tell(stage, event, `${paint.yellow("!")} rate limit: ${inOneLine(facts.join(", "), width)}`);
}

export function showCompaction(event: ContextCompactedEvent, stage: Stage): void {
  const { paint, width } = stage.options;
  const { phase, tokensBefore, tokensAfter, error } = event;
  if (phase === "started") return;
  if (phase === "failed")
    return tell(
      stage,
      event,
      `${paint.yellow("!")} the context could not be compacted: ${inOneLine(error ?? "", width)}`,
    );
  const sizes = [tokensBefore, tokensAfter].every((size) => size !== undefined)
    ? `: ${tokensBefore} → ${tokensAfter} tokens`
    : "";
  tell(stage, event, paint.dim(`context compacted${sizes}`));
}

export function showHookEnd(event: HookCompletedEvent, stage: Stage): void {
  if (event.success) return;
  const { paint, width } = stage.options;
  const { name, exitCode, output = "" } = event;
  const code = exitCode === undefined ? "" : ` exit ${exitCode}`;
  tell(stage, event, `${paint.red("✗")} hook ${inOneLine(`${name}${code} ${output}`, width - 8)}`);
}

/** What somebody at the terminal answered is known there. */
export function showPermission(event: PermissionResolvedEvent, stage: Stage): void {
  const { outcome, by, message = "" } = event;
  if (outcome === "allowed" || (outcome === "denied" && by === "user")) return;
  const { paint, width } = stage.options;
  const whose = by === undefined || outcome !== "denied" ? "" : ` by the ${by}`;
  tell(
    stage,
    event,
    `${paint.yellow("!")} permission ${inOneLine(`${outcome}${whose} ${message}`, width)}`,
  );
}

export function showQuestion(event: QuestionAnsweredEvent, stage: Stage): void {
  if (event.outcome === "answered" || event.outcome === "declined") return;
  tell(stage, event, `${stage.options.paint.yellow("!")} question ${event.outcome}`);
}

/** What was shown already cannot be taken from the terminal. */
export function showDiscarded(event: BlockDiscardedEvent, stage: Stage): void {
  const wasKnown = stage.blocks.delete(event.blockId);
  const wasShown = event.reason === "superseded" || (wasKnown && stage.options.isLive);
  if (wasShown) tell(stage, event, stage.options.paint.dim("(the above is taken back)"));
}

/** Error output comes only when a run failed: it may say why. */
export function showRawOutput(event: RawOutputEvent, stage: Stage): void {
  const { showsProgress, paint, width } = stage.options;
  const text = inOneLine(event.line, 4 * width);
  if (event.stream === "stderr" || showsProgress) stage.screen.line("stderr", paint.dim(text));
}
