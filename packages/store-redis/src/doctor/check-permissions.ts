import { randomUUID } from "node:crypto";

import { messageOf } from "@agentstream/stream";

import type { Script } from "../connection/define-script.ts";
import { proposeClaim } from "../lua/propose-claim.ts";
import { sendSignal } from "../lua/send-signal.ts";
import { withdrawClaim } from "../lua/withdraw-claim.ts";
import type { Parts } from "../store/parts.ts";
import type { Finding } from "./finding.ts";

/** What a user of Redis must be allowed, for a prefix. */
export const permissionsOf = (prefix: string): string =>
  `~${prefix}:* &${prefix}:* +@read +@write +@pubsub +@scripting +@connection +info +time +wait +cluster`;

/** Does what the ports do, with a key that is gone afterwards. */
export async function checkPermissions(parts: Parts, prefix: string): Promise<Finding> {
  const { client, names, subscriptions } = parts;
  const probe = `doctor-${randomUUID()}`;
  const key = names.claim("doctor", probe);
  const run = (script: Script, ...args: string[]) => client.run(script, [key], args);
  const name = "permissions";
  try {
    await run(proposeClaim, probe, "", probe);
    await run(withdrawClaim, probe);
    const leave = await subscriptions.add(`${key}:wake`, { onMessage: () => {}, onLoss: () => {} });
    await leave();
    await run(sendSignal, `${key}:wake`, "{}", "", "1000");
    return { level: "ok", name, message: "The user may do all that is needed." };
  } catch (error) {
    const remedy = `Give the user: ${permissionsOf(prefix)}`;
    return { level: "error", name, message: messageOf(error), remedy };
  }
}
