import { messageOf } from "@agentstream/stream";

import type { ExitInput } from "../input.ts";
import type { TranslateOptions } from "./create-chunk-translator.ts";

/** The exit that was given, as an input; never rejects. */
export async function exitOf(given: TranslateOptions["exit"] = { code: 0 }): Promise<ExitInput> {
  try {
    return { ...(await given), type: "exit" };
  } catch (error) {
    return exitOfFault(error);
  }
}

/** The end of a run whose output, or whose exit, could not be read. */
export const exitOfFault = (error: unknown): ExitInput => ({
  type: "exit",
  code: null,
  failure: {
    detail: "other",
    error: messageOf(error),
    errorCode: "connectionFailed",
  },
});
