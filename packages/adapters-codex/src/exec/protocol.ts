import {
  read,
  untyped,
  type NativeLine,
  type NativeProtocol,
  type Protocol,
} from "@agentstream/adapter-kit/author";

import { decideExecEnding } from "./ending.ts";
import { handlers } from "./handlers.ts";
import { releaseError } from "./handlers/held-error.ts";
import { releaseStart } from "./handlers/item.ts";
import { handleStderr } from "./handlers/stderr.ts";
import { releaseTexts } from "./held-texts.ts";
import { createState } from "./state.ts";

/** `codex exec --json`: one prompt, one turn, one way. */
export const exec = (info: Protocol["info"]): Protocol => ({
  info,
  // commands in the background run until the process ends
  survivesTurn: (_, { toolKind }) => toolKind === "execute",
  create(emitter, _write, options): NativeProtocol {
    const state = createState(emitter, options);
    return {
      nameOf,
      line(native) {
        releaseError(native, state);
        releaseTexts(state, native);
        releaseStart(state, native);
        return handlers.dispatch(native, state);
      },
      stderr: (line) => handleStderr(line, emitter, state),
      end(exit) {
        releaseTexts(state);
        releaseStart(state);
        return decideExecEnding(exit, state);
      },
      // before its turn has ended the CLI is starting, not idle
      isIdle: () => emitter.turns.verdict() !== undefined && !emitter.turns.isOpen(),
    };
  },
});

/** A line without a type is named by what it has. */
const nameOf = ({ type, text, msg }: NativeLine): string =>
  read.string(type) ??
  untyped.string(untyped.fields(msg)["type"]) ??
  (read.string(text) === undefined ? "untyped" : "text");
