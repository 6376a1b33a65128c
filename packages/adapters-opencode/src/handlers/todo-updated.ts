import type { ServeHandler } from "../handler.ts";
import { readPlan } from "./tool-effects.ts";

/** The model's list changed: told once more by the tool that has changed it. */
export const handleTodoUpdated: ServeHandler = ({ todos }, session, { emitter, main }) => {
  if (session !== main || !Array.isArray(todos)) return false;
  emitter.plan(readPlan(todos));
  return true;
};
