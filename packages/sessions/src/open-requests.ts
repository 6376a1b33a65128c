import type {
  PermissionAnswer,
  PermissionRequestedEvent,
  QuestionAnswer,
  QuestionAskedEvent,
  UnifiedEvent,
} from "@agentstream/schema";

import { fieldProblem, SessionProblem } from "./session-problem.ts";

type Asked = PermissionRequestedEvent | QuestionAskedEvent;

/** What a run has asked, and who waits for it to be settled. */
export interface OpenRequests {
  readonly follow: (events: readonly UnifiedEvent[]) => void;
  /** Throws why the request cannot be answered so. */
  readonly checkPermission: (requestId: string, answer: PermissionAnswer) => void;
  readonly checkQuestion: (requestId: string, answer: QuestionAnswer) => void;
  /** Resolves when the request is settled in the log, or nothing more will come. */
  readonly settled: (requestId: string) => Promise<void>;
  /** Nothing more will come. */
  readonly end: () => void;
}

export function createOpenRequests(): OpenRequests {
  const open = new Map<string, Asked>();
  const closed = new Set<string>();
  const waiting = new Map<string, () => void>();

  function settle(requestId: string): void {
    open.delete(requestId);
    closed.add(requestId);
    waiting.get(requestId)?.();
    waiting.delete(requestId);
  }

  function find(requestId: string): Asked {
    const asked = open.get(requestId);
    if (asked !== undefined) return asked;
    throw closed.has(requestId)
      ? alreadyAnswered(requestId)
      : new SessionProblem("notFound", `No request "${requestId}" was asked in this run.`);
  }

  return {
    follow(events) {
      for (const event of events) {
        if (event.type === "permissionRequested" || event.type === "questionAsked")
          open.set(event.requestId, event);
        else if (event.type === "permissionResolved" || event.type === "questionAnswered")
          settle(event.requestId);
      }
    },
    checkPermission(requestId, answer) {
      const asked = find(requestId);
      if (asked.type !== "permissionRequested") throw wrongKind(requestId, "questions");
      checkOption(asked, answer);
    },
    checkQuestion(requestId, answer) {
      const asked = find(requestId);
      if (asked.type !== "questionAsked") throw wrongKind(requestId, "permissions");
      const ids = asked.questions.map(({ id }) => id);
      const unknown = Object.keys(answer.answers).find((id) => !ids.includes(id));
      if (unknown !== undefined)
        throw fieldProblem(
          `/answers/${unknown}`,
          `No question "${unknown}" was asked; these were: ${ids.join(", ")}.`,
        );
    },
    settled: (requestId) =>
      open.has(requestId)
        ? new Promise((resolve) => waiting.set(requestId, resolve))
        : Promise.resolve(),
    end() {
      for (const requestId of open.keys()) settle(requestId);
    },
  };
}

export const alreadyAnswered = (requestId: string): SessionProblem =>
  new SessionProblem(
    "alreadyAnswered",
    `"${requestId}" is answered already, or nobody waits for it any more.`,
  );

const wrongKind = (requestId: string, route: string): SessionProblem =>
  new SessionProblem("invalid", `"${requestId}" is answered at /${route}/${requestId}.`);

/** An answer must not mean more than its option, and an option must have been offered. */
function checkOption({ options = [] }: PermissionRequestedEvent, answer: PermissionAnswer): void {
  const { outcome, optionId } = answer;
  const prefix = outcome === "allowed" ? "allow" : "deny";
  const fitting = options.filter(({ kind }) => kind.startsWith(prefix)).map((one) => one.optionId);
  const offered = `${outcome} can be: ${fitting.join(", ")}.`;
  if (optionId !== undefined && !fitting.includes(optionId))
    throw fieldProblem("/optionId", `"${optionId}" is no option for this outcome; ${offered}`);
  const isVague =
    outcome === "allowed" &&
    optionId === undefined &&
    options.length > 0 &&
    !options.some(({ kind }) => kind === "allow");
  if (isVague)
    throw fieldProblem("/optionId", `It cannot be allowed just once: name one; ${offered}`);
}
