import type {
  PermissionAnswer,
  PermissionRequestedEvent,
  QuestionAnswer,
  QuestionAskedEvent,
} from "@agentstream/schema";

/** Whoever answers what an agent asks; undefined where nobody needs the answer any more. */
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

/** Nobody is there: the agent is told so at once, for it would wait. */
export const nobody: Asker = {
  permission: async () => ({ outcome: "denied", message: "Nobody is there to answer." }),
  question: async () => ({ answers: {}, declined: true }),
};
