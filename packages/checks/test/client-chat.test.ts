import { createAgentClient, type AgentClient } from "@agentstream/client";
import { createChatTransport, type ChatStorage } from "@agentstream/client/ai-sdk";
import type { StartedGateway } from "@agentstream/gateway";
import {
  AbstractChat,
  lastAssistantMessageIsCompleteWithApprovalResponses as isAnswered,
  type ChatState,
  type ChatStatus,
  type DynamicToolUIPart,
  type UIMessage,
} from "ai";
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

function openChat(
  id: string,
  storage = memory(),
  more: Partial<Parameters<typeof createChatTransport>[0]> = {},
): Opened {
  const transport = createChatTransport({ client, storage, ...more });
  const state = new PlainState();
  return {
    transport,
    chat: new PlainChat({ id, transport, state, sendAutomaticallyWhen: isAnswered }),
  };
}

const inline = { approvals: "inline" } as const;

const textOf = ({ parts }: UIMessage): string =>
  parts.map((part) => (part.type === "text" ? part.text : "")).join("");
const texts = ({ messages }: PlainChat): string[][] =>
  messages.map((message) => [message.role, textOf(message)]);
const callsOf = ({ messages }: PlainChat): DynamicToolUIPart[] =>
  messages.flatMap(({ parts }) => parts.filter((part) => part.type === "dynamic-tool"));
const toolsOf = (chat: PlainChat): string[] => callsOf(chat).map(({ state }) => state);

/** The approval that the newest call waits for. */
async function askedApproval(chat: PlainChat): Promise<string> {
  await until(
    () => callsOf(chat).at(-1)?.state === "approval-requested" && chat.status === "ready",
  );
  return callsOf(chat).at(-1)?.approval?.id ?? "";
}

const isOver = ({ status }: PlainChat): boolean => status === "ready" || status === "error";

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
  [false, ["output-denied"]],
])("a permission is answered in the middle: %s", async (allowed, states) => {
  const opened = openChat(`permission-${allowed}`, memory(), inline);
  const sending = opened.chat.sendMessage({ text: "ask rm a.txt => removed\nsay Done." });
  const answer = await openPermission(opened);
  expect(opened.chat.status).toBe("streaming");
  await answer(allowed);
  await sending;
  expect(toolsOf(opened.chat)).toEqual(states);
  expect(opened.chat.status).toBe("ready");
});

test("the chat answers its permissions itself, one request after the other", async () => {
  const { chat, transport } = openChat("approvals");
  await chat.sendMessage({
    text: "say Before.\nask rm a => removed a\nask rm b => removed b\nask rm c => removed c\nsay After.",
  });
  await chat.addToolApprovalResponse({ id: await askedApproval(chat), approved: true });
  await until(() => callsOf(chat).length === 2);
  const id = await askedApproval(chat);
  await chat.addToolApprovalResponse({ id, approved: false, reason: "Keep it." });
  await until(() => callsOf(chat).length === 3);
  await chat.addToolApprovalResponse({ id: await askedApproval(chat), approved: true });
  await until(() => isOver(chat) && texts(chat)[1]?.[1]?.endsWith("After.") === true);
  expect([chat.status, chat.error]).toEqual(["ready", undefined]);
  expect(texts(chat)).toEqual([
    ["user", expect.any(String)],
    ["assistant", "Before.After."],
  ]);
  expect(callsOf(chat).map(({ state, output }) => [state, output])).toEqual([
    ["output-available", "removed a"],
    ["output-denied", undefined],
    ["output-available", "removed c"],
  ]);
  const session = await transport.session("approvals");
  expect(await session?.get()).toMatchObject({ state: "done", turn: 1 });
});

test("a page that is loaded while a permission waits asks again, and not for those before", async () => {
  const storage = memory();
  const { chat: left } = openChat("waits", storage);
  await left.sendMessage({ text: "ask rm a => removed a\nask rm b => removed b\nsay After." });
  await left.addToolApprovalResponse({ id: await askedApproval(left), approved: true });
  await until(() => callsOf(left).length === 2);
  const id = await askedApproval(left);

  const { chat } = openChat("waits", storage);
  await chat.resumeStream();
  expect(toolsOf(chat)).toEqual(["output-available", "approval-requested"]);
  expect(await askedApproval(chat)).toBe(id);
  await chat.addToolApprovalResponse({ id, approved: true });
  await until(() => isOver(chat) && texts(chat)[0]?.[1] === "After.");
  expect(chat.error).toBeUndefined();
  expect(toolsOf(chat)).toEqual(["output-available", "output-available"]);
  // the page that was left answers, too: it gets what followed
  await left.addToolApprovalResponse({ id, approved: false });
  await until(() => isOver(left) && texts(left)[1]?.[1] === "After.");
  expect(toolsOf(left)).toEqual(["output-available", "output-available"]);
});

test("answers without a session, and answers to nothing, are errors of the chat", async () => {
  const storage = memory();
  const first = openChat("lost", storage);
  await first.chat.sendMessage({ text: "ask rm a => removed\nsay After." });
  const id = await askedApproval(first.chat);
  const { chat } = openChat("lost");
  chat.messages = first.chat.messages;
  await chat.addToolApprovalResponse({ id, approved: true });
  await until(() => isOver(chat) && chat.error !== undefined);
  expect(chat.error).toMatchObject({ code: "sessionNotFound" });
  await (await first.transport.session("lost"))?.cancel();
  await until(
    async () => (await (await first.transport.session("lost"))?.get())?.state === "cancelled",
  );
  await first.chat.sendMessage({ text: "say Else." });
  expect(texts(first.chat).at(-1)).toEqual(["assistant", "Else."]);
  const { chat: late } = openChat("lost", storage);
  late.messages = chat.messages;
  await late.sendMessage();
  expect([late.status, late.error?.message]).toEqual([
    "error",
    "The run is over and takes no answers any more.",
  ]);
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
  const first = openChat("reload", storage, inline);
  await first.chat.sendMessage({ text: "say Old." });
  const sending = first.chat.sendMessage({ text: "say Hello.\nask rm a.txt => removed\nsay Bye." });
  const answer = await openPermission(first);

  const second = openChat("reload", storage, inline);
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
  const { chat } = openChat("cut", memory(), { client: cut });
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
  expect(chat.messages.at(-1)?.metadata).toMatchObject({ run: 1 });
  await chat.regenerate();
  expect([chat.status, chat.error?.message]).toEqual(["error", "It broke."]);
  expect(chat.messages.at(-1)?.metadata).toMatchObject({ run: 2 });
  const { chat: other } = openChat("regenerate");
  await other.sendMessage({ text: "say Hello." });
  await other.regenerate();
  expect(other.error).toMatchObject({ code: "unsupported" });
  await other.sendMessage({ text: "say Changed.", messageId: other.messages[0]?.id ?? "" });
  expect(other.error).toMatchObject({ code: "unsupported" });
});
