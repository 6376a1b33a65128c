import type { Exited, Transport } from "../transport.ts";
import { noBytes } from "./no-bytes.ts";

/** There is no process: it is over when no more prompts come. */
export const echoTransport: Transport = {
  open() {
    let end: (exited: Exited) => void = () => {};
    const exited = new Promise<Exited>((resolve) => {
      end = resolve;
    });
    return {
      pid: undefined,
      stdout: noBytes(),
      stderr: noBytes(),
      write: () => Promise.resolve(),
      closeInput: () => end({ code: 0, signal: null }),
      signal: (signal) => end({ code: null, signal }),
      exited,
    };
  },
};
