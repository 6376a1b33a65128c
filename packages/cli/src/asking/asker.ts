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

/** Nobody is there: the run itself refuses what is asked. */
export const nobody: Asker = {
  permission: async () => undefined,
  question: async () => undefined,
};
