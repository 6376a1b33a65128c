import type { Session } from "@agentstream/schema";

/** Nothing runs or waits. */
export const isOver = ({ state }: Pick<Session, "state">): boolean =>
  state !== "queued" && state !== "running";
