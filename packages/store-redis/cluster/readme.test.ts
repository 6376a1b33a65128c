import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { expect, onTestFinished, test } from "vitest";

import { permissionsOf } from "../src/doctor/check-permissions.ts";
import { startRedis } from "./testing/start-redis.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const tsx = createRequire(import.meta.url).resolve("tsx/cli");

test("the lines of the README run, with a server", async () => {
  const { url } = await startRedis({ args: ["--appendonly", "yes", "--appendfsync", "always"] });
  const cache = join(root, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "readme-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [, code = ""] = /^```ts\n([\s\S]*?)^```$/m.exec(readme) ?? [];
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  writeFileSync(join(folder, "readme.ts"), code);
  const args = [tsx, "--conditions=@agentstream/source", "readme.ts"];
  const env = { ...process.env, REDIS_URL: url };
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, env });
  const lines = stdout.trim().split("\n");
  expect(lines.length).toBe(9);
  expect(lines.filter((line) => !/^(?:ok|warning) distance|^ok /.test(line))).toEqual([]);
});

test("the README has the permissions that the doctor asks for", () => {
  expect(readme).toContain(permissionsOf("agentstream"));
});
