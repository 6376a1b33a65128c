import type { WorkItem } from "@agentstream/sessions";

/** The id of its job: BullMQ takes no colon in it. */
export const idOfRun = ({ sessionId, run }: Pick<WorkItem, "sessionId" | "run">): string =>
  `${encodeURIComponent(sessionId)}.${run}`;
