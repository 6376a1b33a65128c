import { client, type McpServer, type Stream } from "@agentclientprotocol/sdk";
import { ClientSideConnection } from "@agentclientprotocol/sdk-1";

type Json = Readonly<Record<string, unknown>>;

/** What a test does with a client of either SDK. */
export interface AcpClient {
  readonly initialize: () => Promise<unknown>;
  readonly newSession: (cwd: string, mcpServers?: McpServer[]) => Promise<{ sessionId: string }>;
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
}

type Block =
  | { type: "text"; text: string }
  | { type: "image"; data: string; mimeType: string }
  | { type: "resource_link"; name: string; uri: string }
  | { type: "resource"; resource: { uri: string; text: string } };

type Update = { readonly sessionUpdate: string } & Json;

type Outcome = { outcome: "cancelled" } | { outcome: "selected"; optionId: string };

export interface AcpClientOptions {
  readonly permission?: (request: {
    readonly options: readonly { readonly optionId: string; readonly kind: string }[];
    readonly toolCall: Json;
  }) => Outcome | Promise<Outcome>;
  /** The content of forms. Absent: the client has none. */
  readonly form?: (request: Json) => Record<string, string>;
}

const deny = (): Outcome => ({ outcome: "cancelled" });

const capabilitiesOf = ({ form }: AcpClientOptions): object =>
  form === undefined ? {} : { elicitation: { form: {} } };

const blocksOf = (text: string, more: readonly Block[] = []): Block[] => [
  { type: "text", text },
  ...more,
];

/** By the class of the SDK 1.9. */
function connectOld(stream: Stream, options: AcpClientOptions): AcpClient {
  const updates: { sessionId: string; update: Update }[] = [];
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
    updates,
    initialize: () =>
      connection.initialize({ protocolVersion: 1, clientCapabilities: capabilitiesOf(options) }),
    newSession: (cwd, mcpServers = []) => connection.newSession({ cwd, mcpServers }),
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
function connectNew(stream: Stream, options: AcpClientOptions): AcpClient {
  const updates: { sessionId: string; update: Update }[] = [];
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
    updates,
    initialize: () =>
      agent.request("initialize", {
        protocolVersion: 1,
        clientCapabilities: capabilitiesOf(options),
      }),
    newSession: (cwd, mcpServers = []) => agent.request("session/new", { cwd, mcpServers }),
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

type Connect = (stream: Stream, options: AcpClientOptions) => AcpClient;

export const sdks: readonly (readonly [version: "1.9.0" | "2.4.0", Connect])[] = [
  ["1.9.0", connectOld],
  ["2.4.0", connectNew],
];
