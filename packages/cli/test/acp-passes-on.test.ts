import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { afterAll, describe, expect, test, vi } from "vitest";

import type { AcpClient } from "./acp-client.ts";
import { processClients } from "./acp-process.ts";

const folder = mkdtempSync(join(tmpdir(), "acp-passes-on-"));
const started: ChildProcess[] = [];
const mirror = fileURLToPath(new URL("fixtures/mirror-agent.cjs", import.meta.url));

afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** A PNG of one pixel. */
const image =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

interface Mirrored {
  readonly mcpServers: unknown;
  readonly prompt: unknown;
}

/** What the agent says it got; its answer may come in pieces. */
async function mirrored({ updates }: AcpClient): Promise<Mirrored> {
  const said = (): string =>
    updates
      .filter(({ update }) => update.sessionUpdate === "agent_message_chunk")
      .map(({ update }) => String(Object(update["content"]).text))
      .join("");
  return vi.waitFor((): Mirrored => JSON.parse(said()), { timeout: 120_000, interval: 20 });
}

describe.each(processClients)("a client of SDK %s", (version, connect) => {
  test("passes images, files and MCP servers on to the agent", async () => {
    const client = connect({
      args: [
        "mirror",
        "--data",
        join(folder, version),
        "--agent",
        `mirror=${process.execPath} ${mirror}`,
      ],
      spawned: (child) => started.push(child),
    });
    await client.initialize();
    const { sessionId } = await client.newSession(folder, [
      {
        name: "files",
        command: "/bin/files",
        args: ["--root", "."],
        env: [{ name: "A", value: "1" }],
      },
      {
        type: "http",
        name: "web",
        url: "http://127.0.0.1:9/mcp",
        headers: [{ name: "X", value: "2" }],
      },
    ]);
    await client.setMode(sessionId, "ask");
    await client.prompt(sessionId, "Look.", [
      { type: "image", data: image, mimeType: "image/png" },
      { type: "resource", resource: { uri: "file:///w/a.txt", text: "the content" } },
      { type: "resource_link", name: "b.ts", uri: "file:///w/b.ts" },
    ]);
    const { mcpServers, prompt } = await mirrored(client);
    expect(mcpServers).toMatchObject([
      {
        name: "files",
        command: "/bin/files",
        args: ["--root", "."],
        env: [{ name: "A", value: "1" }],
      },
      {
        type: "http",
        name: "web",
        url: "http://127.0.0.1:9/mcp",
        headers: [{ name: "X", value: "2" }],
      },
    ]);
    expect(prompt).toContainEqual(
      expect.objectContaining({ type: "image", mimeType: "image/png" }),
    );
    const text = JSON.stringify(prompt);
    for (const part of ["Look.", image, "the content", "/w/b.ts"]) expect(text).toContain(part);
    expect(await client.end()).toBe(0);
  });
});

test("both versions of the official SDK are tried", () => {
  expect(processClients.map(([version]) => version)).toHaveLength(2);
});
