import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

import { bundle } from "@agentstream/codegen";
import { expect, test } from "vitest";

/** In bytes, with gzip. */
const limit = 10_000;

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** All that a page loads which imports everything of an entry. */
const bundled = (path: string): Promise<string> =>
  bundle(source("entry.js"), `export * from ${JSON.stringify(source(path))};`);

test("the client is small", async () => {
  const code = await bundled("index.ts");
  expect(gzipSync(code).length).toBeLessThanOrEqual(limit);
  // and whole
  for (const part of ["text/event-stream", "idempotency-key", "/v1/login", "WebSocket"])
    expect([part, code.includes(part)]).toEqual([part, true]);
});

test.each(["index.ts", "ai-sdk/index.ts", "testing/index.ts"])(
  "%s has no validators, and asks nothing of Node",
  async (path) => {
    const code = await bundled(path);
    expect(code.includes("is required")).toBe(false);
    expect(/node:|process\.|Buffer\./.exec(code)?.[0]).toBeUndefined();
    expect(code.length).toBeGreaterThan(1000);
  },
);

test("a client with validators is seen to be larger", async () => {
  const parts = ["index.ts", "../../schema/src/generated/unified.ts"];
  const code = await bundle(
    source("entry.js"),
    parts.map((path) => `export * from ${JSON.stringify(source(path))};\n`).join(""),
  );
  expect(gzipSync(code).length).toBeGreaterThan(limit);
  expect(code.includes("is required")).toBe(true);
});
