import { expect, test } from "vitest";

import { describeAddress, readRedisUrl } from "../src/connection/read-redis-url.ts";

test.each([
  ["redis://localhost", { hosts: [{ host: "localhost", port: 6379 }] }],
  ["redis://10.0.0.1:7000/3", { hosts: [{ host: "10.0.0.1", port: 7000 }], db: 3 }],
  ["rediss://[::1]:7000", { hosts: [{ host: "::1", port: 7000 }], isTls: true }],
  ["redis://:p%40ss:word@h", { hosts: [{ host: "h", port: 6379 }], password: "p@ss:word" }],
  [
    "redis://u:p@one,two:7001,three/0",
    {
      hosts: [
        { host: "one", port: 6379 },
        { host: "two", port: 7001 },
        { host: "three", port: 6379 },
      ],
      isCluster: true,
      username: "u",
      password: "p",
    },
  ],
])("%s is read", (url, expected) => {
  const usual = { isTls: false, isCluster: false, db: 0, username: undefined, password: undefined };
  expect(readRedisUrl(url)).toEqual({ ...usual, ...expected });
});

test.each([
  ["", /Expected an address such as redis:/],
  ["http://localhost", /Expected an address/],
  ["redis://", /Expected an address/],
  ["redis://h:99999", /port between 1 and 65535, got 99999/],
  ["redis://h:0", /port between 1 and 65535, got 0/],
  ["redis://h:port", /Expected a host such as/],
  ["redis://a,,b", /Expected a host such as .*, got ""/],
  ["redis://h/x", /Expected an address/],
  ["redis://a,b/2", /A Redis Cluster has the database 0 alone, got \/2/],
  ["redis://:%zz@h", /"%" that encodes nothing/],
])("%j is refused, with what was expected", (url, message) => {
  expect(() => readRedisUrl(url)).toThrow(message);
});

test("no message has the password", () => {
  expect(() => readRedisUrl("redis://user:secret@")).toThrow(/got "redis:\/\/…@"/);
  expect(describeAddress(readRedisUrl("rediss://user:secret@one,[::2]:7"))).toBe(
    "rediss://one:6379,[::2]:7",
  );
});
