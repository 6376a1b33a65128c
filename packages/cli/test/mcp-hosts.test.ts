import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { isSessionPage } from "@agentstream/schema/responses/sessions";
import { expect, onTestFinished, test, vi } from "vitest";

import { createFakeAgents, recordedConversation } from "./fake-agents.ts";
import { sdks, type McpClient, type McpClientOptions } from "./mcp-client.ts";
import { startServer, tokenIn } from "./start-server.ts";

const waiting = { timeout: 120_000, interval: 50 };

async function open(options: McpClientOptions): Promise<McpClient> {
  const connect = sdks[1]?.[1];
  if (connect === undefined) throw new Error("There is no client.");
  const client = await connect(options);
  onTestFinished(() => client.close());
  return client;
}

test.each([
  ["allow", "perm-stdio-allow"],
  ["deny", "perm-stdio-deny"],
])("%s: the CLI of an agent gets the answer to its permission", async (decision, recording) => {
  const fakes = createFakeAgents();
  onTestFinished(() => fakes.remove());
  fakes.add("claude", {
    says: recordedConversation(`claude/2.1.197/${recording}`),
    hangs: "input",
  });
  const args = ["claude", "--workspace", fakes.folder];
  const client = await open({ args, env: fakes.env });
  const asked = await client.call("delegate", { agent: "claude", prompt: "go", wait: 50 });
  const { sessionId, openRequests } = asked.value;
  expect(openRequests).toMatchObject([{ kind: "permission", toolName: "Bash" }]);
  const [{ requestId }] = openRequests;
  const answer = { sessionId, requestId, decision, wait: 50 };
  const { value } = await client.call("answer_permission", answer);
  expect(value).toMatchObject({
    state: "done",
    agent: "claude",
    usage: { totalTokens: expect.any(Number) },
  });
  const heard = JSON.stringify(fakes.journal("claude"));
  expect(heard).toContain(String.raw`\"behavior\":\"${decision}\"`);
});

interface Gateway {
  readonly args: readonly string[];
  readonly states: () => Promise<readonly string[]>;
}

async function serve(): Promise<Gateway> {
  const folder = mkdtempSync(join(tmpdir(), "mcp-hosts-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const data = join(folder, "data");
  const { url } = await startServer({
    data,
    flags: ["--workspace", folder],
    stderr: "ignore",
    spawned: (child: ChildProcess) => onTestFinished(() => void child.kill("SIGKILL")),
  });
  const headers = { authorization: `Bearer ${tokenIn(data)}` };
  return {
    args: ["--url", url, "--token-file", join(data, "token")],
    async states() {
      const page: unknown = await (await fetch(`${url}/v1/sessions`, { headers })).json();
      return isSessionPage(page) ? page.sessions.map(({ state }) => state) : [];
    },
  };
}

test("tasks run at a gateway, and end with the client", async () => {
  const { args, states } = await serve();
  const client = await open({ args });
  const asked = await client.call("delegate", {
    agent: "demo",
    prompt: "ask rm x => removed\nsay Done.\nwait 600s",
    wait: 50,
  });
  const { sessionId, openRequests } = asked.value;
  const answer = { sessionId, requestId: openRequests[0].requestId, decision: "allow", wait: 1 };
  await client.call("answer_permission", answer);
  await vi.waitFor(async () => {
    const { value } = await client.call("wait", { sessionId, wait: 1 });
    expect(value).toMatchObject({ state: "running", text: "Done." });
  }, waiting);
  const unknown = await client.call("delegate", { agent: "cluade", prompt: "x" });
  expect(unknown).toMatchObject({ isError: true, text: expect.stringContaining("cluade") });
  await client.close();
  await vi.waitFor(async () => expect(await states()).toEqual(["cancelled"]), waiting);
});

test("with --detach what runs at a gateway goes on", async () => {
  const { args, states } = await serve();
  const client = await open({ args: [...args, "--detach"] });
  const prompt = "wait 5s\nsay Done.";
  const { value } = await client.call("delegate", { agent: "demo", prompt, wait: 0 });
  expect(value["state"]).toMatch(/queued|running/);
  await client.close();
  expect(await states()).not.toContain("cancelled");
  await vi.waitFor(async () => expect(await states()).toEqual(["done"]), waiting);
});

test("sessions of others are out of reach, though the token would do", async () => {
  const { args } = await serve();
  const [one, two] = [await open({ args }), await open({ args })];
  const { value } = await one.call("delegate", { agent: "echo", prompt: "x", wait: 50 });
  for (const tool of ["wait", "cancel"]) {
    const result = await two.call(tool, { sessionId: value["sessionId"] });
    expect(result).toMatchObject({
      isError: true,
      text: expect.stringContaining("unknown session"),
    });
  }
});
