import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createAgentClient } from "@agentstream/client";
import { startGateway } from "@agentstream/gateway";
import { isAgentList } from "@agentstream/schema/responses/agents";
import { isSessionPage } from "@agentstream/schema/responses/sessions";
import { expect, test } from "vitest";

test("a client lists and deletes its sessions over HTTP, and lists the agents", async () => {
  const folder = mkdtempSync(join(tmpdir(), "client-lists-"));
  const token = "a-token-for-lists-0123456789";
  const gateway = await startGateway({
    port: 0,
    data: join(folder, "data"),
    workspaces: [folder],
    token,
    logLevel: "silent",
  });
  try {
    const client = createAgentClient({ url: gateway.url, token, agentType: "echo" });
    const ids: string[] = [];
    for (const prompt of ["One", "Two", "Three"]) {
      const session = await client.createSession({ prompt });
      for await (const event of session.events) expect(event.sessionId).toBe(session.id);
      ids.unshift(session.id);
    }
    const first = await client.listSessions({ limit: 2, agentType: "echo", state: "done" });
    expect(isSessionPage(first)).toBe(true);
    const rest = await client.listSessions({ limit: 2, cursor: first.next ?? "" });
    expect([...first.sessions, ...rest.sessions].map(({ id }) => id)).toEqual(ids);
    expect(rest.next).toBeNull();
    const [newest = ""] = ids;
    await client.deleteSession(newest);
    await expect(client.deleteSession(newest)).rejects.toMatchObject({ code: "sessionNotFound" });
    expect((await client.listSessions()).sessions.map(({ id }) => id)).toEqual(ids.slice(1));
    await expect(client.listSessions({ limit: 0.5 })).rejects.toMatchObject({
      code: "invalidRequest",
    });
    const agents = await client.listAgents();
    expect(isAgentList({ agents })).toBe(true);
    expect(agents.find(({ agentType }) => agentType === "echo")).toMatchObject({ installed: true });
  } finally {
    await gateway.close(0);
    rmSync(folder, { recursive: true, force: true });
  }
});
