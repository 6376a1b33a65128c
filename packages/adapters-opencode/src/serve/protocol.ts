import {
  read,
  type Lenient,
  type NativeLine,
  type NativeProtocol,
  type Protocol,
  isoTime,
} from "@agentstream/adapter-kit/author";

import { endRun } from "../close-turn.ts";
import { handlers } from "./handlers.ts";
import type { ServeEvent } from "./line.ts";
import { createServeState, type ServeState } from "./state.ts";
import { isBracket, threadOf } from "./threads.ts";

/** The events of `opencode serve`, which are those of all its sessions: one is followed, with its sub-agents. */
export const serveProtocol = (info: Protocol["info"]): Protocol => ({
  info,
  create(emitter): NativeProtocol {
    const state = createServeState(emitter);
    return {
      nameOf: (native) => nameOf(eventOf(native)),
      line: (native) => takeEvent(eventOf(native), state),
      timeOf: (native) => timeOf(eventOf(native)),
      end: (exit) =>
        // the server is gone, or is not watched any more: its last turn decides
        endRun(exit, state, { detail: emitter.turns.isOpen() ? undefined : state.lastDetail }),
      isIdle: () => emitter.turns.count() > 0 && !emitter.turns.isOpen(),
    };
  },
});

const nameOf = ({ type }: NativeLine): string => read.string(type) ?? "unknown";

const timeOf = ({ properties }: Lenient<ServeEvent>): string | undefined =>
  isoTime(read.count(read.fields(properties).time));

function takeEvent(event: NativeLine, state: ServeState): boolean {
  const type = nameOf(event);
  // what has no handler is about no session
  const session = handlers.handles(event) ? threadOf(type, event, state) : state.main;
  return session === undefined ? isBracket(type) : handlers.dispatch(event, { session, state });
}

/** `GET /global/event` wraps each event. */
const eventOf = (native: NativeLine): NativeLine => read.object(native.payload) ?? native;
