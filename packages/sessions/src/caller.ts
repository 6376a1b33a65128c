import { SessionProblem } from "./session-problem.ts";

export type Scope = "run" | "read" | "answer" | "admin";
export const scopes: readonly Scope[] = ["run", "read", "answer", "admin"];

/** The owner on whose behalf a call is made, and its rights. */
export interface Caller {
  readonly owner: string;
  readonly scopes: readonly Scope[];
}

/** An admin has all rights, also for the sessions of others. */
export function requireScope({ scopes: own }: Caller, scope: Scope): void {
  if (own.includes(scope) || own.includes("admin")) return;
  throw new SessionProblem(
    "forbidden",
    `The token lacks the scope "${scope}"; use one that has it.`,
    {
      allowed: [scope],
    },
  );
}

export const owns = (caller: Caller, session: { readonly owner: string }): boolean =>
  caller.owner === session.owner || caller.scopes.includes("admin");
