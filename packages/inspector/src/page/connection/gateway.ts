import { AgentError, createAgentClient, login, type AgentClient } from "@agentstream/client";
import type { UnifiedEvent } from "@agentstream/schema";

/** The gateway that the page talks to. */
export interface Gateway {
  readonly url: string;
  readonly client: AgentClient;
  /** Events after a seq, at most so many. */
  readonly readPage: (sessionId: string, after: number, limit: number) => Promise<UnifiedEvent[]>;
  /** Rejects if the caller is not logged in. */
  readonly check: () => Promise<void>;
}

export interface GatewayOptions {
  readonly url: string;
  /** For a gateway of another origin; otherwise the cookie of a login is used. */
  readonly token?: string | undefined;
}

export function createGateway({ url, token }: GatewayOptions): Gateway {
  const client = createAgentClient({ url, token, patienceMs: 3_600_000, timeoutMs: 10_000 });
  async function getJson(path: string): Promise<unknown> {
    const response = await fetch(`${url}${path}`, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    }).catch(() => {
      throw new AgentError("connectionFailed", `${url} does not answer.`, { isTransient: true });
    });
    if (response.status === 401)
      throw new AgentError("authenticationFailed", "The gateway needs a token.");
    const isJson = response.headers.get("content-type")?.includes("json") === true;
    if (!response.ok || !isJson)
      throw new AgentError(
        "protocolError",
        `${url} answered ${response.status}: expected a gateway.`,
      );
    return response.json();
  }
  return {
    url,
    client,
    async readPage(sessionId, after, limit) {
      const id = encodeURIComponent(sessionId);
      const page = await getJson(`/v1/sessions/${id}/events?after=${after}&limit=${limit}`);
      return eventsOf(page);
    },
    check: async () => void (await getJson("/v1/info")),
  };
}

/** Exchanges a token for the gateway's cookie, which no script can read. */
export const logIn = async (url: string, token: string): Promise<void> =>
  void (await login({ url, token }));

function eventsOf(page: unknown): UnifiedEvent[] {
  const events: unknown = typeof page === "object" && page !== null && Reflect.get(page, "events");
  return Array.isArray(events) ? events : [];
}
