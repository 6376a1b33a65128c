import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

import { readKeptHash } from "./load-tokens.ts";
import { createSecretFile, readSecretFile } from "./secret-file.ts";
import { hashToken } from "./token-book.ts";

/** Replaces the token that a server keeps in its data folder by its hash, and returns it a last time. */
export function hashKeptToken(folder: string): string {
  const file = join(folder, "token");
  if (!existsSync(file))
    throw new Error(`${file} does not exist; a server creates it at its first start.`);
  const token = readSecretFile(file, "secret").trim();
  if (readKeptHash(token) !== undefined) throw new Error(`${file} contains a hash already.`);
  if (token === "")
    throw new Error(`${file} is empty: delete it, and the next start makes a token.`);
  const draft = `${file}.hash`;
  rmSync(draft, { force: true });
  createSecretFile(draft, `sha256:${hashToken(token)}\n`);
  renameSync(draft, file);
  return token;
}
