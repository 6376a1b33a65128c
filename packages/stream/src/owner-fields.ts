import type { Owner } from "./open-things.ts";

/** The owner fields of an event. */
export const ownerFields = ({
  parentToolId,
  subagentId,
}: Owner): { parentToolId: string | undefined; subagentId: string | undefined } => ({
  parentToolId,
  subagentId,
});
