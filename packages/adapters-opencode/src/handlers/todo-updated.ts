import type { ServeHandler } from "../handler.ts";
import { readPlan } from "./tool-effects.ts";

/** The model's list changed: told once more by the tool that has changed it. */
export const handleTodoUpdated: ServeHandler = ({ todos }, session, { keeper, main }) => {
  if (session !== main || !Array.isArray(todos)) return false;
  keeper.plan(readPlan(todos));
  return true;
};
