import type { Message } from "./state.ts";

/** The message of each thread that is emitted block by block. A thread is the tool call of a sub-agent; "" is the main one. */
export interface ThreadMessages {
  readonly get: (thread: string) => Message | undefined;
  readonly set: (thread: string, message: Message) => void;
  readonly delete: (thread: string) => void;
}

/**
 * The main one has a place of its own. In a map it was deleted and set with each message, and a map keeps what was deleted
 * until it grows: with thousands of sub-agents to find it took a sixth of the translation.
 */
export function createThreadMessages(): ThreadMessages {
  let main: Message | undefined;
  const others = new Map<string, Message>();
  return {
    get: (thread) => (thread === "" ? main : others.get(thread)),
    set(thread, message) {
      if (thread === "") main = message;
      else others.set(thread, message);
    },
    delete(thread) {
      if (thread === "") main = undefined;
      else others.delete(thread);
    },
  };
}
