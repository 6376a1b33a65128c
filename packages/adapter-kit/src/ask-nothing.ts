import type { CreateAsking } from "./asking.ts";
import { refuseAnswer } from "./refuse-answer.ts";

/** Where an agent asks nothing there is nothing to answer: bundles need not carry what handles questions and answers. */
export const askNothing: CreateAsking = ({ notices }) => ({
  requests: {
    askPermission: askedAnyway,
    askQuestions: askedAnyway,
    resolve: () => undefined,
    answer: () => undefined,
    resolveRequest: () => undefined,
    answerRequest: () => undefined,
    resolveTool: () => undefined,
    settle: () => undefined,
    isOpen: () => false,
    isDenied: () => false,
  },
  answers: {
    permissionAnswer: (id) => refuseAnswer(notices, id, "no such permission is open."),
    questionAnswer: (id) => refuseAnswer(notices, id, "no such question is open."),
    cancel: () => undefined,
    expire: () => undefined,
    confine: () => undefined,
    wakeAt: () => undefined,
    isDenied: () => false,
  },
});

/** A fault of the adapter, which is emitted as one. */
function askedAnyway(): never {
  throw new Error("The protocol was declared as one in which the agent asks nothing.");
}
