import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { agents } from "@agentstream/agents";
import { afterEach, expect, test, vi } from "vitest";

import { startGateway, type StartedGateway } from "../src/index.ts";

const token = "a-token-for-tests-0123456789";
let folder = "";
let gateway: StartedGateway | undefined;

afterEach(async () => {
  await gateway?.close(0);
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a server with an agent whose process writes its environment down; gives what it wrote. */
async function environmentOf(
  options: Partial<Parameters<typeof startGateway>[0]>,
): Promise<Record<string, string>> {
  folder = mkdtempSync(join(tmpdir(), "environment-"));
  const file = join(folder, "env.json");
  const program = `const fs=require("fs");fs.writeFileSync("${file}.part",JSON.stringify(process.env));fs.renameSync("${file}.part","${file}")`;
  gateway = await startGateway({
    port: 0,
    host: "127.0.0.1",
    data: join(folder, "data"),
    workspaces: [folder],
    agents: [{ name: "mine", command: process.execPath, args: ["-e", program] }],
    allowTier: "autonomous",
    defaultTier: "supervised",
    durable: false,
    allowedHosts: [],
    logLevel: "silent",
    token,
    ...options,
  });
  const response = await fetch(`${gateway.url}/v1/sessions`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ agentType: "mine", prompt: "Hello", config: { cwd: folder } }),
  });
  expect(await response.text()).toContain('"agentType":"mine"');
  await vi.waitFor(() => expect(existsSync(file)).toBe(true), { timeout: 60_000 });
  return JSON.parse(readFileSync(file, "utf8"));
}

const keys = [...new Set(agents.flatMap(({ environment }) => environment?.keys ?? []))];
const others = ["AWS_SECRET_ACCESS_KEY", "GH_TOKEN", "GITHUB_TOKEN", "SSH_AUTH_SOCK", "MINE_KEY"];

function setKeys(): void {
  for (const name of [...keys, ...others]) vi.stubEnv(name, `value of ${name}`);
}

test("a registered agent gets no key that its owner has not named", async () => {
  setKeys();
  expect(keys.length).toBeGreaterThan(8);
  const env = await environmentOf({});
  expect([...keys, ...others].filter((name) => name in env)).toEqual([]);
  expect(JSON.stringify(env)).not.toContain("value of");
  expect(env).toMatchObject({ PATH: process.env["PATH"], AGENTSTREAM_RUN: expect.any(String) });
});

test("a registered agent gets what is named for it and for all, and nothing else", async () => {
  setKeys();
  const env = await environmentOf({
    agentEnv: { mine: ["MINE_KEY", "AWS_*"] },
    passEnv: ["GH_TOKEN"],
  });
  expect([...keys, ...others].filter((name) => name in env)).toEqual([
    "AWS_SECRET_ACCESS_KEY",
    "GH_TOKEN",
    "MINE_KEY",
  ]);
});
