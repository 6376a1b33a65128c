import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { runCommand } from "./run-command.ts";

// the newest that runs on Node 20
const verdaccio = "6.8.0";

export interface Registry extends AsyncDisposable {
  readonly url: string;
}

/** A registry on loopback: our packages are published to it, all others come from the registry that npm is set to. */
export async function startRegistry(root: string, folder: string): Promise<Registry> {
  const bin = await installVerdaccio(root);
  const uplink = (await runCommand("npm", ["config", "get", "registry"], here(root))).trim();
  const url = `http://127.0.0.1:${await freePort()}/`;
  const config = join(folder, "verdaccio.json");
  await mkdir(folder, { recursive: true });
  await writeFile(config, JSON.stringify(configOf(folder, uplink)));

  const child = spawn(process.execPath, [bin, "--config", config, "--listen", url], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_NO_WARNINGS: "1" },
  });
  const exited = new Promise((resolve) => child.once("exit", resolve));
  await untilItAnswers(`${url}-/ping`, () => child.exitCode === null);
  return {
    url,
    async [Symbol.asyncDispose]() {
      child.kill();
      await exited;
    },
  };
}

/** Beside what `npm ci` installs, so that no developer needs it who does not rehearse. */
async function installVerdaccio(root: string): Promise<string> {
  const folder = join(root, `node_modules/.cache/rehearsal/verdaccio-${verdaccio}`);
  const bin = join(folder, "node_modules/verdaccio/bin/verdaccio");
  if (existsSync(join(folder, "complete"))) return bin;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // verdaccio depends on a tag of node-fetch, which moves and which mirrors do not have; this is what it meant
  const manifest = {
    private: true,
    dependencies: { verdaccio },
    overrides: { "node-fetch": "2.6.7" },
  };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
  await runCommand("npm", ["install", "--ignore-scripts"], here(folder));
  await writeFile(join(folder, "complete"), "");
  return bin;
}

const here = (cwd: string): { cwd: string; env: NodeJS.ProcessEnv } => ({ cwd, env: process.env });

const configOf = (folder: string, uplink: string): object => ({
  storage: join(folder, "storage"),
  uplinks: { npm: { url: uplink, maxage: "60m", timeout: "60s", max_fails: 100 } },
  packages: {
    agentstream: { access: "$all", publish: "$all" },
    "@agentstream/*": { access: "$all", publish: "$all" },
    "**": { access: "$all", proxy: "npm" },
  },
  log: { type: "stdout", format: "json", level: "warn" },
  max_body_size: "100mb",
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address !== null
          ? resolve(address.port)
          : reject(new Error("Expected an address with a port.")),
      );
    });
  });
}

async function untilItAnswers(url: string, isRunning: () => boolean): Promise<void> {
  for (let tries = 0; tries < 600 && isRunning(); tries++) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await sleep(200);
  }
  throw new Error(`verdaccio does not answer at ${url}`);
}
