import type { ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { McpServer } from "@agentclientprotocol/sdk";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { AcpClient, AcpClientOptions } from "./acp-client.ts";
import { processClients, type ProcessClient, type ProcessOptions } from "./acp-process.ts";

const patience = { timeout: 120_000, interval: 20 };

let folder = "";
let children: ChildProcess[] = [];

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "acp-")));
});

afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
  children = [];
  rmSync(folder, { recursive: true, force: true });
});

const data = (): string => join(folder, "data");

const textOf = ({ updates }: AcpClient, kind = "agent_message_chunk"): string =>
  updates
    .map(({ update }) => update)
    .filter(({ sessionUpdate }) => sessionUpdate === kind)
    .map(({ content }) => String(Object(content).text))
    .join("");

/** Notifications may be handled after the answer that came behind them. */
const expectText = (client: AcpClient, text: string): Promise<void> =>
  vi.waitFor(() => expect(textOf(client)).toBe(text), patience);

const updatesOf = ({ updates }: AcpClient, kind: string): readonly unknown[] =>
  updates.map(({ update }) => update).filter(({ sessionUpdate }) => sessionUpdate === kind);

const allow: AcpClientOptions["permission"] = ({ options }) => ({
  outcome: "selected",
  optionId: options.find(({ kind }) => kind === "allow_once")?.optionId ?? "none",
});
const deny: AcpClientOptions["permission"] = ({ options }) => ({
  outcome: "selected",
  optionId: options.find(({ kind }) => kind === "reject_once")?.optionId ?? "none",
});

const server = (command: string): McpServer => ({ name: "files", command, args: [], env: [] });

test("both versions of the official SDK are tried", () => expect(processClients).toHaveLength(2));

describe.each(processClients)("a client of the SDK %s", (_, connect) => {
  const begin = async (
    options: Partial<ProcessOptions> = {},
  ): Promise<{ client: ProcessClient; sessionId: string }> => {
    const client = connect({
      args: ["demo", "--data", data()],
      spawned: (child) => children.push(child),
      ...options,
    });
    await client.initialize();
    const { sessionId } = await client.newSession(folder);
    return { client, sessionId };
  };

  test("learns what the agent can do, and how to log in", async () => {
    const client = connect({
      args: ["demo", "--data", data()],
      spawned: (child) => children.push(child),
    });
    expect(await client.initialize()).toMatchObject({
      protocolVersion: 1,
      agentInfo: { name: "agentstream" },
      authMethods: [{ id: "agent-login" }],
      agentCapabilities: {
        loadSession: true,
        promptCapabilities: { image: true, embeddedContext: true },
        sessionCapabilities: { list: {}, resume: {}, close: {} },
      },
    });
    expect(await client.newSession(folder)).toMatchObject({
      sessionId: expect.any(String),
      modes: {
        currentModeId: "ask",
        availableModes: [{ id: "ask" }, { id: "autoEdit" }, { id: "plan" }, { id: "autoAll" }],
      },
      configOptions: [
        { id: "agent", currentValue: "demo" },
        { id: "mode", currentValue: "ask" },
        { id: "model", currentValue: "default" },
      ],
    });
    expect(await client.end()).toBe(0);
  });

  test("gets two turns, without an echo of its prompts", async () => {
    const { client, sessionId } = await begin();
    const script = "think Hm.\nplan [x] read | write\nrun ls => a.txt\nsay First.";
    expect(await client.prompt(sessionId, script)).toMatchObject({ stopReason: "end_turn" });
    await expectText(client, "First.");
    expect(textOf(client, "agent_thought_chunk")).toBe("Hm.");
    expect(updatesOf(client, "plan")).toHaveLength(1);
    expect(updatesOf(client, "tool_call")).toMatchObject([{ kind: "execute" }]);
    expect(updatesOf(client, "tool_call_update").at(-1)).toMatchObject({ status: "completed" });
    expect(updatesOf(client, "session_info_update")).toMatchObject([{ title: "think Hm." }]);
    await client.prompt(sessionId, "say Second.");
    await expectText(client, "First.Second.");
    expect(updatesOf(client, "user_message_chunk")).toEqual([]);
    expect(new Set(client.updates.map((one) => one.sessionId))).toEqual(new Set([sessionId]));
  });

  test("allows and denies", async () => {
    const asked: unknown[] = [];
    let answer = allow;
    const { client, sessionId } = await begin({
      permission: (request) => {
        asked.push(request);
        return answer(request);
      },
    });
    await client.prompt(sessionId, "ask rm a => removed\nsay Done.");
    await expectText(client, "Done.");
    expect(asked).toMatchObject([
      { sessionId, toolCall: { kind: "execute", rawInput: { command: "rm a" } } },
    ]);
    expect(updatesOf(client, "tool_call_update").at(-1)).toMatchObject({ status: "completed" });
    answer = deny;
    await client.prompt(sessionId, "ask rm b => removed\nsay Still here.");
    await expectText(client, "Done.Still here.");
    expect(asked).toHaveLength(2);
    expect(updatesOf(client, "tool_call_update").at(-1)).toMatchObject({ status: "failed" });
  });

  test("answers a question by a form, or by buttons if it has no forms", async () => {
    const forms: unknown[] = [];
    const { client, sessionId } = await begin({
      form: (request) => {
        forms.push(request);
        const { properties } = Object(request["requestedSchema"]);
        return Object.fromEntries(Object.keys(Object(properties)).map((id) => [id, "Blue"]));
      },
    });
    await client.prompt(sessionId, "question Colour? | Red | Blue");
    expect(forms).toMatchObject([{ mode: "form", sessionId }]);
    await vi.waitFor(() => expect(textOf(client)).toContain("Blue"), patience);

    const names: string[] = [];
    const other = await begin({
      permission: ({ options }) => {
        names.push(...options.map(({ kind }) => kind));
        return { outcome: "selected", optionId: options[1]?.optionId ?? "none" };
      },
    });
    await other.client.prompt(other.sessionId, "question Colour? | Red | Blue");
    expect(names).toEqual(["allow_once", "allow_once", "reject_once"]);
    await vi.waitFor(() => expect(textOf(other.client)).toContain("Blue"), patience);
  });

  test("cancels a prompt, also while it is asked for permission, and goes on", async () => {
    const { client, sessionId } = await begin();
    const waiting = client.prompt(sessionId, "say Now.\nwait 300s\nsay Never.");
    await expectText(client, "Now.");
    await client.cancel(sessionId);
    expect(await waiting).toMatchObject({ stopReason: "cancelled" });
    await client.prompt(sessionId, "say Again.");
    await expectText(client, "Now.Again.");

    let asked = false;
    const other = await begin({
      permission: async () => {
        asked = true;
        await other.client.cancel(other.sessionId);
        return { outcome: "cancelled" };
      },
    });
    expect(await other.client.prompt(other.sessionId, "ask rm a => gone")).toMatchObject({
      stopReason: "cancelled",
    });
    expect(asked).toBe(true);
  });

  test("finds a conversation again after a restart", async () => {
    const first = await begin();
    await first.client.prompt(first.sessionId, "run ls => a.txt\nsay Before.");
    expect(await first.client.end()).toBe(0);

    const { client, sessionId: fresh } = await begin();
    const { sessionId } = first;
    expect(await client.list()).toMatchObject({
      sessions: [{ sessionId, cwd: folder, title: "run ls => a.txt" }],
    });
    expect(fresh).not.toBe(sessionId);
    expect(await client.load(sessionId, folder)).toMatchObject({
      configOptions: [{ id: "agent", options: [{ value: "demo" }] }, {}, {}],
    });
    await expectText(client, "Before.");
    expect(textOf(client, "user_message_chunk")).toBe("run ls => a.txt\nsay Before.");
    expect(updatesOf(client, "tool_call")).toHaveLength(1);
    await client.prompt(sessionId, "say After.");
    await expectText(client, "Before.After.");
    await client.closeSession(sessionId);
    await expect(client.prompt(sessionId, "say Closed.")).rejects.toMatchObject({ code: -32_002 });
    await client.resume(sessionId, folder);
    await client.prompt(sessionId, "say Resumed.");
    await expectText(client, "Before.After.Resumed.");
  });

  test("shares the folder with another, but not an open conversation", async () => {
    const { client, sessionId } = await begin();
    await client.prompt(sessionId, "say Mine.");
    const other = await begin();
    await other.client.prompt(other.sessionId, "say Yours.");
    await expectText(other.client, "Yours.");
    await expect(other.client.load(sessionId, folder)).rejects.toMatchObject({
      code: -32_602,
      message: expect.stringContaining("close it there first"),
    });
    await client.closeSession(sessionId);
    await other.client.load(sessionId, folder);
    await expectText(other.client, "Yours.Mine.");
    expect((await other.client.list()).sessions).toHaveLength(2);
  });

  test("chooses mode, model and agent", async () => {
    const { client, sessionId } = await begin({ permission: deny });
    await client.setMode(sessionId, "plan");
    await client.prompt(sessionId, "write a.txt no");
    expect(existsSync(join(folder, "a.txt"))).toBe(false);
    expect(await client.setOption(sessionId, "mode", "autoEdit")).toMatchObject({
      configOptions: [{}, { id: "mode", currentValue: "autoEdit" }, {}],
    });
    await client.prompt(sessionId, "write a.txt yes");
    expect(readFileSync(join(folder, "a.txt"), "utf8")).toContain("yes");
    await expect(client.setOption(sessionId, "agent", "echo")).rejects.toMatchObject({
      code: -32_602,
      message: expect.stringContaining("begin a new one"),
    });

    const { sessionId: other } = await client.newSession(folder);
    expect(await client.setOption(other, "agent", "echo")).toMatchObject({
      configOptions: [{ id: "agent", currentValue: "echo" }, {}, {}],
    });
    expect(await client.setOption(other, "model", "m-1")).toMatchObject({
      configOptions: [{}, {}, { id: "model", currentValue: "m-1" }],
    });
    await client.setOption(other, "model", "default");
    await client.prompt(other, "Not a script.");
    await vi.waitFor(() => expect(textOf(client)).toContain("Not a script."), patience);
  });

  test("gets errors that say what is wrong", async () => {
    const { client, sessionId } = await begin();
    const refused = (code: number, text: string): object => ({
      code,
      message: expect.stringContaining(text),
    });
    const unknown = "01900000-0000-7000-8000-000000000000";
    const cases: readonly (readonly [Promise<unknown>, object])[] = [
      [client.newSession("relative"), refused(-32_602, "absolute path")],
      [client.newSession(join(folder, "missing")), refused(-32_602, "no folder")],
      [client.newSession(folder, [server("--flag")]), refused(-32_602, "a program by its name")],
      [client.newSession(folder, [server("a"), server("a")]), refused(-32_602, "files again")],
      [client.load(unknown, folder), refused(-32_002, "is not here")],
      [client.load("../data", folder), refused(-32_002, "is not here")],
      [client.prompt(unknown, "say x"), refused(-32_002, "session/new")],
      [client.prompt(sessionId, "sya x"), refused(-32_602, "not a step")],
      [client.prompt(sessionId, "fail It broke."), refused(-32_603, "It broke.")],
      [client.setMode(sessionId, "yolo"), refused(-32_602, "autoEdit")],
      [client.setOption(sessionId, "agent", "ecko"), refused(-32_602, 'Did you mean "echo"')],
      [client.setOption(sessionId, "colour", "red"), refused(-32_602, "configId")],
    ];
    for (const [call, error] of cases) await expect(call).rejects.toMatchObject(error);
    await client.prompt(sessionId, "say Alive.");
    await expectText(client, "Alive.");
  });
});
