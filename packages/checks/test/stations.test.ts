import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

const root = new URL("../../../", import.meta.url);
const mostStations = 20;
const mostEnvelopes = 5;

const section = /## From a native line to a server-sent event\n(.*?)\n## /s.exec(
  readFileSync(new URL("ARCHITECTURE.md", root), "utf8"),
)?.[1];

test("the stations from a native line to a server-sent event are files, each once, and few", () => {
  const stations = [...(section ?? "").matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path = ""]) => path);
  expect(stations.length).toBeGreaterThan(10);
  expect(stations.length).toBeLessThanOrEqual(mostStations);
  expect(new Set(stations).size).toBe(stations.length);
  const missing = stations.filter((path) => !existsSync(fileURLToPath(new URL(path, root))));
  expect(missing).toEqual([]);
});

test("the envelopes on the way are few", () => {
  const envelopes = /The envelopes on the way: (.*?)\.\n/s.exec(section ?? "")?.[1] ?? "";
  const names = [...envelopes.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(2);
  expect(names.length).toBeLessThanOrEqual(mostEnvelopes);
});
