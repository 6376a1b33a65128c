import { errorCodeOfStatus } from "@agentstream/adapter-kit/author";

import { apiErrorIn } from "../api-error.ts";
import type { State } from "../state.ts";

const escape = String.fromCharCode(27);
const colours = new RegExp(`${escape}\\[[0-9;]*m`, "g");
const noise =
  /^(?:Warning: |Ripgrep is not available|\[STARTUP\]|YOLO mode is enabled|Usage: |\s+at |\s*[{}])/;
const failedAttempt = /^Attempt (\d+) failed with status (\d{3})\. Retrying/;

/** Mostly noise. It counts where stdout says nothing: a failure to start, attempts that are made again, and why the last one failed. */
export function handleStderr(line: string, state: State): void {
  const words = line.replace(colours, "").trimEnd();
  const [, attempt, status] = failedAttempt.exec(words) ?? [];
  if (attempt !== undefined && status !== undefined) {
    return emitRetry(state, words, Number(attempt), Number(status));
  }
  if (words === "" || noise.test(words)) return;
  state.apiError = apiErrorIn(words) ?? state.apiError;
  state.firstWords ??= words;
  if (/^error/i.test(words)) state.firstError ??= words;
}

/** Emitted only while its turn is open: later it only repeats what is known. */
function emitRetry({ emitter }: State, words: string, attempt: number, httpStatus: number): void {
  if (!emitter.turns.isOpen()) return;
  const message = words.split("... ")[0] ?? words;
  const errorCode = errorCodeOfStatus(httpStatus) ?? "unknown";
  emitter.error({ message, errorCode, fatal: false, retry: { attempt }, httpStatus });
}
