import type { Context } from "./state.ts";

/** Whether nothing runs, nothing is queued, and nothing is asked: only then may the input be closed. */
export function isIdle({ emitter, state }: Context): boolean {
  if (emitter.turns.isOpen() || state.host.prompts.length > 0) return false;
  const { tasks, subagents, permissions, questions } = emitter.open;
  const open = tasks.size + subagents.size + permissions.size + questions.size;
  return open === 0 && saysIdle(state);
}

/** The CLI's own word, where it has one: a task that ended wakes it a moment later. */
const saysIdle = ({ host, jobs }: Context["state"]): boolean =>
  host.sessionState === undefined || (host.sessionState === "idle" && !jobs.hasWoken);
