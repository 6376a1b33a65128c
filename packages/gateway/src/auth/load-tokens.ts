import { randomBytes } from "node:crypto";
import { join } from "node:path";

import { scopes, type Scope } from "@agentstream/sessions";
import { messageOf } from "@agentstream/stream";

import { createSecretFile, readSecretFile } from "./secret-file.ts";
import { hashToken, ownerOf, type TokenEntry } from "./token-book.ts";

export interface TokenSources {
  /** Where a token is kept that was made here. */
  readonly folder: string;
  /** A token that was given. */
  readonly token?: string | undefined;
  /** Names, hashes and scopes. */
  readonly file?: string | undefined;
}

export interface LoadedTokens {
  readonly entries: readonly TokenEntry[];
  /** A token that was made just now: it is shown this once. */
  readonly made: string | undefined;
  /** The kept token is a hash: nobody can read the token here. */
  readonly isHashed?: boolean;
}

const shortest = 16;

/** Finds out which tokens are good; without any, makes one. */
export function loadTokens({ folder, token, file }: TokenSources): LoadedTokens {
  const listed = file === undefined ? [] : readListed(file);
  if (token !== undefined) {
    if (token.length < shortest)
      throw new Error(
        `The token in AGENTSTREAM_TOKEN is too short: take ${shortest} characters or more.`,
      );
    if (!isHeaderText(token))
      throw new Error(
        "The token in AGENTSTREAM_TOKEN must have printable ASCII characters and no spaces: no header can carry another one.",
      );
    return { entries: [ownerOf(token), ...listed], made: undefined };
  }
  if (listed.length > 0) return { entries: listed, made: undefined };
  return keepToken(join(folder, "token"));
}

const isHeaderText = (text: string): boolean => /^[\x21-\x7e]+$/.test(text);

function keepToken(path: string): LoadedTokens {
  const made = randomBytes(32).toString("base64url");
  if (createSecretFile(path, `${made}\n`)) return { entries: [ownerOf(made)], made };
  const kept = readSecretFile(path, "secret").trim();
  const hash = readKeptHash(kept);
  if (hash !== undefined)
    return { entries: [{ name: "default", hash, scopes }], made: undefined, isHashed: true };
  if (kept.length < shortest)
    throw new Error(
      `${path} does not contain a token of at least ${shortest} characters: delete it, and the next start makes a new one.`,
    );
  return { entries: [ownerOf(kept)], made: undefined };
}

/** A token file whose token was replaced by its hash: `sha256:` and 64 hexadecimal digits. */
export const readKeptHash = (kept: string): string | undefined =>
  /^sha256:([\da-f]{64})$/.exec(kept)?.[1];

function readListed(file: string): readonly TokenEntry[] {
  try {
    return readTokenFile(file);
  } catch (error) {
    const why = messageOf(error);
    throw new Error(`--token-file: ${why}`, { cause: error });
  }
}

/** `[{"name": "ci", "hash": "<sha-256 of the token>", "scopes": ["run", "read"]}]` */
function readTokenFile(file: string): readonly TokenEntry[] {
  const json = parse(file, readSecretFile(file, "hashes"));
  if (!Array.isArray(json) || json.length === 0)
    throw new Error(`${file} must hold a list of tokens: [{"name", "hash", "scopes"}].`);
  const seen = new Set<string>();
  return json.map((entry: unknown, index) => {
    if (isEntry(entry) && entry.hash.toLowerCase() !== hashOfNothing) {
      const hash = entry.hash.toLowerCase();
      // one token cannot be two callers
      if (seen.has(hash)) throw new Error(`${file}: entry ${index} has the hash of another entry.`);
      seen.add(hash);
      return entry;
    }
    throw new Error(
      `${file}: entry ${index} needs a name, a hash (SHA-256 of a token that is not empty, 64 hexadecimal digits) and scopes out of ${scopes.join(", ")}.`,
    );
  });
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(
      `${file} is not JSON; expected a list of tokens: [{"name", "hash", "scopes"}].`,
    );
  }
}

const hashOfNothing = hashToken("");

function isEntry(entry: unknown): entry is TokenEntry {
  if (typeof entry !== "object" || entry === null) return false;
  if (!("name" in entry && "hash" in entry && "scopes" in entry)) return false;
  const { name, hash, scopes: own } = entry;
  return (
    typeof name === "string" &&
    name !== "" &&
    typeof hash === "string" &&
    /^[\da-f]{64}$/i.test(hash) &&
    Array.isArray(own) &&
    own.every(isScope)
  );
}

const isScope = (value: unknown): value is Scope => scopes.some((scope) => scope === value);
