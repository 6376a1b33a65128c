import { SessionProblem } from "./session-problem.ts";

export type Scope = "run" | "read" | "answer" | "admin";
export const scopes: readonly Scope[] = ["run", "read", "answer", "admin"];

/** On whose behalf something is done, and what they may do. */
export interface Caller {
  readonly owner: string;
  readonly scopes: readonly Scope[];
}

/** An admin may do everything, with everybody's sessions. */
export function requireScope({ scopes: own }: Caller, scope: Scope): void {
  if (own.includes(scope) || own.includes("admin")) return;
  throw new SessionProblem(
    "forbidden",
    `The token lacks the scope "${scope}": use one that has it.`,
    {
      allowed: [scope],
    },
  );
}

export const owns = (caller: Caller, session: { readonly owner: string }): boolean =>
  caller.owner === session.owner || caller.scopes.includes("admin");
