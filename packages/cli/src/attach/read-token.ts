import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { explainFileError, stateFolder } from "@agentstream/runner";

import { UsageError, type Terminal } from "../terminal.ts";

/** The token of a server: of a file, of the environment, or the one that a server of this user keeps. */
export async function readToken(
  file: string | undefined,
  { env }: Terminal,
): Promise<string | undefined> {
  if (file !== undefined) return readTokenFile(file);
  const token = env["AGENTSTREAM_TOKEN"];
  return token ?? readTokenFile(join(stateFolder(), "token")).catch(() => undefined);
}

async function readTokenFile(file: string): Promise<string> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    throw new UsageError(`--token-file: cannot read ${file}: ${explainFileError(error)}`);
  });
  const token = text.trim();
  if (token !== "" && !/\s/.test(token)) return token;
  throw new UsageError(`--token-file: expected one token in ${file}, got something else`);
}
