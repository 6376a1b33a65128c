import type {
  PermissionAnswer,
  PermissionRequestedEvent,
  QuestionAnswer,
  QuestionAskedEvent,
} from "@agentstream/schema";

/** Answers the requests of an agent; undefined if the answer is no longer needed. */
export interface Asker {
  readonly permission: (
    event: PermissionRequestedEvent,
    signal: AbortSignal,
  ) => Promise<PermissionAnswer | undefined>;
  readonly question: (
    event: QuestionAskedEvent,
    signal: AbortSignal,
  ) => Promise<QuestionAnswer | undefined>;
}

/** No person is there: requests are answered at once, because the agent would wait. */
export const nobody: Asker = {
  permission: async () => ({ outcome: "denied", message: "No person is there to answer." }),
  question: async () => ({ answers: {}, declined: true }),
};
