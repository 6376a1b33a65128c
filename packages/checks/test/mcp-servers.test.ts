import { demo, echo, isRefusal, type Adapter, type Plan } from "@agentstream/adapter-kit";
import { createAcpAgent } from "@agentstream/adapters-acp";
import { claude } from "@agentstream/adapters-claude";
import { codex } from "@agentstream/adapters-codex";
import { gemini } from "@agentstream/adapters-gemini";
import { opencode } from "@agentstream/adapters-opencode";
import type { McpServer, RunRequest } from "@agentstream/schema";
import { describe, expect, test } from "vitest";

const own = createAcpAgent({ id: "own", name: "Own", command: "own-agent" });
const adapters: readonly Adapter[] = [claude, codex, gemini, opencode, own, echo, demo];

const local: McpServer = {
  type: "stdio",
  name: "files",
  command: "mcp-files",
  args: ["--root", "a b"],
};
const secret = "s3cret-value";
const localWithEnv: McpServer = { ...local, env: { TOKEN: secret } };
const remote: McpServer = {
  type: "http",
  name: "search",
  url: "https://example.com/mcp",
  headers: { Authorization: `Bearer ${secret}` },
};
const sse: McpServer = { ...remote, type: "sse", name: "events" };

/** What this protocol of Gemini CLI cannot be given. */
const takesNone = new Set(["gemini stream-json"]);

const cases = adapters.flatMap((adapter) =>
  // other protocols are only watched
  Object.keys(adapter.supports ?? {}).map((protocol) => ({ adapter, protocol, id: adapter.id })),
);

function planned(adapter: Adapter, request: Omit<RunRequest, "prompt">): Plan {
  const plan = adapter.plan({ prompt: "say Hello", ...request });
  if (isRefusal(plan)) throw new Error(JSON.stringify(plan.refusals));
  return plan;
}

const reasonsOf = (adapter: Adapter, request: Omit<RunRequest, "prompt">): readonly string[] => {
  const plan = adapter.plan({ prompt: "say Hello", ...request });
  const refusals = isRefusal(plan) ? plan.refusals : [];
  return refusals.flatMap(({ field, reason }) => (field.startsWith("mcpServers") ? [reason] : []));
};

test("every adapter and every protocol is tried", () => {
  expect(new Set(cases.map(({ id }) => id)).size).toBe(7);
  expect(cases.length).toBeGreaterThanOrEqual(10);
});

describe.each(cases)("$id with $protocol", ({ adapter, protocol }) => {
  const isBuiltIn = adapter === echo || adapter === demo;
  const isRefused = takesNone.has(`${adapter.id} ${protocol}`);

  test("servers are passed on, or refused with the published reason", () => {
    const published = adapter.supports?.[protocol]?.mcpServers;
    const reasons = reasonsOf(adapter, { protocol, mcpServers: [local] });
    expect(reasons).toEqual(published === true ? [] : [published]);
    expect(reasons.join().includes("pass protocol")).toBe(isRefused);
    const plan = adapter.plan({ prompt: "say Hello", protocol, mcpServers: [local] });
    expect(JSON.stringify(plan).includes("mcp-files")).toBe(!isBuiltIn && !isRefused);
  });

  test("an empty list asks for nothing", () => {
    expect(planned(adapter, { protocol, mcpServers: [] })).toEqual(planned(adapter, { protocol }));
  });

  test("secrets are neither in the arguments nor in what is reported of the run", () => {
    const mcpServers = [localWithEnv, remote];
    const plan = adapter.plan({ prompt: "say Hello", protocol, mcpServers });
    const { files = {}, opening = {}, ...seen } = isRefusal(plan) ? { refusals: plan } : plan;
    expect(JSON.stringify(seen)).not.toContain(secret);
    const passed = JSON.stringify([files, opening]);
    const isPassed = !isBuiltIn && !isRefusal(plan);
    expect(passed.split(secret).length - 1).toBe(isPassed ? 2 : 0);
    for (const name of Object.keys(files)) expect(JSON.stringify(seen)).toContain(`{file:${name}}`);
  });

  test("only what cannot hide them refuses secrets", () => {
    const refuses = reasonsOf(adapter, { protocol, mcpServers: [localWithEnv] }).length > 0;
    expect(refuses).toBe(isRefused || protocol === "exec");
  });
});

const checked = cases.filter(
  ({ adapter, protocol }) =>
    adapter !== echo && adapter !== demo && !takesNone.has(`${adapter.id} ${protocol}`),
);

describe.each(checked)("$id with $protocol", ({ adapter, protocol }) => {
  test("what cannot be a server is refused by its place, without its secrets", () => {
    const wrong: readonly (readonly [McpServer, RegExp])[] = [
      [{ ...local, name: "a b" }, /^\/0\/name: .*"a b"/],
      [{ ...local, command: "--flag" }, /^\/0\/command: .*"--flag"/],
      [{ ...local, command: "a\0b" }, /^\/0\/command: /],
      [{ ...local, args: ["a\0b"] }, /^\/0\/args\/0: /],
      [{ ...local, env: { "A=B": secret } }, /^\/0\/env: .*"A=B"/],
      [{ ...local, env: { A: `${secret}\0` } }, /^\/0\/env: .*"A"/],
      [{ ...remote, url: "file:///etc/passwd" }, /^\/0\/url: /],
      [{ ...remote, url: `https://me:${secret}@example.com/` }, /^\/0\/url: /],
      [{ ...remote, headers: { A: `${secret}\r\nB: c` } }, /^\/0\/headers: /],
      [{ type: "registered", name: "files" }, /Only a gateway has registered servers/],
    ];
    for (const [server, reason] of wrong) {
      const reasons = reasonsOf(adapter, { protocol, mcpServers: [server] });
      expect(reasons.join(" ")).toMatch(reason);
      expect(reasons.join(" ")).not.toContain(secret);
    }
    expect(reasonsOf(adapter, { protocol, mcpServers: [local, local] }).join()).toContain("again");
    const many = Array.from({ length: 51 }, (_, index) => ({ ...local, name: `n${index}` }));
    expect(reasonsOf(adapter, { protocol, mcpServers: many }).join()).toContain("at most 50");
  });
});

test("each agent gets them in its own way", () => {
  const mcpServers = [localWithEnv, remote];
  const ofClaude = planned(claude, { mcpServers });
  expect(ofClaude.args.join(" ")).toContain("--mcp-config {file:mcp.json}");
  expect(JSON.parse(ofClaude.files["mcp.json"] ?? "")).toEqual({
    mcpServers: {
      files: {
        type: "stdio",
        command: "mcp-files",
        args: ["--root", "a b"],
        env: { TOKEN: secret },
      },
      search: { type: "http", url: remote.url, headers: { Authorization: `Bearer ${secret}` } },
    },
  });

  const toml = 'mcp_servers.files={command="mcp-files",args=["--root","a b"]}';
  const ofExec = planned(codex, { mcpServers: [local] });
  expect(ofExec).toMatchObject({ protocol: "exec", args: expect.arrayContaining(["-c", toml]) });
  // secrets are written to its input
  expect(planned(codex, { mcpServers })).toMatchObject({
    protocol: "app-server",
    opening: {
      thread: {
        params: {
          config: {
            "mcp_servers.files": { command: "mcp-files", env: { TOKEN: secret } },
            "mcp_servers.search": {
              url: remote.url,
              http_headers: { Authorization: `Bearer ${secret}` },
            },
          },
        },
      },
    },
  });
  expect(reasonsOf(codex, { mcpServers: [sse] }).join()).toContain("stdio, http");

  expect(planned(gemini, { mcpServers })).toMatchObject({ protocol: "acp" });

  const ofOpencode = planned(opencode, { mcpServers });
  expect(ofOpencode.env).toMatchObject({ OPENCODE_CONFIG: "{file:opencode.json}" });
  expect(JSON.parse(ofOpencode.files["opencode.json"] ?? "")).toMatchObject({
    mcp: {
      files: {
        type: "local",
        command: ["mcp-files", "--root", "a b"],
        environment: { TOKEN: secret },
      },
      search: { type: "remote", url: remote.url },
    },
  });

  for (const adapter of [gemini, opencode, own])
    expect(
      planned(adapter, { protocol: "acp", mcpServers: [localWithEnv, sse] }).opening,
    ).toMatchObject({
      mcpServers: [
        { name: "files", command: "mcp-files", env: [{ name: "TOKEN", value: secret }] },
        { type: "sse", name: "events", url: remote.url },
      ],
    });
});

test("what a CLI would replace in its settings is refused", () => {
  const withValue = (value: string): McpServer[] => [{ ...local, env: { A: value } }];
  expect(reasonsOf(claude, { mcpServers: withValue("${HOME}") }).join()).toContain("replaces");
  expect(reasonsOf(opencode, { mcpServers: withValue("{env:HOME}") }).join()).toContain("replaces");
  expect(reasonsOf(codex, { mcpServers: withValue("${HOME}") })).toEqual([]);
});
