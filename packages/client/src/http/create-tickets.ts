import type { LoginResult } from "@agentstream/schema";

import { fieldsOf, type Http } from "./http.ts";

/** Tickets for the URL of a WebSocket, which cannot send headers. */
export interface Tickets {
  /** Undefined where there is no token: then a cookie may do. */
  readonly get: (signal: AbortSignal) => Promise<string | undefined>;
  /** It was of no use: the next one is a new one. */
  readonly drop: () => void;
}

/** Half the life of a ticket. */
const useMs = 30_000;

export function createTickets({ json, token }: Pick<Http, "json" | "token">): Tickets {
  let kept: { readonly ticket: string; readonly until: number } | undefined;
  return {
    async get(signal) {
      if (kept !== undefined && kept.until > Date.now()) return kept.ticket;
      const secret = await token();
      if (secret === undefined) return undefined;
      const body = { token: secret, as: "ticket" };
      const answer = await json({ method: "POST", path: "/v1/login", body, signal });
      const { ticket = "" }: Partial<LoginResult> = fieldsOf(answer);
      kept = { ticket, until: Date.now() + useMs };
      return ticket;
    },
    drop() {
      kept = undefined;
    },
  };
}
