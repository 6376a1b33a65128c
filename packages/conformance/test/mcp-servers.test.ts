import { isRefusal, type Adapter } from "@agentstream/adapter-kit";
import { echo } from "@agentstream/adapter-kit";
import { createAcpAgent } from "@agentstream/adapters-acp";
import { claude } from "@agentstream/adapters-claude";
import { codex } from "@agentstream/adapters-codex";
import { gemini } from "@agentstream/adapters-gemini";
import { opencode } from "@agentstream/adapters-opencode";
import type { RunRequest } from "@agentstream/schema";
import { describe, expect, test } from "vitest";

const adapters: readonly Adapter[] = [
  claude,
  codex,
  gemini,
  opencode,
  createAcpAgent({ id: "own", name: "Own", command: "own-agent" }),
  echo,
];

const request: RunRequest = {
  prompt: "Hello",
  mcpServers: [{ type: "stdio", name: "files", command: "mcp-files" }],
};
const cases = adapters.flatMap((adapter) =>
  adapter.protocols.map(({ name }) => ({ adapter, protocol: name, id: adapter.id })),
);

/** The fields for which a plan is refused. */
const refusedFields = (adapter: Adapter, asked: RunRequest): readonly string[] => {
  const plan = adapter.plan(asked);
  return isRefusal(plan) ? plan.refusals.map(({ field }) => field) : [];
};

test("every adapter and every protocol is tried", () => {
  expect(new Set(cases.map(({ id }) => id)).size).toBe(6);
  expect(cases.length).toBeGreaterThanOrEqual(9);
});

describe.each(cases)("$id with $protocol", ({ adapter, protocol }) => {
  test("MCP servers of a request are refused by name, with the remedy", () => {
    const plan = adapter.plan({ ...request, protocol });
    expect(isRefusal(plan) ? plan.refusals : []).toContainEqual({
      field: "mcpServers",
      reason: expect.stringContaining("add them to the agent's own settings"),
    });
  });

  test("an empty list asks for nothing", () => {
    const fields = refusedFields(adapter, { ...request, protocol, mcpServers: [] });
    expect(fields).not.toContain("mcpServers");
  });
});
