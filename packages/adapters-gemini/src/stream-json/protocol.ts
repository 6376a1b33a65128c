import {
  read,
  type NativeLine,
  type NativeProtocol,
  type Protocol,
} from "@agentstream/adapter-kit/author";

import { completeAnswer, decideGeminiEnding } from "./ending.ts";
import { handlers } from "./handlers.ts";
import { isApiChunk } from "./handlers/api-chunk.ts";
import { handleStderr } from "./handlers/stderr.ts";
import { createState } from "./state.ts";

/** `--output-format stream-json`, and the forms that came before it. */
export const streamJson = (info: Protocol["info"]): Protocol => ({
  info,
  create(emitter): NativeProtocol {
    const state = createState(emitter);
    return {
      line: (native) => handlers.dispatch(native, state),
      nameOf,
      timeOf: ({ timestamp }) => read.string(timestamp),
      stderr: (line) => handleStderr(line, state),
      end(exit) {
        completeAnswer(exit, state);
        return decideGeminiEnding(exit, state);
      },
      // before its first turn the CLI is starting, not idle
      isIdle: () => emitter.turns.count() > 0 && !emitter.turns.isOpen(),
    };
  },
});

const nameOf = (native: NativeLine): string =>
  read.string(native.type) ?? (isApiChunk(native) ? "chunk" : "unknown");
