import { SessionProblem } from "./session-problem.ts";

export type Scope = "run" | "read" | "answer" | "admin";
export const scopes: readonly Scope[] = ["run", "read", "answer", "admin"];

/** The owner on whose behalf a call is made, and its rights. */
export interface Caller {
  readonly owner: string;
  readonly scopes: readonly Scope[];
  /** The request that it is made by, for the audit log. */
  readonly origin?: CallerOrigin | undefined;
}

export interface CallerOrigin {
  readonly requestId: string;
  readonly address: string;
  readonly method: string;
  /** The template of the route. */
  readonly route: string;
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
