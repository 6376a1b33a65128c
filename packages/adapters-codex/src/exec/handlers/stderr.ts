import type { Emitter } from "@agentstream/adapter-kit/author";

import type { ErrorOutput } from "../state.ts";

/** What the CLI always prints, whatever happens. */
const chatter =
  /^(?:Reading (?:additional input|prompt) from stdin|For more information, try|Usage:|\s|$)/;

/** A tool call that was refused or did not work: of many of these there is no line on standard output. */
const toolError = /\bERROR codex_core::tools::router: error=(.+)/;

const refusal =
  /policy is never|approval required by policy|rejected by user approval settings|forbidden by policy|blocked by policy|Rejected\(/i;

/** On standard output too, as a declined command or a failed patch. */
const isShown =
  /due to unacceptable risk|approval review|\breviewer\b|^Exit code: |rejected by user$/i;

const namesError = /^(?:error\b|thread '.*' panicked)/i;

const limit = 2000;

/** The error output has what standard output hides: refusals, and why a run did not start. */
export function handleStderr(text: string, emitter: Emitter, output: ErrorOutput): void {
  const line = text.slice(0, limit).toWellFormed().trimEnd();
  if (chatter.test(line)) return;
  output.lastStderr = line;
  if (namesError.test(line)) output.lastStderrError = line;
  const message = toolError.exec(line)?.[1];
  if (message === undefined || isShown.test(message)) return;
  const isRefused = refusal.test(message);
  emitter.log(isRefused ? "warn" : "info", message, "stderr");
  if (isRefused) emitter.deny({ message, source: "stderr" });
}
