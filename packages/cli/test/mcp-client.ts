import { Client as NewClient } from "@modelcontextprotocol/client";
import { StdioClientTransport as NewTransport } from "@modelcontextprotocol/client/stdio";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as OldTransport } from "@modelcontextprotocol/sdk/client/stdio.js";

import { bin } from "./run-cli.ts";

interface ToolResult {
  readonly isError: boolean;
  readonly text: string;
  /** The structured output; it is checked by the client against the schema of the tool. */
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly value: Record<string, any>;
}

export interface Progress {
  readonly progress: number;
  readonly message?: string | undefined;
}

interface CallOptions {
  readonly signal?: AbortSignal;
  readonly onprogress?: (progress: Progress) => void;
}

/** What a test does with a client of either SDK. */
export interface McpClient {
  readonly tools: () => Promise<readonly { readonly name: string; readonly inputSchema: object }[]>;
  readonly call: (name: string, input: object, options?: CallOptions) => Promise<ToolResult>;
  readonly pid: number;
  readonly stderr: () => string;
  /** Closes the input of the server. */
  readonly close: () => Promise<void>;
}

export interface McpClientOptions {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

const identity = { name: "test", version: "1" };

const serverOf = ({ args, env, cwd }: McpClientOptions) => ({
  command: process.execPath,
  args: [bin, "mcp", ...args],
  stderr: "pipe" as const,
  env: { PATH: process.env["PATH"] ?? "", ...env },
  ...(cwd !== undefined && { cwd }),
});

const resultOf = (result: object): ToolResult => {
  const { isError = false, content, structuredContent = {} } = Object(result);
  return { isError, text: String(content?.[0]?.text), value: structuredContent };
};

function collect(
  stream: { on: (name: "data", listener: (chunk: unknown) => void) => unknown } | null,
) {
  let text = "";
  stream?.on("data", (chunk) => (text += String(chunk)));
  return () => text;
}

/** By the SDK 1, of one package. */
async function connectOld(options: McpClientOptions): Promise<McpClient> {
  const transport = new OldTransport(serverOf(options));
  const stderr = collect(transport.stderr);
  const client = new OldClient(identity);
  await client.connect(transport);
  return {
    tools: async () => (await client.listTools()).tools,
    call: async (name, input, more) =>
      resultOf(await client.callTool({ name, arguments: { ...input } }, undefined, more)),
    pid: transport.pid ?? 0,
    stderr,
    close: () => client.close(),
  };
}

/** By the SDK 2. */
async function connectNew(options: McpClientOptions): Promise<McpClient> {
  const transport = new NewTransport(serverOf(options));
  const stderr = collect(transport.stderr);
  const client = new NewClient(identity);
  await client.connect(transport);
  return {
    tools: async () => (await client.listTools()).tools,
    call: async (name, input, more) =>
      resultOf(await client.callTool({ name, arguments: { ...input } }, more)),
    pid: transport.pid ?? 0,
    stderr,
    close: () => client.close(),
  };
}

export const sdks: readonly (readonly [
  string,
  (options: McpClientOptions) => Promise<McpClient>,
])[] = [
  ["1.32.2", connectOld],
  ["2.4.0", connectNew],
];
