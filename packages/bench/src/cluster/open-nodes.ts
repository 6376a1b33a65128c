import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openGateway, type OpenGateway, type Places } from "../gateway/open-gateway.ts";
import { openRedis, type OpenRedis } from "./open-redis.ts";

export interface OpenNodes {
  readonly redis: OpenRedis;
  readonly gateways: readonly OpenGateway[];
  readonly stop: () => Promise<void>;
}

/** A cluster of so many gateways and one worker, each a process of its own. */
export async function openNodes(
  places: Places,
  gateways: number,
  env: NodeJS.ProcessEnv,
): Promise<OpenNodes> {
  const redis = await openRedis();
  const folder = mkdtempSync(join(tmpdir(), "agentstream-bench-"));
  const token = randomBytes(24).toString("hex");
  const tokenFile = join(folder, "tokens.json");
  const hash = createHash("sha256").update(token).digest("hex");
  const scopes = ["run", "read", "answer", "admin"];
  writeFileSync(tokenFile, JSON.stringify([{ name: "bench", hash, scopes }]), { mode: 0o600 });
  // the folder in which the agents work is the same for all
  const shared = { ...places, token, workspace: folder };
  const open = (node: string, role: string): Promise<OpenGateway> => {
    const flags = [`--cluster=${redis.url}`, `--node=${node}`, `--role=${role}`];
    // what is measured is not held up by a limit
    flags.push(`--token-file=${tokenFile}`, "--owner-requests=0");
    return openGateway({ ...shared, flags }, env);
  };
  const worker = await open("worker", "worker");
  const names = Array.from({ length: gateways }, (_, index) => `gateway-${index + 1}`);
  const opened = await Promise.all(names.map((name) => open(name, "gateway")));
  return {
    redis,
    gateways: opened,
    async stop() {
      await Promise.all([worker, ...opened].map((node) => node.stop()));
      await redis.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
