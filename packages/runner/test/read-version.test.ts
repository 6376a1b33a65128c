import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, test } from "vitest";

import { findKnownVersion, readVersion } from "../src/agents/read-version.ts";

const folder = mkdtempSync(join(tmpdir(), "agentstream-version-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const command = [join(folder, "agent")];
const write = (text: string): void =>
  writeFileSync(command[0] ?? "", `#!/bin/sh\n${text}\n`, { mode: 0o755 });

test("a version is known until the file of its command changes", async () => {
  write("echo agent 1.2.3");
  expect(findKnownVersion(command)).toBeUndefined();
  expect(await readVersion(command)).toEqual({ version: "1.2.3" });
  expect(findKnownVersion(command)).toBe("1.2.3");
  write("echo agent 1.2.34");
  expect(findKnownVersion(command)).toBeUndefined();
  expect(await readVersion(command)).toEqual({ version: "1.2.34" });
});

test("a command that failed is asked again", async () => {
  write("exit 7");
  expect(await readVersion(command)).toEqual({ fault: "exited with code 7" });
  write("echo 2.0.0");
  expect(await readVersion(command)).toEqual({ version: "2.0.0" });
});
