import { createAgentClient, type AgentClient } from "@agentstream/client";
import { createChatTransport, type ChatStorage } from "@agentstream/client/ai-sdk";
import type { StartedGateway } from "@agentstream/gateway";
import { AbstractChat, type ChatState, type ChatStatus, type UIMessage } from "ai";
import { afterAll, beforeAll, expect, test } from "vitest";

import { startCuttingProxy } from "./cutting-proxy.ts";
import { makeFolder, token, until } from "./gateway-kit.ts";
import { startTestGateway } from "./gateway-of-fakes.ts";

let gateway: StartedGateway;
let client: AgentClient;

beforeAll(async () => {
  gateway = await startTestGateway({ workspaces: [makeFolder()] });
  client = createAgentClient({ url: gateway.url, token, agentType: "demo" });
});
afterAll(() => gateway.close(0));

/** What `useChat` keeps, without React. */
class PlainState implements ChatState<UIMessage> {
  status: ChatStatus = "ready";
  error: Error | undefined;
  messages: UIMessage[] = [];
  pushMessage = (message: UIMessage): void => void this.messages.push(message);
  popMessage = (): void => void this.messages.pop();
  replaceMessage = (index: number, message: UIMessage): void => {
    this.messages[index] = message;
  };
  snapshot = <T>(thing: T): T => structuredClone(thing);
}

class PlainChat extends AbstractChat<UIMessage> {}

const memory = (): ChatStorage => {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
  };
};

interface Opened {
  readonly chat: PlainChat;
  readonly transport: ReturnType<typeof createChatTransport>;
}

function openChat(id: string, storage = memory(), of = client): Opened {
  const transport = createChatTransport({ client: of, storage });
  return { transport, chat: new PlainChat({ id, transport, state: new PlainState() }) };
}

const textOf = ({ parts }: UIMessage): string =>
  parts.map((part) => (part.type === "text" ? part.text : "")).join("");
const texts = ({ messages }: PlainChat): string[][] =>
  messages.map((message) => [message.role, textOf(message)]);
const toolsOf = ({ messages }: PlainChat): string[] =>
  messages.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.type === "dynamic-tool" ? [part.state] : [])),
  );

/** The request of the newest permission that is open. */
async function openPermission({ chat, transport }: Opened): Promise<(allowed: boolean) => unknown> {
  const find = (): unknown =>
    chat.messages.at(-1)?.parts.findLast(({ type }) => type === "data-permission");
  await until(() => find() !== undefined);
  const { requestId }: { requestId: string } = Object(Reflect.get(Object(find()), "data"));
  const session = await transport.session(chat.id);
  return (allowed) =>
    session?.answerPermission(requestId, { outcome: allowed ? "allowed" : "denied" });
}

test("text, thinking and tools of two turns of one session", async () => {
  const { chat, transport } = openChat("two-turns");
  await chat.sendMessage({ text: "think Hm.\nrun ls => a.txt\nsay First." });
  expect(chat.status).toBe("ready");
  const session = await transport.session("two-turns");
  await chat.sendMessage({ text: "say Second." });
  expect(texts(chat)).toEqual([
    ["user", expect.any(String)],
    ["assistant", "First."],
    ["user", "say Second."],
    ["assistant", "Second."],
  ]);
  expect(toolsOf(chat)).toEqual(["output-available"]);
  expect(chat.messages[1]?.parts.some(({ type }) => type === "reasoning")).toBe(true);
  expect((await transport.session("two-turns"))?.id).toBe(session?.id);
  expect(await session?.get()).toMatchObject({ state: "done", turn: 2 });
});

test("agent and config come from the message's body", async () => {
  const { chat, transport } = openChat("body");
  await chat.sendMessage({ text: "Hello" }, { body: { agentType: "echo" } });
  expect((await transport.session("body"))?.agentType).toBe("echo");
  expect(texts(chat)[1]).toEqual(["assistant", "Hello"]);
});

test.each([
  [true, ["output-available"]],
  [false, ["output-error"]],
])("a permission is answered in the middle: %s", async (allowed, states) => {
  const opened = openChat(`permission-${allowed}`);
  const sending = opened.chat.sendMessage({ text: "ask rm a.txt => removed\nsay Done." });
  const answer = await openPermission(opened);
  expect(opened.chat.status).toBe("streaming");
  await answer(allowed);
  await sending;
  // a denied tool has a state of its own in newer dialects
  expect(toolsOf(opened.chat).map((state) => state.replace("denied", "error"))).toEqual(states);
  expect(opened.chat.status).toBe("ready");
});

test("stop cancels the run, and the next message is answered", async () => {
  const { chat, transport } = openChat("stop");
  const sending = chat.sendMessage({ text: "say Hello.\nwait 600s" });
  await until(() => texts(chat)[1]?.[1] === "Hello.");
  await chat.stop();
  await sending;
  expect(chat.status).toBe("ready");
  const session = await transport.session("stop");
  await until(async () => (await session?.get())?.state === "cancelled");
  await chat.sendMessage({ text: "say Again." });
  expect(texts(chat).at(-1)).toEqual(["assistant", "Again."]);
});

test("a page that is loaded in the middle has the whole answer, and nothing where nothing runs", async () => {
  const storage = memory();
  const first = openChat("reload", storage);
  await first.chat.sendMessage({ text: "say Old." });
  const sending = first.chat.sendMessage({ text: "say Hello.\nask rm a.txt => removed\nsay Bye." });
  const answer = await openPermission(first);

  const second = openChat("reload", storage);
  const resuming = second.chat.resumeStream();
  await until(() => texts(second.chat)[0]?.[1] === "Hello.");
  await answer(true);
  await Promise.all([sending, resuming]);
  expect(texts(second.chat)).toEqual([["assistant", "Hello.Bye."]]);
  expect(texts(first.chat).at(-1)).toEqual(["assistant", "Hello.Bye."]);

  const third = openChat("reload", storage);
  await third.chat.resumeStream();
  expect([third.chat.messages, third.chat.status]).toEqual([[], "ready"]);
  const unknown = openChat("never seen", storage);
  await unknown.chat.resumeStream();
  expect(unknown.chat.messages).toEqual([]);
});

test("an answer over connections that are cut has every piece once", async () => {
  const proxy = await startCuttingProxy(gateway.url);
  const cut = createAgentClient({ url: proxy.url, token, agentType: "demo" });
  const { chat } = openChat("cut", memory(), cut);
  const words = Array.from({ length: 400 }, (_, index) => `word${index}`).join(" ");
  proxy.cut(40, 8000);
  await chat.sendMessage({ text: `say ${words}\nrun ls => a.txt\nsay End.` });
  expect(texts(chat)[1]?.[1]).toBe(`${words}End.`);
  expect(toolsOf(chat)).toEqual(["output-available"]);
  expect(proxy.cuts()).toBeGreaterThan(3);
});

test("a failed run is an error of the chat; what an agent cannot take back is refused by name", async () => {
  const { chat } = openChat("fails");
  await chat.sendMessage({ text: "fail It broke." });
  expect([chat.status, chat.error?.message]).toEqual(["error", "It broke."]);
  const { chat: other } = openChat("regenerate");
  await other.sendMessage({ text: "say Hello." });
  await other.regenerate();
  expect(other.error).toMatchObject({ code: "unsupported" });
  await other.sendMessage({ text: "say Changed.", messageId: other.messages[0]?.id ?? "" });
  expect(other.error).toMatchObject({ code: "unsupported" });
});
