import { createAgentClient, type AgentSession } from "@agentstream/client";
import type { StartedGateway } from "@agentstream/gateway";
import type { UnifiedEvent } from "@agentstream/schema";
import { afterAll, beforeAll, expect, test } from "vitest";

import { findChromium } from "../src/find-chromium.ts";
import { startCuttingProxy, type CuttingProxy } from "../test/cutting-proxy.ts";
import { makeFolder, token } from "../test/gateway-kit.ts";
import { startTestGateway } from "../test/gateway-of-fakes.ts";
import { openPage, type OpenPage } from "./open-page.ts";
import type { PageTests } from "./page.ts";

const path = findChromium();

const transports = ["sse", "websocket", "polling"] as const;
/** How many connections are cut for each transport. */
const disconnects = Number(process.env["CLIENT_DISCONNECTS"] ?? 100);

let gateway: StartedGateway;
let proxy: CuttingProxy;
let opened: OpenPage;
let session: AgentSession;
let log: string[] = [];

/** Calls a function of the page. */
const inPage = <N extends keyof PageTests>(
  name: N,
  argument: Parameters<PageTests[N]>[0],
): Promise<Awaited<ReturnType<PageTests[N]>>> =>
  opened.page.evaluate<Awaited<ReturnType<PageTests[N]>>, [string, unknown]>(
    async ([which, given]) => Reflect.get(Reflect.get(globalThis, "pageTests"), which)(given),
    [name, argument],
  );

beforeAll(async () => {
  if (path === undefined) return;
  opened = await openPage(path, () => [gateway.url, proxy.url]);
  gateway = await startTestGateway({
    workspaces: [makeFolder()],
    allowedOrigins: [opened.origin],
  });
  proxy = await startCuttingProxy(gateway.url);
  await opened.page.goto(opened.origin);
  await opened.page.waitForFunction(() => Reflect.has(globalThis, "pageTests"));
  const client = createAgentClient({ url: gateway.url, token, agentType: "demo" });
  const words = Array.from({ length: 2000 }, (_, index) => `word${index}`).join(" ");
  session = await client.createSession({ prompt: `say ${words}\nsay End.` });
  const events: UnifiedEvent[] = [];
  for await (const event of session.events) events.push(event);
  log = events.map((event) => JSON.stringify(event));
}, 120_000);

afterAll(async () => {
  if (path === undefined) return;
  await opened.close();
  await gateway.close(0);
});

test.skipIf(path === undefined)("the log that is read is long enough", () => {
  expect(log.length).toBeGreaterThan(1000);
});

test.skipIf(path === undefined).each(transports)(
  "%s: a page reads every event once, over connections that are cut",
  async (transport) => {
    const before = proxy.cuts();
    proxy.cut(disconnects, transport === "polling" ? 150_000 : 80_000);
    const options = { url: proxy.url, token, transport, sessionId: session.id };
    let reads = 0;
    while (proxy.cuts() - before < disconnects) {
      expect(await inPage("read", options)).toEqual(log);
      reads++;
    }
    expect(proxy.cuts() - before).toBe(disconnects);
    console.log(`${transport}: ${disconnects} disconnects in ${reads} reads`);
  },
  600_000,
);

test.skipIf(path === undefined).each(transports)(
  "%s: a conversation with a permission",
  async (transport) => {
    const heard = await inPage("converse", { url: gateway.url, token, transport });
    expect(heard[0]).toBe("allowed");
    expect(heard.slice(1).join("")).toBe("First.Second.");
  },
);

test.skipIf(path === undefined).each(transports)("%s: with the cookie alone", async (transport) => {
  const options = { url: gateway.url, token, transport, sessionId: session.id };
  expect(await inPage("readWithCookie", options)).toEqual(log);
  const { token: _, ...without } = options;
  expect(await inPage("refuse", without)).toBe("authenticationFailed");
});

test.skipIf(path === undefined)(
  "a slow page loses nothing of a WebSocket that it closes",
  async () => {
    const options = { url: gateway.url, token, sessionId: session.id };
    const [lines, sockets] = await inPage("readSlowly", options);
    expect(lines).toEqual(log);
    expect(sockets).toBeGreaterThanOrEqual(2);
  },
);

test.skipIf(path === undefined)("a loop is aborted", async () => {
  const options = { url: gateway.url, token, sessionId: session.id };
  expect(await inPage("abort", options)).toBe("Enough.");
});

test.skipIf(path === undefined)("a recording is played without a server", async () => {
  expect(await inPage("replay", log.join("\n"))).toEqual(log);
});

test.skipIf(path === undefined)("the page complained about nothing", () => {
  expect(opened.complaints).toEqual([]);
});
