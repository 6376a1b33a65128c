import type { Caller } from "@agentstream/sessions";

import { authenticate } from "./authenticate.ts";
import type { LoginGuard } from "./create-login-guard.ts";
import type { Passes } from "./create-passes.ts";
import type { RequestRates } from "./create-request-rates.ts";
import type { Credential } from "./credential.ts";
import type { TokenBook } from "./token-book.ts";

/** The one way in for all routes. */
export interface Door {
  /** Resolves with the caller, at once if the credential is valid; rejects with a 401, a wrong token's delayed. */
  readonly enter: (credential: Credential | undefined, address: string) => Promise<Caller>;
}

export const createDoor = (
  tokens: TokenBook,
  passes: Passes,
  guard: LoginGuard,
  rates: RequestRates,
): Door => ({
  async enter(credential, address) {
    if (credential === undefined) return authenticate(tokens, undefined);
    const { kind, secret } = credential;
    const caller = kind === "token" ? tokens.find(secret) : await passes.find(kind, secret);
    if (caller !== undefined) {
      rates.count(caller.owner);
      return caller;
    }
    // cookies and tickets are too long to be guessed, and expire
    if (kind === "token" && secret !== "") await guard.failed(address);
    return authenticate(tokens, secret === "" ? undefined : "");
  },
});
