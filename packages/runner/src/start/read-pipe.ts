import type { Readable } from "node:stream";

const events = ["readable", "end", "error", "close"] as const;

/**
 * The chunks of a pipe, until it ends, fails or is closed. Node's own iterator does the same with 2.2 kB more for each pipe,
 * which every running agent has two of.
 */
export function readPipe(pipe: Readable): AsyncIterable<Uint8Array> {
  let wake = (): void => {};
  const onEvent = (): void => wake();
  for (const event of events) pipe.on(event, onEvent);

  const next = (): Promise<IteratorResult<Uint8Array, undefined>> => {
    const chunk: Uint8Array | null = pipe.destroyed ? null : pipe.read();
    if (chunk !== null) return Promise.resolve({ done: false, value: chunk });
    if (pipe.destroyed || pipe.readableEnded) return over;
    return new Promise((resolve) => {
      wake = () => {
        wake = () => {};
        resolve(next());
      };
    });
  };
  return { [Symbol.asyncIterator]: () => ({ next }) };
}

const over = Promise.resolve({ done: true, value: undefined } as const);
