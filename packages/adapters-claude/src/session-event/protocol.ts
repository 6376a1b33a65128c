import {
  decideEnding,
  read,
  type NativeProtocol,
  type Protocol,
} from "@agentstream/adapter-kit/author";

import { handlers } from "./handlers.ts";
import { createContext } from "./state.ts";

/** The events of an older server in front of Claude Code: `{id, sessionId, type, payload, timestamp}`. */
export const sessionEvents = (info: Protocol["info"]): Protocol => ({
  info,
  create(emitter): NativeProtocol {
    const context = createContext(emitter);
    return {
      line(native) {
        const nativeSessionId = read.string(native["sessionId"]);
        if (nativeSessionId !== undefined) emitter.session.learn({ nativeSessionId });
        return handlers.dispatch(native, context);
      },
      nameOf: ({ type }) => read.string(type) || "unknown",
      timeOf: ({ timestamp }) => read.string(timestamp),
      end(exit) {
        // the server closes a session that is done: only its exit code shows it
        const isDone =
          exit.code === 0 && exit.sent === undefined && emitter.fatalError() === undefined;
        if (isDone && (emitter.turns.isOpen() || emitter.turns.verdict() === undefined)) {
          emitter.turns.ensure();
          emitter.turns.complete();
        }
        return decideEnding(exit, emitter);
      },
    };
  },
});
