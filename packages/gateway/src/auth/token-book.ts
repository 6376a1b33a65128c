import { createHash, timingSafeEqual } from "node:crypto";

import { scopes, type Caller, type Scope } from "@agentstream/sessions";

/** Whose a token is, and what it allows; of the token itself only the hash is known. */
export interface TokenEntry {
  readonly name: string;
  /** SHA-256, in hexadecimal digits. */
  readonly hash: string;
  readonly scopes: readonly Scope[];
}

export interface TokenBook {
  readonly find: (token: string) => Caller | undefined;
}

export const hashToken = (token: string): string =>
  createHash("sha256").update(token).digest("hex");

/** The owner of everything, where nobody has named others. */
export const ownerOf = (token: string): TokenEntry => ({
  name: "default",
  hash: hashToken(token),
  scopes,
});

export function createTokenBook(entries: readonly TokenEntry[]): TokenBook {
  const known = entries.map(({ name, hash, scopes: own }) => ({
    hash: Buffer.from(hash, "hex"),
    caller: { owner: name, scopes: own },
  }));
  return {
    find(token) {
      // whatever the entries are: no credential is never a credential
      if (token === "") return undefined;
      const hash = Buffer.from(hashToken(token), "hex");
      // all are compared, each in the same time, so that the time reveals nothing
      const fitting = known.filter((one) => timingSafeEqual(one.hash, hash));
      return fitting[0]?.caller;
    },
  };
}
