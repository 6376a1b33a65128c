import type { NoticeEmitter } from "./notice-emitter.ts";

/** An answer that does not fit has no effect. Returns why. */
export function refuseAnswer(notices: NoticeEmitter, requestId: string, why: string): string {
  notices.log("warn", `The answer to "${requestId}" was not used: ${why}`, "host");
  return why;
}
