import {
  read,
  type NativeLine,
  type NativeProtocol,
  type Protocol,
  isoTime,
} from "@agentstream/adapter-kit/author";

import { decideRunEnding } from "./ending.ts";
import { handlers } from "./handlers.ts";
import { handleStderr } from "./handlers/stderr.ts";
import { createRunState } from "./state.ts";

/** `opencode run --format json`: one prompt, one turn, one way. */
export const runProtocol = (info: Protocol["info"]): Protocol => ({
  info,
  create(emitter): NativeProtocol {
    const state = createRunState(emitter);
    return {
      nameOf,
      line(native) {
        const nativeSessionId = read.string(native.sessionID);
        const isNew = nativeSessionId !== emitter.session.facts().nativeSessionId;
        if (nativeSessionId !== undefined && isNew) emitter.session.learn({ nativeSessionId });
        return handlers.dispatch(native, state);
      },
      timeOf: ({ timestamp }) => isoTime(read.count(timestamp)),
      stderr: (line) => handleStderr(line, state),
      end: (exit) => decideRunEnding(exit, state),
      // nothing says that it is done but that the model has stopped
      isIdle: () => state.main.finish === "stop" || state.main.finish === "length",
    };
  },
});

const nameOf = ({ type }: NativeLine): string => read.string(type) ?? "unknown";
