import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { startDefaults, startGateway } from "../src/index.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "start-"));
  vi.stubEnv("XDG_STATE_HOME", folder);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test("a server needs no option: it keeps its things in the user's state folder", async () => {
  const { host, port, data, workspaces } = startDefaults();
  expect({ host, port, workspaces }).toEqual({
    host: "127.0.0.1",
    port: 8787,
    workspaces: [process.cwd()],
  });
  // undefined is not set; the port of the defaults may be in use
  const gateway = await startGateway({ port: 0, host: undefined, logLevel: "silent" });
  try {
    expect(data).toBe(join(folder, "agentstream"));
    expect(gateway.madeToken).toBe(readFileSync(join(data, "token"), "utf8").trim());
    const response = await fetch(`${gateway.url}/v1/execute`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${gateway.madeToken}`,
      },
      body: '{"idempotency_key": "k", "task": "Hello", "driver": "echo"}',
    });
    expect(await response.text()).toContain('"text":"Hello"');
  } finally {
    await gateway.close(0);
  }
});
