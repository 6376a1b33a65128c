import type { AnswerHandler, CreateAnswerHandler } from "./answer-handler.ts";
import type { NoticeEmitter } from "./notice-emitter.ts";

/** An answer that does not fit has no effect. Returns why. */
export function refuseAnswer(notices: NoticeEmitter, requestId: string, why: string): string {
  notices.log("warn", `The answer to "${requestId}" was not used: ${why}`, "host");
  return why;
}

/** Where an agent asks nothing there is nothing to answer: bundles need not carry what handles answers. */
export const refuseAnswers: CreateAnswerHandler = (
  _pending,
  _requests,
  notices,
): AnswerHandler => ({
  permissionAnswer: (id) => refuseAnswer(notices, id, "no such permission is open."),
  questionAnswer: (id) => refuseAnswer(notices, id, "no such question is open."),
  cancel: () => undefined,
  expire: () => undefined,
  confine: () => undefined,
  wakeAt: () => undefined,
  isDenied: () => false,
});
