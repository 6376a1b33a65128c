import { expect, test } from "vitest";

import { createRequestRates } from "../src/auth/create-request-rates.ts";
import { bearer } from "./attack.ts";
import { openGateway } from "./open-gateway.ts";

test("an owner may send so many requests in a minute; others are not affected", async () => {
  const { call } = await openGateway({}, { maxRequestsPerMinute: 5 });
  const statuses: number[] = [];
  for (let count = 0; count < 6; count++) statuses.push((await call("GET", "/v1/info")).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const refused = await call("GET", "/v1/info");
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.text()).toMatch(/too-many-requests.*5 requests per minute/);
  const other = await call("GET", "/v1/info", undefined, bearer("another-owner-0123456789"));
  expect(other.status).toBe(200);
  expect((await call("GET", "/healthz")).status).toBe(200);
});

test("what was used comes back with time", () => {
  let now = 0;
  const rates = createRequestRates(60, () => now);
  for (let count = 0; count < 60; count++) rates.count("a");
  expect(() => rates.count("a")).toThrow("60 requests per minute");
  now = 2000;
  rates.count("a");
  rates.count("a");
  expect(() => rates.count("a")).toThrow("60 requests per minute");
});
