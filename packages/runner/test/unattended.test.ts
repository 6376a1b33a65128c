import { afterAll, beforeAll, expect, test } from "vitest";

import { listening, makeFolder, read, removeFolder, start } from "./start.ts";
import { toy } from "./toy.ts";

beforeAll(makeFolder);
afterAll(removeFolder);

const asking = toy(
  listening(`
    let isAsked = false;
    function take(message) {
      if (!isAsked) { isAsked = true; tell({ ask: "Bash" }); }
      else { say(JSON.stringify(message)); done(); }
    }
  `),
  true,
);

test("in an unattended run the policy denies what is asked, at once", async () => {
  const events = await read(start(asking, { isUnattended: true }));
  expect(events.find(({ type }) => type === "permissionResolved")).toMatchObject({
    outcome: "denied",
    by: "policy",
    message: "Nobody is there to answer.",
  });
  expect(events.at(-1)).toMatchObject({ reason: "completed" });
});

test("a function that fails denies by policy; an answer of its own is the user's", async () => {
  const failing = await read(
    start(asking, { onPermission: () => Promise.reject(new Error("no line")) }),
  );
  expect(failing.find(({ type }) => type === "permissionResolved")).toMatchObject({
    outcome: "denied",
    by: "policy",
    message: "Nobody could be asked: Error: no line",
  });
  const answered = await read(
    start(asking, { onPermission: () => Promise.resolve({ outcome: "allowed" }) }),
  );
  expect(answered.find(({ type }) => type === "permissionResolved")).toMatchObject({
    outcome: "allowed",
    by: "user",
  });
});
