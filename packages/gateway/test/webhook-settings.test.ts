import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { loadWebhooks } from "../src/webhooks/load-webhooks.ts";
import { createWebhookSecret } from "../src/webhooks/webhook-secret.ts";

let data = "";

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), "webhook-settings-"));
});

afterEach(() => rmSync(data, { recursive: true, force: true }));

test("each webhook gets a secret of its own, which stays, and which others cannot read", () => {
  const urls = ["https://a.example/x", "https://b.example/", "https://a.example/x"];
  const [first, second, ...more] = loadWebhooks({ urls }, data);
  expect(more).toEqual([]);
  expect(first?.key.equals(second?.key ?? Buffer.alloc(0))).toBe(false);
  expect(first).toMatchObject({ host: "a.example", url: "https://a.example/x" });
  const file = first?.secretFile ?? "";
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8")).toMatch(/^whsec_\S+\n$/);
  const [again] = loadWebhooks({ urls }, data);
  expect(again?.key.equals(first?.key ?? Buffer.alloc(0))).toBe(true);
});

test("one secret for all, from a file or given", () => {
  const secret = createWebhookSecret();
  const secretFile = join(data, "secret");
  writeFileSync(secretFile, `${secret}\n`, { mode: 0o600 });
  const urls = ["https://a.example/", "https://b.example/"];
  const ofFile = loadWebhooks({ urls, secretFile }, data);
  const given = loadWebhooks({ urls, secret }, data);
  expect(ofFile.map(({ key }) => key.toString("base64"))).toEqual(
    given.map(({ key }) => key.toString("base64")),
  );
  expect(given.map(({ secretFile: made }) => made)).toEqual([undefined, undefined]);
  chmodSync(secretFile, 0o644);
  expect(() => loadWebhooks({ urls, secretFile }, data)).toThrow("chmod 600");
});

test.each([
  ["not a url at all", "expected a URL"],
  ["ftp://a.example/", "expected an http or https URL, got ftp:"],
  ["https://me:pass-word@a.example/", "without a user and a password (a.example)"],
  ["https://a.example/#part", 'without a "#"'],
])("the URL %s is refused", (url, reason) => {
  const load = (): unknown => loadWebhooks({ urls: [url] }, data);
  expect(load).toThrow(reason);
  expect(load).not.toThrow("pass-word");
});

test.each(["a secret", "whsec_dG9vIHNob3J0", `whsec_${"A".repeat(200)}`, "whsec_ümlaut"])(
  "the secret %j is refused, and not repeated",
  (secret) => {
    const load = (): unknown => loadWebhooks({ urls: ["https://a.example/"], secret }, data);
    expect(load).toThrow("AGENTSTREAM_WEBHOOK_SECRET: expected whsec_ and 24 to 64 bytes");
    expect(load).not.toThrow(secret);
  },
);
