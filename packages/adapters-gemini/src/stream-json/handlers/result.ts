import { read, untyped, type Lenient, type MemberOf } from "@agentstream/adapter-kit/author";

import { mapError } from "../../map-error.ts";
import { reasonOf } from "../api-error.ts";
import type { GeminiLine, Handler } from "../line.ts";
import { endBlocks, settleCalls, type State } from "../state.ts";
import { account } from "./account.ts";

type Result = Lenient<MemberOf<GeminiLine, "type", "result">>;

/** The last line: how the turn ended, and what the process used. */
export const handleResult: Handler<"result"> = (native, state) => {
  if (read.is(native.status, "success")) completeTurn(native, state);
  else failTurn(native, state);
};

function completeTurn({ stats }: Result, state: State): void {
  settleCalls(state);
  endBlocks(state);
  state.emitter.turns.complete(account(stats));
}

function failTurn({ status, error: detail, stats }: Result, state: State): void {
  const { emitter } = state;
  const { message, type, code } = read.fields(detail);
  const isCancelled = read.is(status, "cancelled");
  const ended = `The result is ${read.string(status) ?? "of no known status"}.`;
  // the text alone is in no schema
  const own = read.string(message) ?? untyped.string(detail) ?? state.lastError ?? ended;
  const error = reasonOf(own, state.apiError);
  const words = [read.string(code), error].filter((word) => word !== undefined).join(" ");
  const why = mapError(words, read.string(type), read.number(code));
  const errorCode = isCancelled ? "cancelled" : why.errorCode;
  const hasTurn = emitter.turns.isOpen();
  state.failed = why.detail;
  endBlocks(state, true);
  if (!isCancelled || !hasTurn) {
    // after a turn that has ended it ends nothing any more
    const fatal = hasTurn || emitter.turns.count() === 0;
    emitter.error({ message: error, errorCode, fatal, httpStatus: why.httpStatus });
  }
  if (hasTurn) emitter.turns.fail({ error, errorCode, ...account(stats) });
}
