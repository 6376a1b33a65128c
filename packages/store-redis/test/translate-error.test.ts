import { StoreConflictError, StoreFullError, StoreUnavailableError } from "@agentstream/sessions";
import { expect, test } from "vitest";

import { translateError } from "../src/connection/translate-error.ts";

const named = (name: string, message: string): Error => Object.assign(new Error(message), { name });
const coded = (code: string): Error => Object.assign(new Error("x"), { code });

test.each([
  [new Error("OOM command not allowed when used memory > 'maxmemory'."), StoreFullError],
  [new Error("OOM allow-oom flag is not set on the script, can not run it"), StoreFullError],
  [
    new Error("ERR The ID specified in XADD is equal or smaller than the target stream top item"),
    StoreConflictError,
  ],
  [
    new Error("NOPERM User u has no permissions to run the 'evalsha' command"),
    StoreUnavailableError,
  ],
  [new Error("NOAUTH Authentication required."), StoreUnavailableError],
  [new Error("WRONGPASS invalid username-password pair"), StoreUnavailableError],
  [new Error("READONLY You can't write against a read only replica."), StoreUnavailableError],
  [
    new Error("-READONLY You can't write against a read only replica. script: x"),
    StoreUnavailableError,
  ],
  [new Error("LOADING Redis is loading the dataset in memory"), StoreUnavailableError],
  [new Error("MASTERDOWN Link with MASTER is down"), StoreUnavailableError],
  [new Error("CLUSTERDOWN The cluster is down"), StoreUnavailableError],
  [new Error("CLUSTERDOWN Hash slot not served"), StoreUnavailableError],
  [new Error("NOREPLICAS Not enough good replicas to write."), StoreUnavailableError],
  [new Error("MISCONF Redis is configured to save RDB snapshots"), StoreUnavailableError],
  [new Error("TRYAGAIN Multiple keys request during rehashing of slot"), StoreUnavailableError],
  [new Error("BUSY Redis is busy running a script."), StoreUnavailableError],
  [new Error("Connection is closed."), StoreUnavailableError],
  [new Error("Command timed out"), StoreUnavailableError],
  [new Error("Failed to refresh slots cache."), StoreUnavailableError],
  [
    named("MaxRetriesPerRequestError", "Reached the max retries per request limit"),
    StoreUnavailableError,
  ],
  [named("ClusterAllFailedError", "None of startup nodes is available"), StoreUnavailableError],
  [coded("ECONNREFUSED"), StoreUnavailableError],
  [coded("ENOTFOUND"), StoreUnavailableError],
])("%s", (error, kind) => {
  const translated = translateError(error);
  expect(translated).toBeInstanceOf(kind);
  expect(translated).toHaveProperty("cause", error);
});

test.each([
  new Error("WRONGTYPE Operation against a key holding the wrong kind of value"),
  new StoreConflictError("The log of a ends at 1, not at 0."),
  new TypeError("x"),
])("%s stays as it is", (error) => {
  expect(translateError(error)).toBe(error);
});
