import { read, type NativeObject } from "@agentstream/adapter-kit";

import type { Handler } from "../create-protocol.ts";
import { mapError } from "../map-error.ts";
import { mapUsage, mapUsageByModel } from "../map-usage.ts";
import { endBlocks, settleCalls, type State } from "../state.ts";

/** The last line: how the turn ended, and what the process used. */
export const handleResult: Handler = (native, state) => {
  if (native.status === "success") completeTurn(native, state);
  else failTurn(native, state);
  return true;
};

function completeTurn({ stats }: NativeObject, state: State): void {
  settleCalls(state);
  endBlocks(state);
  state.emitter.turns.complete(account(stats));
}

function failTurn({ status, error: detail, stats }: NativeObject, state: State): void {
  const { emitter } = state;
  const { message, type, code } = read.fields(detail);
  const isCancelled = status === "cancelled";
  const ended = `The result is ${read.string(status) ?? "of no known status"}.`;
  const error = read.string(message) ?? read.string(detail) ?? state.lastError ?? ended;
  const words = [read.string(code), error].filter((word) => word !== undefined).join(" ");
  const why = mapError(words, read.string(type), read.number(code));
  const errorCode = isCancelled ? "cancelled" : why.errorCode;
  const hasTurn = emitter.turns.isOpen();
  state.failed = why.detail;
  endBlocks(state, true);
  if (!isCancelled || !hasTurn) {
    // after a turn that has ended it ends nothing any more
    const fatal = hasTurn || emitter.turns.count() === 0;
    const { httpStatus } = why;
    emitter.error({
      message: error,
      errorCode,
      fatal,
      ...(httpStatus !== undefined && { httpStatus }),
    });
  }
  if (hasTurn) emitter.turns.fail({ error, errorCode, ...account(stats) });
}

function account(stats: unknown): {
  usage?: NonNullable<ReturnType<typeof mapUsage>>;
  usageByModel?: NonNullable<ReturnType<typeof mapUsageByModel>>;
  durationMs?: number;
} {
  const usage = mapUsage(stats);
  const usageByModel = mapUsageByModel(stats);
  // the CLI's error handlers write 0
  const durationMs = read.count(read.fields(stats)["duration_ms"]) || undefined;
  return {
    ...(usage !== undefined && { usage }),
    ...(usageByModel !== undefined && { usageByModel }),
    ...(durationMs !== undefined && { durationMs }),
  };
}
