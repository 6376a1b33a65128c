import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { startGateway } from "@agentstream/gateway";

// A client of the daemon, in Python with aiohttp, calls every method of a running gateway.

const program = fileURLToPath(new URL("../src/daemon-client/client.py", import.meta.url));
const agent = fileURLToPath(new URL("../../gateway/test/scripted-agent.cjs", import.meta.url));
const environment = join(tmpdir(), `agentstream-daemon-client-${process.getuid?.() ?? 0}`);
const python = join(environment, "bin", "python");

if (!existsSync(python)) execFileSync("python3", ["-m", "venv", environment], { stdio: "inherit" });
execFileSync(python, ["-m", "pip", "install", "--quiet", "aiohttp==3.12.15"], { stdio: "inherit" });

const folder = mkdtempSync(join(tmpdir(), "daemon-client-"));
const workspace = join(folder, "workspace");
mkdirSync(workspace);
// the home of `~`
process.env["HOME"] = folder;
const gateway = await startGateway({
  port: 0,
  data: join(folder, "data"),
  workspaces: [workspace],
  agents: [{ name: "scripted", command: process.execPath, args: [agent] }],
  openRpcOnLoopback: true,
  rpcVersion: "0.3.2",
});
try {
  const child = spawn(python, [program, gateway.url, workspace, "scripted"], { stdio: "inherit" });
  const [code] = await once(child, "exit");
  process.exitCode = code === 0 ? 0 : 1;
} finally {
  await gateway.close(0);
  rmSync(folder, { recursive: true, force: true });
}
