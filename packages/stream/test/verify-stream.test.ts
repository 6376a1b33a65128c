import { expect, test } from "vitest";

import { createVerifier, verifyStream } from "../src/index.ts";
import { completed, ended, result, session, started, stream, tool, turn } from "./builder.ts";

test("a violation names the clause, its rule, the event and where it is", () => {
  const events = stream([started, turn(1), result("t"), completed(1), ended]);
  expect(verifyStream(events)).toEqual([
    {
      clause: "4.2",
      rule: 4,
      seq: 3,
      eventId: `${session}.3`,
      index: 2,
      reason: "t is not open",
    },
  ]);
});

test("what breaks a clause in several ways is one violation, with all reasons", () => {
  const events = stream([started, turn(1), tool("t"), tool("u"), completed(1)]);
  expect(verifyStream(events).map(({ clause, reason }) => `${clause}: ${reason}`)).toEqual([
    "4.4: t, u are open at the end of the turn",
    "1.4: the run has no sessionEnded",
  ]);
});

test("an event at a time gives the same as a whole stream", () => {
  const events = stream([started, result("t"), turn(1), tool("t"), ended, ended]);
  const verifier = createVerifier();
  const found = [...events.flatMap((event) => verifier.push(event)), ...verifier.end()];
  expect(found).toEqual(verifyStream(events));
  expect(found.map(({ clause }) => clause)).toEqual(["4.2", "3.4", "4.6", "1.2"]);
});
