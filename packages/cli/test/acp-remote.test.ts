import type { ChildProcess } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Stream } from "@agentclientprotocol/sdk";
import * as oldHttp from "@agentclientprotocol/sdk-1/experimental/http-client";
import * as oldSocket from "@agentclientprotocol/sdk-1/experimental/ws-client";
import { createHttpStream } from "@agentclientprotocol/sdk/experimental/http-client";
import { createWebSocketStream } from "@agentclientprotocol/sdk/experimental/ws-client";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { WebSocket, type ClientOptions } from "ws";

import { sdks, type AcpClient, type AcpClientOptions } from "./acp-client.ts";
import { startServer, tokenIn } from "./start-server.ts";

const patience = { timeout: 120_000, interval: 20 };

let folder = "";
let url = "";
let token = "";
let server: ChildProcess | undefined;

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "acp-remote-")));
  const data = join(folder, "data");
  const started = await startServer({
    data,
    flags: ["--workspace", folder, "--mcp", "files=mcp-files --root ."],
    spawned: (child) => (server = child),
  });
  ({ url } = started);
  token = tokenIn(data);
}, 120_000);

afterAll(() => {
  server?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

const headersOf = (): Record<string, string> => ({ authorization: `Bearer ${token}` });
const at = (base: string): string => `${base}/acp?agent=demo`;

interface Transport {
  readonly stream: Stream;
  /** Breaks the connection off, as a network does. */
  readonly leave: () => void;
}

const sockets: WebSocket[] = [];

class KnownSocket extends WebSocket {
  constructor(address: string | URL, protocols?: string | string[], options?: ClientOptions) {
    super(address, protocols, options);
    sockets.push(this);
  }
}

type SocketStream = (
  address: string,
  options: { WebSocket: typeof KnownSocket; headers: Record<string, string> },
) => Stream;
type HttpStream = typeof createHttpStream | typeof oldHttp.createHttpStream;

function openSocket(create: SocketStream): Transport {
  const before = sockets.length;
  const address = at(url.replace("http", "ws"));
  const stream = create(address, { WebSocket: KnownSocket, headers: headersOf() });
  return {
    stream,
    leave: () => {
      for (const socket of sockets.slice(before)) socket.terminate();
    },
  };
}

function openHttp(create: HttpStream): Transport {
  const gone = new AbortController();
  const stream = create(at(url), {
    headers: headersOf(),
    fetch: (input, { signal, ...init } = {}) =>
      fetch(input, {
        ...init,
        signal: AbortSignal.any([gone.signal, ...(signal ? [signal] : [])]),
      }),
  });
  return { stream, leave: () => gone.abort() };
}

/** The transports of each SDK, as its users open them. */
const transports: Readonly<Record<string, Readonly<Record<"1.9.0" | "2.4.0", () => Transport>>>> = {
  "Streamable HTTP": {
    "1.9.0": () => openHttp(oldHttp.createHttpStream),
    "2.4.0": () => openHttp(createHttpStream),
  },
  WebSocket: {
    "1.9.0": () => openSocket(oldSocket.createWebSocketStream),
    "2.4.0": () => openSocket(createWebSocketStream),
  },
};

const cases = sdks.flatMap(([version, connect]) =>
  Object.entries(transports).map(([name, open]) => ({
    name: `SDK ${version} over ${name}`,
    connect,
    open: open[version],
  })),
);

test("both versions of the official SDK are tried over both transports", () =>
  expect(cases).toHaveLength(4));

const textOf = ({ updates }: AcpClient, kind = "agent_message_chunk"): string =>
  updates
    .map(({ update }) => update)
    .filter(({ sessionUpdate }) => sessionUpdate === kind)
    .map(({ content }) => String(Object(content).text))
    .join("");

const expectText = (client: AcpClient, text: string): Promise<void> =>
  vi.waitFor(() => expect(textOf(client)).toBe(text), patience);

const updatesOf = ({ updates }: AcpClient, kind: string): readonly unknown[] =>
  updates.map(({ update }) => update).filter(({ sessionUpdate }) => sessionUpdate === kind);

const choose =
  (wanted: string): AcpClientOptions["permission"] =>
  ({ options }) => ({
    outcome: "selected",
    optionId: options.find(({ kind }) => kind === wanted)?.optionId ?? "none",
  });
const allow = choose("allow_once");

describe.each(cases)("a client of the $name", ({ connect, open }) => {
  interface Opened {
    readonly client: AcpClient;
    readonly leave: () => void;
  }

  async function come(options: AcpClientOptions = {}): Promise<Opened> {
    const { stream, leave } = open();
    const client = connect(stream, options);
    await client.initialize();
    return { client, leave };
  }

  async function begin(options: AcpClientOptions = {}): Promise<Opened & { sessionId: string }> {
    const opened = await come(options);
    const { sessionId } = await opened.client.newSession(folder);
    return { ...opened, sessionId };
  }

  test("gets text, tools and two turns", async () => {
    const { client, sessionId, leave } = await begin();
    expect(await client.prompt(sessionId, "think Hm.\nrun ls => a.txt\nsay First.")).toMatchObject({
      stopReason: "end_turn",
    });
    await expectText(client, "First.");
    expect(textOf(client, "agent_thought_chunk")).toBe("Hm.");
    expect(updatesOf(client, "tool_call")).toMatchObject([{ kind: "execute" }]);
    expect(updatesOf(client, "tool_call_update").at(-1)).toMatchObject({ status: "completed" });
    await client.prompt(sessionId, "say Second.");
    await expectText(client, "First.Second.");
    expect(updatesOf(client, "user_message_chunk")).toEqual([]);
    leave();
  });

  test("allows, denies and cancels", async () => {
    let answer = allow;
    const { client, sessionId, leave } = await begin({
      permission: (request) => answer?.(request) ?? { outcome: "cancelled" },
    });
    await client.prompt(sessionId, "ask rm a => removed\nsay Done.");
    await expectText(client, "Done.");
    expect(updatesOf(client, "tool_call_update").at(-1)).toMatchObject({ status: "completed" });
    answer = choose("reject_once");
    await client.prompt(sessionId, "ask rm b => removed\nsay Still.");
    await expectText(client, "Done.Still.");
    expect(updatesOf(client, "tool_call_update").at(-1)).toMatchObject({ status: "failed" });
    const waiting = client.prompt(sessionId, "say Now.\nwait 300s\nsay Never.");
    await expectText(client, "Done.Still.Now.");
    await client.cancel(sessionId);
    expect(await waiting).toMatchObject({ stopReason: "cancelled" });
    leave();
  });

  test("loses nothing by a reload while it is asked", async () => {
    let asked = 0;
    const first = await begin({
      permission: () => {
        asked++;
        return new Promise(() => {});
      },
    });
    const { sessionId } = first;
    const lost = first.client.prompt(sessionId, "say Before.\nask rm a => removed\nsay After.");
    lost.catch(() => {});
    await vi.waitFor(() => expect(asked).toBe(1), patience);
    first.leave();

    const second = await come({
      permission: (request) => {
        asked++;
        return allow?.(request) ?? { outcome: "cancelled" };
      },
    });
    const { sessions } = await second.client.list();
    expect(sessions).toContainEqual(
      expect.objectContaining({ sessionId, cwd: folder, title: "say Before." }),
    );
    await second.client.load(sessionId, folder);
    await expectText(second.client, "Before.After.");
    expect(asked).toBe(2);
    expect(textOf(second.client, "user_message_chunk")).toContain("say Before.");
    await second.client.prompt(sessionId, "say More.");
    await expectText(second.client, "Before.After.More.");
    second.leave();

    const third = await come();
    await third.client.resume(sessionId, folder);
    expect(textOf(third.client)).toBe("");
    await third.client.closeSession(sessionId);
    third.leave();
  });

  test("gets errors that name the field", async () => {
    const { client, sessionId, leave } = await begin();
    const refused = (code: number, text: string): object => ({
      code,
      message: expect.stringContaining(text),
    });
    const mcp = (name: string) => [{ name, command: "mcp-own", args: [], env: [] }];
    expect(await client.newSession(folder, mcp("files"))).toMatchObject({
      sessionId: expect.any(String),
    });
    const failures: readonly (readonly [Promise<unknown>, object])[] = [
      [client.newSession("relative"), refused(-32_602, "absolute path")],
      [client.newSession("/"), refused(-32_602, "allowed workspace")],
      [client.newSession(folder, mcp("other")), refused(-32_602, "registered are files")],
      [client.load("none", folder), refused(-32_002, "is not here")],
      [client.setMode(sessionId, "autoAll"), refused(-32_602, "autoEdit")],
      [client.prompt(sessionId, "fail It broke."), refused(-32_603, "It broke.")],
    ];
    for (const [call, error] of failures) await expect(call).rejects.toMatchObject(error);
    await client.prompt(sessionId, "say Alive.");
    await expectText(client, "Alive.");
    leave();
  });
});
