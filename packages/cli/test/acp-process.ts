import { spawn, type ChildProcess } from "node:child_process";
import { Readable, Writable } from "node:stream";

import { ndJsonStream } from "@agentclientprotocol/sdk";

import { sdks, type AcpClient, type AcpClientOptions } from "./acp-client.ts";
import { bin } from "./run-cli.ts";

/** A client over the standard streams of `agentstream acp`. */
export interface ProcessClient extends AcpClient {
  /** Closes the input; resolves to the exit code. */
  readonly end: () => Promise<number | null>;
  readonly child: ChildProcess;
}

export interface ProcessOptions extends AcpClientOptions {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly spawned: (child: ChildProcess) => void;
}

/** How a client of each SDK is started. */
export const processClients = sdks.map(
  ([version, connect]) =>
    [
      version,
      (options: ProcessOptions): ProcessClient => {
        const { args, env, spawned } = options;
        const child = spawn(process.execPath, [bin, "acp", ...args], {
          stdio: ["pipe", "pipe", "inherit"],
          env: { ...process.env, ...env },
        });
        spawned(child);
        const closed = new Promise<number | null>((resolve) => child.on("close", resolve));
        const stream = ndJsonStream(Writable.toWeb(child.stdin), Readable.toWeb(child.stdout));
        return {
          ...connect(stream, options),
          child,
          end: () => {
            child.stdin.end();
            return closed;
          },
        };
      },
    ] as const,
);
