// What runs in the page: the client as it is published. The test calls these functions.
import { createAgentClient, login, logout, type Socket } from "@agentstream/client";
import { createReplayTransport } from "@agentstream/client/testing";

export interface PageOptions {
  readonly url: string;
  readonly token?: string;
  readonly transport?: "sse" | "websocket" | "polling";
  readonly sessionId: string;
}

interface PlatformSocket extends Socket {
  readonly readyState: number;
}

const closed = 3;

export interface PageTests {
  readonly read: (options: PageOptions) => Promise<string[]>;
  readonly converse: (options: Omit<PageOptions, "sessionId">) => Promise<string[]>;
  readonly readWithCookie: (options: PageOptions) => Promise<string[]>;
  readonly abort: (options: PageOptions) => Promise<string>;
  readonly refuse: (options: PageOptions) => Promise<unknown>;
  /** Does not read on before its socket is closed; gives the events, and how many sockets there were. */
  readonly readSlowly: (options: PageOptions) => Promise<readonly [string[], number]>;
  readonly replay: (lines: string) => Promise<string[]>;
}

const pageTests: PageTests = {
  async read({ sessionId, ...options }) {
    const session = await createAgentClient(options).resumeSession({ sessionId });
    const lines: string[] = [];
    for await (const event of session.events) lines.push(JSON.stringify(event));
    return lines;
  },

  async readSlowly({ sessionId, ...options }) {
    const sockets: PlatformSocket[] = [];
    const Platform: new (url: string) => PlatformSocket = Reflect.get(globalThis, "WebSocket");
    class WebSocket extends Platform {
      constructor(url: string) {
        super(url);
        sockets.push(this);
      }
    }
    const client = createAgentClient({
      ...options,
      transport: "websocket",
      WebSocket,
      maxBuffered: 50_000,
    });
    const session = await client.resumeSession({ sessionId });
    const lines: string[] = [];
    for await (const event of session.events) {
      lines.push(JSON.stringify(event));
      while (lines.length === 1 && sockets[0]?.readyState !== closed)
        await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return [lines, sockets.length];
  },

  async converse(options) {
    const client = createAgentClient({ ...options, agentType: "demo" });
    const session = await client.createSession({ prompt: "ask rm a.txt => removed\nsay First." });
    const heard: string[] = [];
    for await (const event of session.events) {
      if (event.type === "permissionRequested")
        await session.answerPermission(event.requestId, { outcome: "allowed" });
      if (event.type === "permissionResolved") heard.push(event.outcome);
      if (event.type === "textChunk") heard.push(event.content);
    }
    const { id } = session;
    const resumed = await client.resumeSession({ sessionId: id, prompt: "say Second." });
    for await (const event of resumed.events)
      if (event.type === "textChunk") heard.push(event.content);
    return heard;
  },

  async readWithCookie({ url, token = "", transport, sessionId }) {
    const credentials = "include";
    await login({ url, token, credentials });
    const options = { url, credentials, ...(transport && { transport }) } as const;
    const lines = await pageTests.read({ ...options, sessionId });
    await logout({ url, credentials });
    return lines;
  },

  async abort({ sessionId, ...options }) {
    const session = await createAgentClient(options).resumeSession({ sessionId });
    const controller = new AbortController();
    try {
      for await (const event of session.read({ signal: controller.signal, follow: "session" }))
        if (event.type === "sessionEnded") controller.abort(new Error("Enough."));
      return "it ended";
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  },

  async refuse({ sessionId, ...options }) {
    try {
      await createAgentClient(options).resumeSession({ sessionId });
      return "it was taken";
    } catch (error) {
      return Reflect.get(Object(error), "code");
    }
  },

  async replay(lines) {
    const transport = createReplayTransport(lines, { disconnectAfter: 5 });
    const session = await createAgentClient({ transport, agentType: "echo" }).createSession({
      prompt: "Hello",
    });
    const got: string[] = [];
    for await (const event of session.events) got.push(JSON.stringify(event));
    return got;
  },
};

Reflect.set(globalThis, "pageTests", pageTests);
