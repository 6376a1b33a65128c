import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test, vi } from "vitest";

import { main } from "../src/main.ts";

/** What the command writes to its error output, and its exit code. */
async function refused(...words: string[]): Promise<readonly [code: number, error: string]> {
  let error = "";
  const spy = vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    error += String(text);
    return true;
  });
  onTestFinished(() => spy.mockRestore());
  return [await main(words), error];
}

test.each([
  [["run", "nosuch"], /unknown scenario nosuch; expected some of auth-failure, /],
  [["run", "text", "--agents", "cursor"], /unknown agent cursor; expected some of claude, /],
  [["record", "--scenarios", "/nowhere"], /--scenarios: ENOENT.*\/nowhere/],
  [["record", "--clis", "/nowhere", "--agents", "codex"], /codex has no program .*\/nowhere/],
  [["compare", "--folder", "/nowhere"], /no recordings in \/nowhere: record first/],
  [["drift", "/nowhere", "/nowhere"], /no recordings in \/nowhere/],
  [["watch", "--to", "claude"], /--to: expected agent=version, got "claude"/],
  [["watch", "--to", "cursor=1.0.0"], /unknown agent cursor/],
  [["versions", "cursor"], /unknown agent cursor/],
  [["versions", "--out", "/nowhere"], /no recordings in \/nowhere: record first, or pass --out/],
  [["living", "nosuch"], /unknown check nosuch; expected some of permission-allowed, /],
  [["living", "--agents", "qwen"], /unknown agent qwen/],
  [["run", "--parallel", "0"], /Expected a positive integer, got "0"/],
  [["run", "--direction", "up"], /Allowed choices are oneWay, twoWay, first/],
  [["suite", "--adapter", "./nowhere.js"], /--adapter: there is no file .*nowhere\.js/],
])("%j is refused", async (words, message) => {
  vi.stubEnv("AGENTSTREAM_CONFORMANCE_LOOPBACK", "1");
  onTestFinished(() => void vi.unstubAllEnvs());
  const [code, error] = await refused(...words);
  expect(error).toMatch(message);
  expect(code).toBe(2);
});

test("a registry that does not answer is named in npm's own words", async () => {
  vi.stubEnv("npm_config_registry", "http://127.0.0.1:9/");
  vi.stubEnv("npm_config_fetch_retries", "0");
  // as under `npm run --silent`
  vi.stubEnv("npm_config_loglevel", "silent");
  onTestFinished(() => void vi.unstubAllEnvs());
  const [code, error] = await refused("versions", "claude", "--only", "2.0.1");
  expect(error).toMatch(/npm view failed: npm error .*ECONNREFUSED/);
  expect(code).toBe(2);
});

test.each([
  [["nosuch"]],
  [["record", "nosuch"]],
  [["run", "--agents", "cursor"]],
  [["versions", "claude", "nosuch"]],
])("%j is refused before anything is installed", async (words) => {
  const cache = mkdtempSync(join(tmpdir(), "cache-"));
  onTestFinished(() => rmSync(cache, { recursive: true }));
  vi.stubEnv("AGENTSTREAM_CONFORMANCE_CACHE", cache);
  vi.stubEnv("npm_config_registry", "http://127.0.0.1:9/");
  vi.stubEnv("npm_config_fetch_retries", "0");
  onTestFinished(() => void vi.unstubAllEnvs());
  const [code, error] = await refused(...words);
  expect([code, error]).toEqual([2, expect.stringMatching(/unknown (?:scenario|agent)/)]);
  expect(readdirSync(cache)).toEqual([]);
});
