import type { Exited, Transport } from "../transport.ts";
import { withoutProcess } from "./without-process.ts";

/** There is no process: it is over when no more prompts come. */
export const echoTransport: Transport = {
  open() {
    let end: (exited: Exited) => void = () => {};
    const exited = new Promise<Exited>((resolve) => {
      end = resolve;
    });
    return {
      ...withoutProcess(exited),
      closeInput: () => end({ code: 0, signal: null }),
      signal: (signal) => end({ code: null, signal }),
    };
  },
};
