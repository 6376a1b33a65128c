import { isIP } from "node:net";

import { findCommand, isFolder } from "@agentstream/runner";
import { isEnvPattern } from "@agentstream/sessions";

import { isLoopback } from "./auth/check-source.ts";
import { isOrigin } from "./auth/cross-origin.ts";
import type { Options } from "./start-options.ts";

/** Throws what is wrong with the options of a server, by the name of the flag. */
export async function checkOptions(options: Options): Promise<void> {
  const { host, token, tokenFile, allowedHosts = [] } = options;
  checkWorkspaces(options.workspaces);
  checkEnvNames(options.allowEnv);
  checkOrigins(options.allowedOrigins);
  checkHosts(allowedHosts);
  await checkWrapper(options.agentWrapper);
  checkNode(options);
  if (!isLoopback(host) && token === undefined && tokenFile === undefined)
    throw new Error(
      `--host: on ${host} others can reach this server: give it a token by AGENTSTREAM_TOKEN or --token-file.`,
    );
}

function checkWorkspaces(workspaces: readonly string[]): void {
  if (workspaces.length === 0) throw new Error("No workspace: name one by --workspace.");
  for (const folder of workspaces) {
    if (!isFolder(folder))
      throw new Error(
        `The workspace ${folder} is not a folder; pass an existing one with --workspace.`,
      );
  }
}

function checkEnvNames(names: readonly string[] = []): void {
  const wrong = names.find((name) => !isEnvPattern(name));
  if (wrong === undefined) return;
  throw new Error(
    `--allow-env: expected names of variables such as CI or MY_APP_*, got ${JSON.stringify(wrong)}.`,
  );
}

function checkOrigins(origins: readonly string[] = []): void {
  const wrong = origins.find((origin) => !isOrigin(origin));
  if (wrong === undefined) return;
  throw new Error(
    `--allow-origin: expected an origin such as https://app.example or http://localhost:3000, got ${JSON.stringify(wrong)}.`,
  );
}

const hostName = /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i;

/** As the header has it, without a port. */
function checkHosts(names: readonly string[]): void {
  const wrong = names.find((name) => !hostName.test(name) && isIP(name) === 0);
  if (wrong === undefined) return;
  throw new Error(
    `--allow-host: expected a host name without a port, such as agents.example, got ${JSON.stringify(wrong)}.`,
  );
}

/** What each server makes for itself would not fit the others. */
function checkNode({ node, webhooks, token, tokenFile }: Options): void {
  if (node === undefined) return;
  const { urls = [], secret, secretFile } = webhooks ?? {};
  if (urls.length > 0 && secret === undefined && secretFile === undefined)
    throw new Error(
      "--webhook: the servers of a cluster sign with one secret: give it to each by --webhook-secret-file or AGENTSTREAM_WEBHOOK_SECRET.",
    );
  if (node.roles.includes("gateway") && token === undefined && tokenFile === undefined)
    throw new Error(
      "--cluster: the gateways of a cluster accept the same tokens: give them to each by --token-file or AGENTSTREAM_TOKEN.",
    );
}

/** Otherwise every run would fail. */
async function checkWrapper(wrapper: readonly string[] | undefined): Promise<void> {
  if (wrapper === undefined) return;
  const [command = ""] = wrapper;
  if ((await findCommand(command))?.isExecutable === true) return;
  throw new Error(
    `--agent-wrapper: expected a program on PATH or its path, got ${JSON.stringify(command)}.`,
  );
}
