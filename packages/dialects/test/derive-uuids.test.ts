import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { deriveUuids } from "../src/session-event/derive-uuids.ts";
import { sha1 } from "../src/session-event/sha-1.ts";

test("a UUID has a digest of the session's id and the event's seq", () => {
  const uuid = deriveUuids("01938a7e-5b1c-7c3a-9f00-2b6f3c1d4e5f");
  const digest = createHash("sha1").update("01938a7e-5b1c-7c3a-9f00-2b6f3c1d4e5f").digest("hex");
  expect(uuid(1)).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-000000000001$/);
  expect(uuid(1).slice(0, 8)).toBe(digest.slice(0, 8));
  expect(uuid(255)).toBe(`${uuid(1).slice(0, -2)}ff`);
  expect(deriveUuids("sitzung-ä😀")(1)).not.toBe(uuid(1));
});

test("the digest of any length is Node's", () => {
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 7 + length) & 255);
    expect(Buffer.from(sha1(bytes)).toString("hex")).toBe(
      createHash("sha1").update(bytes).digest("hex"),
    );
  }
});
