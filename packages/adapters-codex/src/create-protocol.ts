import type {
  Emitter,
  NativeProtocol,
  Protocol,
  TranslatorOptions,
} from "@agentstream/adapter-kit";

import { decideExecEnding } from "./ending.ts";
import { handleError, releaseError } from "./handlers/error.ts";
import { handleItem } from "./handlers/item.ts";
import { handleResult, handleText } from "./handlers/result.ts";
import { handleStderr } from "./handlers/stderr.ts";
import { handleThreadStarted } from "./handlers/thread-started.ts";
import { handleTurnCompleted } from "./handlers/turn-completed.ts";
import { handleTurnFailed } from "./handlers/turn-failed.ts";
import { handleTurnStarted } from "./handlers/turn-started.ts";
import { tested } from "./info.ts";
import { nameOf } from "./name-of.ts";
import { createState, type ExecContext, type Handler } from "./state.ts";

const handlers: ReadonlyMap<unknown, Handler> = new Map([
  ["thread.started", handleThreadStarted],
  ["session.created", handleThreadStarted],
  ["turn.started", handleTurnStarted],
  ["item.started", handleItem],
  ["item.updated", handleItem],
  ["item.completed", handleItem],
  ["turn.completed", handleTurnCompleted],
  ["turn.failed", handleTurnFailed],
  ["error", handleError],
  ["result", handleResult],
]);

/** `codex exec --json`: one prompt, one turn, one way. */
export const execProtocol: Protocol = {
  info: { agentType: "codex", protocol: "exec", tested },
  // commands in the background run until the process ends
  survivesTurn: (_, { toolKind }) => toolKind === "execute",
  create: createExecProtocol,
};

function createExecProtocol(
  emitter: Emitter,
  _write: (line: string) => void,
  options: TranslatorOptions,
): NativeProtocol {
  const state = createState(options);
  const context: ExecContext = { emitter, state };
  return {
    nameOf,
    line(native) {
      releaseError(native, context);
      const handle = handlers.get(native["type"]) ?? handleText;
      handle(native, context);
    },
    stderr: (line) => handleStderr(line, context),
    end: (exit) => decideExecEnding(exit, context),
    // before its turn has ended the CLI is starting, not idle
    isIdle: () => emitter.turns.verdict() !== undefined && !emitter.turns.isOpen(),
  };
}
