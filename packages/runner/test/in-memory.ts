import type { Transport } from "../src/index.ts";

/** A transport in memory: it prints lines, and write is the test's. */
export const inMemory = (lines: string, write: () => Promise<void>): Transport => {
  let end = (): void => {};
  const gone = new Promise<void>((resolve) => {
    end = resolve;
  });
  async function* print(text: string): AsyncGenerator<Uint8Array> {
    yield Buffer.from(text);
    await gone;
  }
  const exited = gone.then(() => ({ code: 0, signal: null }));
  return {
    open: () => ({
      pid: undefined,
      stdout: print(lines),
      stderr: print(""),
      write,
      closeInput: () => {},
      signal: end,
      exited,
    }),
  };
};
