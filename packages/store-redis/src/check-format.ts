import { StoreFullError, StoreUnavailableError } from "@agentstream/sessions";
import { messageOf } from "@agentstream/stream";

import { textOf } from "./connection/reply.ts";
import { claimFormat } from "./lua/claim-format.ts";
import type { Parts } from "./store/parts.ts";

/** Of the keys and what they hold. Greater: this version would not understand them. */
const format = "1";

/** Throws an Error if the keys of this prefix are another version's, or another program's. */
export async function checkFormat({
  client,
  names,
}: Pick<Parts, "client" | "names">): Promise<void> {
  const found = await client
    .run(claimFormat, [names.format], [format])
    .then(textOf, (error: unknown) => {
      if (error instanceof StoreUnavailableError || error instanceof StoreFullError) throw error;
      throw new Error(
        `The key ${names.format} is not of Agentstream (${messageOf(error)}): use another prefix, or another database.`,
      );
    });
  if (found !== format)
    throw new Error(
      `The keys of this prefix have the format ${found}; this version knows ${format}: use the version that wrote them, or another prefix.`,
    );
}
