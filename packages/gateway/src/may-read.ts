import type { Caller } from "@agentstream/sessions";

/** A caller that runs something may read what comes of it, also by a token that cannot read other sessions. */
export const mayRead = (caller: Caller): Caller => ({
  ...caller,
  scopes: [...caller.scopes, "read"],
});
