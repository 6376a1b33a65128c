import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import {
  createMemoryNodes,
  createMemoryStore,
  createMemoryWork,
  createProcessSignals,
} from "@agentstream/sessions";
import { onTestFinished } from "vitest";

import { hashToken, startGateway, type NodeOptions, type SharedPorts } from "../src/index.ts";
import type { StartOptions } from "../src/start-options.ts";
import { makeFolder } from "./make-folder.ts";
import { token } from "./open-gateway.ts";

export interface OpenNode {
  readonly url: string;
  readonly close: (graceMs?: number) => Promise<void>;
  /** With the token, and JSON where there is a body. */
  readonly call: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Response>;
}

export interface OpenNodes {
  readonly shared: SharedPorts;
  readonly workspace: string;
  /** A server on a free port, closed at the end of the test. */
  readonly start: (
    node: Partial<NodeOptions> & Pick<NodeOptions, "name">,
    options?: StartOptions,
  ) => Promise<OpenNode>;
}

/** Servers in this process that share what servers of a cluster share. */
export function openNodes(changes: Partial<SharedPorts> = {}): OpenNodes {
  const shared: SharedPorts = {
    store: createMemoryStore(),
    work: createMemoryWork(),
    signals: createProcessSignals(),
    nodes: createMemoryNodes(),
    ...changes,
  };
  const folder = makeFolder();
  const workspace = join(folder, "workspace");
  mkdirSync(workspace);
  const tokenFile = join(folder, "tokens.json");
  const entry = {
    name: "default",
    hash: hashToken(token),
    scopes: ["run", "read", "answer", "admin"],
  };
  writeFileSync(tokenFile, JSON.stringify([entry]), { mode: 0o600 });
  return {
    shared,
    workspace,
    async start(node, options = {}) {
      const server = await startGateway({
        port: 0,
        data: join(folder, node.name),
        workspaces: [workspace],
        tokenFile,
        logLevel: "silent",
        agents: [{ name: "scripted", command: process.execPath, args: [scripted] }],
        lingerMs: 0,
        ...options,
        node: { shared, roles: ["gateway", "worker"], leaseMs: 1000, ...node },
      });
      let closing: Promise<void> | undefined;
      const close = (graceMs = 0): Promise<void> => (closing ??= server.close(graceMs));
      onTestFinished(() => close());
      return {
        url: server.url,
        close,
        call: (method, path, body, headers = {}) =>
          fetch(`${server.url}${path}`, {
            method,
            headers: {
              authorization: `Bearer ${token}`,
              ...(body !== undefined && { "content-type": "application/json" }),
              ...headers,
            },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          }),
      };
    },
  };
}

const scripted = fileURLToPath(new URL("scripted-agent.cjs", import.meta.url));
