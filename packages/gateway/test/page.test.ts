import { expect, test } from "vitest";

import { openGateway } from "./open-gateway.ts";

test("the page is served to everybody, under a strict policy", async () => {
  const { url } = await openGateway();
  const response = await fetch(`${url}/`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; script-src 'self'/,
  );
  const html = await response.text();
  const assets = [...html.matchAll(/"\.\/(assets\/[^"]+)"/g)].map(([, path]) => path);
  expect(assets.length).toBeGreaterThanOrEqual(2);
  for (const asset of assets) {
    const file = await fetch(`${url}/${asset}`);
    expect(file.status, asset).toBe(200);
    expect(file.headers.get("cache-control")).toContain("immutable");
  }
  for (const path of ["standalone.html", "icon.svg"])
    expect((await fetch(`${url}/${path}`)).status, path).toBe(200);
});

test.each([
  "assets/none.js",
  "assets/..%2f..%2fpackage.json",
  "assets/%2e%2e/index.html",
  "assets/",
])("%s is no file of the page", async (path) => {
  const { url } = await openGateway();
  expect((await fetch(`${url}/${path}`)).status).toBe(404);
});
