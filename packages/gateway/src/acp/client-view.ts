import type { AgentContext, ClientCapabilities } from "@agentclientprotocol/sdk";
import type { AcpUpdate } from "@agentstream/schema/dialects/acp";

/** The client, as seen by one conversation. */
export interface ClientView {
  readonly update: (update: AcpUpdate) => Promise<void>;
  readonly context: AgentContext;
  readonly capabilities: ClientCapabilities;
  /** Aborted when the connection is closed. */
  readonly signal: AbortSignal;
  /** For people, on stderr. */
  readonly log: (message: string) => void;
}

/** Sends the updates of one conversation, as far as the client has said that it takes them. */
export function createClientView(
  sessionId: string,
  context: AgentContext,
  capabilities: ClientCapabilities,
  signal: AbortSignal,
  log: (message: string) => void,
): ClientView {
  const { notices, compaction } = capabilities.session ?? {};
  return {
    context,
    capabilities,
    signal,
    log,
    async update(update) {
      if (update.sessionUpdate === "notice" && !isSet(notices)) {
        log(update.title);
        return;
      }
      if (update.sessionUpdate === "compaction_update" && !isSet(compaction)) return;
      await context.notify<object>("session/update", { sessionId, update });
    },
  };
}

const isSet = (capability: unknown): boolean => capability !== undefined && capability !== null;
