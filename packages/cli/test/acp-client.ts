import { spawn, type ChildProcess } from "node:child_process";
import { Readable, Writable } from "node:stream";

import { client, ndJsonStream } from "@agentclientprotocol/sdk";
import { ClientSideConnection } from "@agentclientprotocol/sdk-1";

import { bin } from "./run-cli.ts";

type Json = Readonly<Record<string, unknown>>;

/** What a test does with a client of either SDK. */
export interface AcpClient {
  readonly initialize: () => Promise<unknown>;
  readonly newSession: (
    cwd: string,
    mcpServers?: readonly Json[],
  ) => Promise<{ sessionId: string }>;
  readonly load: (sessionId: string, cwd: string) => Promise<unknown>;
  readonly resume: (sessionId: string, cwd: string) => Promise<unknown>;
  readonly list: () => Promise<{ sessions: readonly { sessionId: string }[] }>;
  readonly closeSession: (sessionId: string) => Promise<unknown>;
  readonly prompt: (
    sessionId: string,
    text: string,
    more?: readonly Block[],
  ) => Promise<{ stopReason: string }>;
  readonly cancel: (sessionId: string) => Promise<void>;
  readonly setMode: (sessionId: string, modeId: string) => Promise<unknown>;
  readonly setOption: (sessionId: string, configId: string, value: string) => Promise<unknown>;
  readonly updates: readonly { readonly sessionId: string; readonly update: Update }[];
  /** Closes the input; resolves to the exit code. */
  readonly end: () => Promise<number | null>;
  readonly child: ChildProcess;
}

type Block =
  | { type: "text"; text: string }
  | { type: "resource_link"; name: string; uri: string }
  | { type: "resource"; resource: { uri: string; text: string } };

type Update = { readonly sessionUpdate: string } & Json;

type Outcome = { outcome: "cancelled" } | { outcome: "selected"; optionId: string };

export interface AcpClientOptions {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly permission?: (request: {
    readonly options: readonly { readonly optionId: string; readonly kind: string }[];
    readonly toolCall: Json;
  }) => Outcome | Promise<Outcome>;
  /** The content of forms. Absent: the client has none. */
  readonly form?: (request: Json) => Record<string, string>;
  readonly spawned: (child: ChildProcess) => void;
}

const deny = (): Outcome => ({ outcome: "cancelled" });

interface Started {
  readonly child: ChildProcess;
  readonly stream: ReturnType<typeof ndJsonStream>;
  readonly updates: { sessionId: string; update: Update }[];
  readonly end: () => Promise<number | null>;
}

function start({ args, env, spawned }: AcpClientOptions): Started {
  const child = spawn(process.execPath, [bin, "acp", ...args], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, ...env },
  });
  spawned(child);
  const closed = new Promise<number | null>((resolve) => child.on("close", resolve));
  return {
    child,
    stream: ndJsonStream(Writable.toWeb(child.stdin), Readable.toWeb(child.stdout)),
    updates: [],
    end: () => {
      child.stdin.end();
      return closed;
    },
  };
}

const capabilitiesOf = ({ form }: AcpClientOptions): object =>
  form === undefined ? {} : { elicitation: { form: {} } };

const blocksOf = (text: string, more: readonly Block[] = []): Block[] => [
  { type: "text", text },
  ...more,
];

/** By the class of the SDK 1.9. */
function connectOld(options: AcpClientOptions): AcpClient {
  const { child, stream, updates, end } = start(options);
  const connection = new ClientSideConnection(
    () => ({
      requestPermission: async (request) => ({
        outcome: await (options.permission ?? deny)({
          ...request,
          toolCall: { ...request.toolCall },
        }),
      }),
      sessionUpdate: async ({ sessionId, update }) => {
        updates.push({ sessionId, update: { ...update } });
      },
      createElicitation: async (request) => ({
        action: "accept",
        content: options.form?.({ ...request }) ?? {},
      }),
    }),
    stream,
  );
  return {
    child,
    updates,
    end,
    initialize: () =>
      connection.initialize({ protocolVersion: 1, clientCapabilities: capabilitiesOf(options) }),
    newSession: (cwd, mcpServers = []) =>
      connection.newSession({ cwd, mcpServers: mcpServers.map(serverOf) }),
    load: (sessionId, cwd) => connection.loadSession({ sessionId, cwd, mcpServers: [] }),
    resume: (sessionId, cwd) => connection.resumeSession({ sessionId, cwd, mcpServers: [] }),
    list: () => connection.listSessions({}),
    closeSession: (sessionId) => connection.closeSession({ sessionId }),
    prompt: (sessionId, text, more) =>
      connection.prompt({ sessionId, prompt: blocksOf(text, more) }),
    cancel: (sessionId) => connection.cancel({ sessionId }),
    setMode: (sessionId, modeId) => connection.setSessionMode({ sessionId, modeId }),
    setOption: (sessionId, configId, value) =>
      connection.setSessionConfigOption({ sessionId, configId, value }),
  };
}

/** By the app of the SDK 2.4. */
function connectNew(options: AcpClientOptions): AcpClient {
  const { child, stream, updates, end } = start(options);
  const { agent } = client({ name: "test" })
    .onRequest("session/request_permission", async ({ params }) => ({
      outcome: await (options.permission ?? deny)({ ...params, toolCall: { ...params.toolCall } }),
    }))
    .onRequest("elicitation/create", ({ params }) => ({
      action: "accept",
      content: options.form?.({ ...params }) ?? {},
    }))
    .onNotification("session/update", ({ params: { sessionId, update } }) => {
      updates.push({ sessionId, update: { ...update } });
    })
    .connect(stream);
  return {
    child,
    updates,
    end,
    initialize: () =>
      agent.request("initialize", {
        protocolVersion: 1,
        clientCapabilities: capabilitiesOf(options),
      }),
    newSession: (cwd, mcpServers = []) =>
      agent.request("session/new", { cwd, mcpServers: mcpServers.map(serverOf) }),
    load: (sessionId, cwd) => agent.request("session/load", { sessionId, cwd, mcpServers: [] }),
    resume: (sessionId, cwd) => agent.request("session/resume", { sessionId, cwd }),
    list: () => agent.request("session/list", {}),
    closeSession: (sessionId) => agent.request("session/close", { sessionId }),
    prompt: (sessionId, text, more) =>
      agent.request("session/prompt", { sessionId, prompt: blocksOf(text, more) }),
    cancel: (sessionId) => agent.notify("session/cancel", { sessionId }),
    setMode: (sessionId, modeId) => agent.request("session/set_mode", { sessionId, modeId }),
    setOption: (sessionId, configId, value) =>
      agent.request("session/set_config_option", { sessionId, configId, value }),
  };
}

const serverOf = ({ name }: Json): { name: string; command: string; args: []; env: [] } => ({
  name: String(name),
  command: "mcp-server",
  args: [],
  env: [],
});

export const sdks: readonly (readonly [string, (options: AcpClientOptions) => AcpClient])[] = [
  ["1.9.0", connectOld],
  ["2.4.0", connectNew],
];
