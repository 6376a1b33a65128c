import { StoreUnavailableError } from "@agentstream/sessions";
import type { Cluster, Redis } from "ioredis";

import type { RedisClient } from "./redis-client.ts";
import { translateError } from "./translate-error.ts";
import { whenReady } from "./when-ready.ts";

export type Within = RedisClient["within"];

/** Waits until commands can be sent, and for the reply, together no longer than this. */
export function createBounds(connection: Redis | Cluster, timeoutMs: number): Within {
  return async (work) => {
    let isLate = false;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isLate = true;
        reject(new StoreUnavailableError(`Redis has not answered for ${timeoutMs} ms.`));
      }, timeoutMs);
    });
    const begin = async (): ReturnType<typeof work> => {
      await whenReady(connection);
      // nobody waits for it any more: it must not be done when Redis is there again
      return isLate ? late : work(connection);
    };
    try {
      return await Promise.race([begin(), late]);
    } catch (error) {
      throw translateError(error);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Throws why it could not connect. */
export async function connectOnce(connection: Redis | Cluster, within: Within): Promise<void> {
  let reason: unknown;
  connection.on("error", (error) => (reason = error));
  // it goes on trying meanwhile
  connection.connect().catch((error: unknown) => (reason ??= error));
  try {
    await within(async () => {});
  } catch (error) {
    throw reason === undefined ? error : translateError(reason);
  }
}
