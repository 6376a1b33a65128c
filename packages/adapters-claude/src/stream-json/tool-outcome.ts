import { read, type Lenient } from "@agentstream/adapter-kit/author";
import type { ToolFailureReason } from "@agentstream/schema";
import type { ClaudeToolResultMeta } from "@agentstream/schema/native/claude/stream-json";

/** A call that returned. */
export interface Returned {
  readonly id: string;
  readonly toolId: string;
  readonly text: string;
  /** The result as the tool has it; every tool has a shape of its own, which no schema describes. */
  readonly result: Lenient<unknown>;
}

/** How a call ended. */
export type ToolOutcome =
  | {
      readonly kind: "completed";
      readonly success: boolean;
      readonly exitCode?: number | undefined;
    }
  | { readonly kind: "failed"; readonly reason: ToolFailureReason };

/** The facts of a result. */
export interface ToolResultFacts {
  readonly isError: boolean;
  readonly text: string;
  /** The CLI's own report on whether it ran, where it has one. */
  readonly meta: Lenient<ClaudeToolResultMeta>;
  /** Its input was no JSON. */
  readonly isMalformed: boolean;
  /** It was refused by a rule or a mode before. */
  readonly isDenied: boolean;
  /** A host was asked, and its answer was not seen. */
  readonly isAsked: boolean;
}

const cancelled =
  /^(?:Exit code \d+\n)?\[Request interrupted by user|was stopped while running, not refused|^<tool_use_error>Cancelled:|Command was aborted before completion|^\[Operation Cancelled\]/;
/** The CLI words an interruption like the user's rejection: it is one only where a host was asked. */
const rejected = /^The user doesn't want to (?:proceed|take this action)/;
const denied =
  /^Permission to use [\s\S]* has been denied|^Claude requested permissions? to |requires permission to use|^Tool permission request failed|^(?:Error: )?(?:Tool permission )?stream closed|but you haven't granted it yet|^[\s\S]{0,200} was blocked\. For security|permission (?:was )?(?:denied|declined)|^Permission for .* (?:denied|declined)|^PreToolUse:\S+ hook error/;
const notRun =
  /No such tool available|InputValidationError|not found in registry|Tool "[^"]*" not found|could not be parsed|is not valid JSON/i;
/** Qwen Code has it on a line of its own, after the command and its output. */
const exitCodes = [/^Exit code (\d+)/, /^Command: [^]*\nExit Code: (\d+)(?:\n|$)/];
const ran = /^Exit code \d+|^<tool_use_error>/;

/** Why a call did not run, or was stopped, where its words alone say so; undefined: it ran. */
export function toolErrorOf(error: string): ToolFailureReason | undefined {
  if (cancelled.test(error)) return "cancelled";
  if (/^Exit code \d+/.test(error)) return undefined;
  if (denied.test(error)) return "denied";
  return notRun.test(error) ? "notRun" : undefined;
}

/** Whether a call ran and returned; an error alone says neither. */
export function mapToolOutcome({
  isError,
  isMalformed,
  text,
  meta,
  isDenied,
  isAsked,
}: ToolResultFacts): ToolOutcome {
  if (isDenied) return { kind: "failed", reason: "denied" };
  if (!isError) return { kind: "completed", success: true };
  if (cancelled.test(text)) return { kind: "failed", reason: "cancelled" };
  if (rejected.test(text)) return { kind: "failed", reason: isAsked ? "denied" : "cancelled" };
  const { decision } = read.fields(meta.permission_decision);
  const isRejected =
    read.is(decision, "reject") || read.string(meta.non_execution_kind) !== undefined;
  if (isRejected || denied.test(text)) return { kind: "failed", reason: "denied" };
  if (isMalformed || notRun.test(text)) return { kind: "failed", reason: "notRun" };
  if (isAsked && !ran.test(text)) return { kind: "failed", reason: "denied" };
  const [exitCode] = exitCodes.flatMap((pattern) => pattern.exec(text)?.[1] ?? []);
  return {
    kind: "completed",
    success: false,
    exitCode: exitCode === undefined ? undefined : Number(exitCode),
  };
}
