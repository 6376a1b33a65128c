import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

import { scopes, type Caller, type Scope, type Store } from "@agentstream/sessions";

import { passLifetimeMs, type PassKind, type Passes } from "./create-passes.ts";
import { hashToken } from "./token-book.ts";

type Claims = Pick<Store, "claim" | "findClaim" | "release">;

/** What a pass contains, in front of its signature. */
interface PassFacts extends Caller {
  readonly kind: PassKind;
  readonly expiresAt: number;
  readonly nonce: string;
}

/** Claims that belong to no session, and stay. */
const noSession = "";

/** The secret that all gateways of a store sign with. */
export async function sharedSecret({ claim }: Pick<Claims, "claim">): Promise<string> {
  const value = randomBytes(32).toString("base64url");
  const earlier = await claim({ scope: "gateways", key: "secret", sessionId: noSession, value });
  return earlier?.value ?? value;
}

/** What a token was exchanged for, so that every gateway with the secret knows it. A logout is kept in the store. */
export function createSignedPasses(
  secret: string,
  { claim, findClaim, release }: Claims,
  now: () => number = Date.now,
): Passes {
  const sign = (text: string): Buffer => createHmac("sha256", secret).update(text).digest();

  /** What was signed; the signature itself can be written in several ways, and does not name the pass. */
  function open(pass: string): (PassFacts & { readonly text: string }) | undefined {
    const [text = "", signature = "", ...more] = pass.split(".");
    const [given, right] = [Buffer.from(signature, "base64url"), sign(text)];
    if (more.length > 0 || given.length !== right.length) return undefined;
    if (!timingSafeEqual(given, right)) return undefined;
    const facts = readFacts(text);
    return facts === undefined || facts.expiresAt <= now() ? undefined : { ...facts, text };
  }

  return {
    issue(kind, { owner, scopes: own }) {
      const expiresAt = now() + passLifetimeMs[kind];
      const nonce = randomBytes(16).toString("base64url");
      const facts: PassFacts = { kind, owner, scopes: own, expiresAt, nonce };
      const text = Buffer.from(JSON.stringify(facts)).toString("base64url");
      return { secret: `${text}.${sign(text).toString("base64url")}`, expiresAt };
    },
    async find(kind, pass) {
      const facts = open(pass);
      if (facts?.kind !== kind) return undefined;
      // a ticket lives for a minute, and nobody can end it
      const isRevoked =
        kind === "cookie" && (await findClaim("logout", hashToken(facts.text))) !== undefined;
      return isRevoked ? undefined : { owner: facts.owner, scopes: facts.scopes };
    },
    async revoke(kind, pass) {
      const facts = open(pass);
      // nothing is stored of what never was a pass
      if (facts?.kind !== kind) return;
      const key = hashToken(facts.text);
      await claim({ scope: "logout", key, sessionId: noSession, value: String(now()) });
      const forget = (): void => void release("logout", key).catch(() => {});
      setTimeout(forget, facts.expiresAt - now()).unref();
    },
  };
}

/** It was signed here, or at another gateway of perhaps another version. */
function readFacts(text: string): PassFacts | undefined {
  const facts: Partial<PassFacts> = JSON.parse(Buffer.from(text, "base64url").toString());
  const { kind, owner, scopes: own, expiresAt, nonce = "" } = facts;
  if (kind === undefined || owner === undefined || own === undefined || expiresAt === undefined)
    return undefined;
  return { kind, owner, scopes: own.filter(isScope), expiresAt, nonce };
}

const isScope = (value: unknown): value is Scope => scopes.some((scope) => scope === value);
