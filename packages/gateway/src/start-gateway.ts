import { packageVersion, startWatchdog } from "@agentstream/runner";

import { withRegistered } from "./agents.ts";
import { openAuditFile } from "./audit/open-audit-file.ts";
import { isLoopback } from "./auth/check-source.ts";
import { createSignedPasses, sharedSecret } from "./auth/create-signed-passes.ts";
import { loadTokens } from "./auth/load-tokens.ts";
import type { TokenEntry } from "./auth/token-book.ts";
import { checkOptions } from "./check-options.ts";
import { joinCluster } from "./cluster/join-cluster.ts";
import type { Joined } from "./cluster/join-nodes.ts";
import { createGateway, type GatewayOptions } from "./create-gateway.ts";
import { findAgents, type FoundAgent } from "./find-agents.ts";
import { openDataFolder } from "./open-data-folder.ts";
import { confinementOf, openSessions, openStorage, recordFolderOf } from "./open-sessions.ts";
import type { RpcRules } from "./route.ts";
import { withDefaults, type Options, type StartOptions } from "./start-options.ts";
import { startTraces, type Traces } from "./start-traces.ts";
import { loadWebhooks, type LoadedWebhook } from "./webhooks/load-webhooks.ts";
import { startWebhooks } from "./webhooks/start-webhooks.ts";

export interface StartedGateway {
  readonly url: string;
  /** The token, if it was made just now. */
  readonly madeToken: string | undefined;
  /** The data folder has the hash of the token alone. */
  readonly tokenIsHashed: boolean;
  readonly agents: readonly FoundAgent[];
  readonly webhooks: readonly StartedWebhook[];
  readonly close: (graceMs?: number) => Promise<void>;
}

/** A webhook, and the file of its secret, where this server has made it. */
export type StartedWebhook = Pick<LoadedWebhook, "id" | "host" | "secretFile">;

/** A whole server: its folder, its store, its agents, and the address that it listens on. */
export async function startGateway(given: StartOptions = {}): Promise<StartedGateway> {
  const options = withDefaults(given);
  const { data, token, tokenFile, allowedHosts = [] } = options;
  await checkOptions(options);
  const confinement = confinementOf(options);
  openDataFolder(data);
  const { entries, made, isHashed = false } = loadTokens({ folder: data, token, file: tokenFile });
  const audit = options.audit === undefined ? undefined : openAuditFile(options.audit);
  const version = packageVersion(import.meta.url);
  const agents = withRegistered(options.agents ?? [], options.agentEnv);
  const traces = options.traces && startTraces(options.traces, { version, agents });
  const loaded = loadWebhooks(options.webhooks ?? { urls: [] }, data);
  const rpc = rpcRulesOf(options, entries);
  const storage = openStorage(options);
  const membership = await joinCluster(options, agents, version);
  const parts = { tokens: entries, version, traces, rpc, audit, allowedHosts, membership };
  try {
    const { url, found, close } = await listen({ ...options, ...confinement }, parts, {
      agents,
      storage,
      loaded,
    });
    return {
      url,
      madeToken: made,
      tokenIsHashed: isHashed,
      agents: found,
      webhooks: loaded.map(({ id, host, secretFile }) => ({ id, host, secretFile })),
      close,
    };
  } catch (error) {
    // the others must not send it anything until its time is over
    await membership?.leave();
    throw error;
  }
}

interface Parts extends Pick<GatewayOptions, "tokens" | "version" | "rpc" | "allowedHosts"> {
  readonly audit: GatewayOptions["audit"];
  readonly traces: Traces | undefined;
  readonly membership: Joined | undefined;
}

interface Opened {
  readonly agents: ReturnType<typeof withRegistered>;
  readonly storage: ReturnType<typeof openStorage>;
  readonly loaded: readonly LoadedWebhook[];
}

/** Opens the sessions, and serves them. */
async function listen(
  options: Options & ReturnType<typeof confinementOf>,
  parts: Parts,
  { agents, storage, loaded }: Opened,
): Promise<Pick<StartedGateway, "url" | "close"> & { readonly found: readonly FoundAgent[] }> {
  const { membership, traces, version } = parts;
  const passes = membership && createSignedPasses(await sharedSecret(storage.store), storage.store);
  const webhooks = await startWebhooks(storage.store, { webhooks: loaded, version, membership });
  const sessions = await openSessions(
    options,
    agents,
    { ...storage, store: webhooks.store },
    { traces, membership },
  );
  const gateway = createGateway({ ...options, ...parts, sessions, webhooks, passes });
  try {
    const url = await gateway.listen(options.port);
    await membership?.update({ url }, async () => (await sessions.load()).running);
    const stopWatchdog = startWatchdog(recordFolderOf(options.data));
    return {
      url,
      found: await findAgents(sessions),
      async close(graceMs) {
        await membership?.update({ isDraining: true });
        await gateway.close(graceMs);
        await membership?.leave();
        stopWatchdog();
      },
    };
  } catch (error) {
    await gateway.close(0);
    throw error;
  }
}

/** A program without a token is the first owner, without that owner's rights over the sessions of others. */
function rpcRulesOf(
  { openRpcOnLoopback = false, rpcVersion: version, host }: Options,
  [first]: readonly TokenEntry[],
): RpcRules {
  if (!openRpcOnLoopback) return { version };
  if (!isLoopback(host))
    throw new Error(
      `--open-rpc-on-loopback: expected a server on 127.0.0.1, got ${host}: others could run agents without a token.`,
    );
  return {
    version,
    openTo: { owner: first?.name ?? "default", scopes: ["run", "read", "answer"] },
  };
}
