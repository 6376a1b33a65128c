import { EventEmitter } from "node:events";

/** Calls those who wait for a place in the queue. */
export interface Moves {
  readonly watch: (listener: () => void) => () => void;
  readonly emit: () => void;
}

export function createMoves(): Moves {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    watch(listener) {
      emitter.on("move", listener);
      return () => void emitter.off("move", listener);
    },
    emit: () => void emitter.emit("move"),
  };
}
