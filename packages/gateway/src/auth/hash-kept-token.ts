import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

import { readKeptHash } from "./load-tokens.ts";
import { createSecretFile, readSecretFile } from "./secret-file.ts";
import { hashToken } from "./token-book.ts";

/**
 * Replaces the token that a server keeps in its data folder by its hash, once `show` has shown it a last time: where
 * that fails the token stays.
 */
export async function hashKeptToken(
  folder: string,
  show: (token: string) => Promise<void>,
): Promise<void> {
  const file = join(folder, "token");
  if (!existsSync(file))
    throw new Error(
      `${file} does not exist; a server creates it at its first start. Pass the folder of the server by --data.`,
    );
  const token = readSecretFile(file, "secret").trim();
  if (readKeptHash(token) !== undefined) throw new Error(`${file} contains a hash already.`);
  if (token === "")
    throw new Error(`${file} is empty: delete it, and the next start makes a token.`);
  await show(token);
  const draft = `${file}.hash`;
  rmSync(draft, { force: true });
  createSecretFile(draft, `sha256:${hashToken(token)}\n`);
  renameSync(draft, file);
}
