import { once } from "node:events";
import { join } from "node:path";

import { StoreUnavailableError } from "@agentstream/sessions";
import { createSqliteStore } from "@agentstream/store-sqlite";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { WebSocket } from "ws";

import { makeFolder } from "./make-folder.ts";
import { idOf, openGateway, token, type OpenGateway } from "./open-gateway.ts";

const sse = { accept: "text/event-stream" };

interface Breakable {
  readonly gateway: OpenGateway;
  readonly id: string;
  /** The route still finds the session; its reader, who looks second, meets this instead. */
  readonly breakReader: (meet: () => undefined) => void;
  /** The warnings and errors of the server's log. */
  readonly logged: () => readonly { readonly level: number; readonly text: string }[];
}

async function openBreakable(): Promise<Breakable> {
  const lines: string[] = [];
  const written = vi.spyOn(process.stderr, "write").mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  onTestFinished(() => written.mockRestore());
  const store = createSqliteStore(join(makeFolder(), "data"));
  let whole = Infinity;
  let broken = (): undefined => undefined;
  const find: typeof store.find = async (id) => (whole-- > 0 ? store.find(id) : broken());
  const gateway = await openGateway({ store: { ...store, find } }, { logLevel: "warn" });
  const made = await gateway.call("POST", "/v1/sessions", { agentType: "echo", prompt: "Hello" });
  const id = await idOf(made);
  const events = await gateway.call("GET", `/v1/sessions/${id}/events`, undefined, sse);
  expect(await events.text()).toContain("sessionEnded");
  return {
    gateway,
    id,
    breakReader(meet) {
      whole = 1;
      broken = meet;
    },
    logged: () =>
      lines.map((line) => {
        const { level, err }: { level: number; err: Error } = JSON.parse(line);
        return { level, text: err.message };
      }),
  };
}

const endings = [
  {
    name: "its session is deleted as it begins",
    meet: () => undefined,
    isWhole: true,
    code: 1000,
    logged: [],
  },
  {
    name: "the store does not answer",
    meet: () => {
      throw new StoreUnavailableError("Redis is away");
    },
    isWhole: false,
    code: 1013,
    logged: [{ level: 40, text: "Redis is away" }],
  },
  {
    name: "something fails",
    meet: () => {
      throw new Error("a fault of ours");
    },
    isWhole: false,
    code: 1011,
    logged: [{ level: 50, text: "a fault of ours" }],
  },
];

describe.each(endings)("a stream ends when $name", ({ meet, isWhole, code, logged }) => {
  test.each(["", "?dialect=execute", "?dialect=ai-sdk"])(
    "as server-sent events%s",
    async (query) => {
      const opened = await openBreakable();
      opened.breakReader(meet);
      const path = `/v1/sessions/${opened.id}/events${query}`;
      const answer = await opened.gateway.call("GET", path, undefined, {
        accept: "text/event-stream",
      });
      expect(answer.status).toBe(200);
      const isRead = await answer.text().then(
        () => true,
        () => false,
      );
      expect(isRead).toBe(isWhole);
      expect(opened.logged()).toEqual(logged);
    },
  );

  test.each(["/v1/sessions/ID/stream", "/ws/sessions/ID"])("as a WebSocket at %s", async (path) => {
    const opened = await openBreakable();
    opened.breakReader(meet);
    const url = `${opened.gateway.url.replace("http", "ws")}${path.replace("ID", opened.id)}`;
    const socket = new WebSocket(url, { headers: { authorization: `Bearer ${token}` } });
    const [closed] = await once(socket, "close");
    expect(closed).toBe(code);
    expect(opened.logged()).toEqual(logged);
  });
});
