import type { Owner } from "./open-things.ts";

/** Whose an event is, as its fields. */
export const ownerFields = ({
  parentToolId,
  subagentId,
}: Owner): { parentToolId?: string; subagentId?: string } => ({
  ...(parentToolId !== undefined && { parentToolId }),
  ...(subagentId !== undefined && { subagentId }),
});
