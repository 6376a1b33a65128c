// A whole gateway as a process of its own, as `agentstream serve` starts it: for tests that watch or kill it.
import { startGateway } from "@agentstream/gateway";

const [data, workspace, token, maxSessions = "32"] = process.argv.slice(2);
const gateway = await startGateway({
  port: 0,
  host: "127.0.0.1",
  data,
  workspaces: [workspace],
  agents: [],
  allowTier: "supervised",
  defaultTier: "supervised",
  durable: false,
  allowedHosts: [],
  logLevel: "warn",
  token,
  maxSessions: Number(maxSessions),
});
console.log(JSON.stringify({ url: gateway.url }));
process.on("SIGTERM", () => void gateway.close(1000));
