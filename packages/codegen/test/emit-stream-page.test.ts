import { expect, test } from "vitest";

import { withVectors } from "../src/emit/emit-stream-page.ts";

const page = "# Rules\n\n**1.1 A title.** It MUST.\n\n**1.2 Another.** It MUST NOT.\n";
const vector = (clause: string, name: string, violations: readonly unknown[] = []) => ({
  clause,
  name,
  violations,
});
const both = (clause: string) => [vector(clause, "good"), vector(clause, "bad", [{ clause }])];

test("each clause names the vectors that keep it and that break it", () => {
  expect(withVectors(page, [...both("1.1"), ...both("1.2"), vector("1.2", "better")])).toBe(
    "# Rules\n\n**1.1 A title.** It MUST.\n\n- kept: “good”\n- broken: “bad”\n\n" +
      "**1.2 Another.** It MUST NOT.\n\n\n- kept: “good”, “better”\n- broken: “bad”",
  );
});

test("a clause that nothing keeps or breaks, and a vector of no clause, are errors", () => {
  const [good, bad] = both("1.2");
  expect(() => withVectors(page, [...both("1.1"), good ?? vector("", "")])).toThrow(
    "clause 1.2 has no stream that breaks it",
  );
  expect(() => withVectors(page, [...both("1.1"), bad ?? vector("", "")])).toThrow(
    "clause 1.2 has no stream that keeps it",
  );
  expect(() => withVectors(page, [...both("1.1"), ...both("1.2"), ...both("1.3")])).toThrow(
    "no clause 1.3",
  );
});
