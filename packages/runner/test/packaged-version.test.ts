import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterAll, expect, test, vi } from "vitest";

import { packagedVersion } from "../src/agents/packaged-version.ts";
import { versionForPlan } from "../src/agents/version-for-plan.ts";

const root = mkdtempSync(join(tmpdir(), "packaged-"));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

function write(path: string, text: string): string {
  const full = join(root, path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, text);
  chmodSync(full, 0o755);
  return full;
}

const program = write("lib/agent/dist/cli.js", "#!/bin/sh\nexit 7\n");
write(
  "lib/agent/package.json",
  JSON.stringify({ version: "1.2.3", bin: { agent: "dist/cli.js" } }),
);
const link = join(root, "bin/agent");
mkdirSync(dirname(link));
symlinkSync(program, link);
const stranger = write("lib/agent/dist/other.js", "#!/bin/sh\necho other 9.8.7\n");

test("the version is that of the package whose program it is, through links", () => {
  expect(packagedVersion([link])).toBe("1.2.3");
  expect(packagedVersion([process.execPath, program])).toBe("1.2.3");
});

test("a file that no manifest names is of no package", () => {
  expect(packagedVersion([stranger])).toBeUndefined();
  expect(packagedVersion([join(root, "missing")])).toBeUndefined();
  expect(packagedVersion([])).toBeUndefined();
});

test("a plan is made for the package's version without running it, or for what the command prints", async () => {
  vi.stubEnv("PATH", `${dirname(link)}:${process.env["PATH"]}`);
  const command = { name: "agent", install: "", login: "" };
  expect(await versionForPlan({ command })).toBe("1.2.3");
  expect(await versionForPlan({ command }, [stranger])).toBe("9.8.7");
  expect(await versionForPlan({ command }, ["node"])).toBeUndefined();
  expect(await versionForPlan({})).toBeUndefined();
});
