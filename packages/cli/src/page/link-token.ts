import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { StartedGateway } from "@agentstream/gateway";

/** The token that a link may contain: the one in the data folder. Undefined where it is a hash, or was given. */
export function linkToken(
  { madeToken, tokenIsHashed }: StartedGateway,
  data: string,
  isGiven: boolean,
): string | undefined {
  if (isGiven || tokenIsHashed) return undefined;
  if (madeToken !== undefined) return madeToken;
  try {
    return readFileSync(join(data, "token"), "utf8").trim();
  } catch {
    return undefined;
  }
}
