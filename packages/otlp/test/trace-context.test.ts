import { expect, test } from "vitest";

import { parseTraceparent, traceparentOf } from "../src/index.ts";

const trace = "0af7651916cd43dd8448eb211c80319c";
const span = "b7ad6b7169203331";

test("a traceparent of the standard is read, with what later versions append", () => {
  const expected = { traceId: trace, parentSpanId: span };
  for (const text of [
    `00-${trace}-${span}-01`,
    ` 00-${trace}-${span}-00 `,
    `01-${trace}-${span}-01-x`,
  ])
    expect(parseTraceparent(text)).toEqual(expected);
});

test.each([
  undefined,
  "",
  "00",
  `ff-${trace}-${span}-01`,
  `00-${"0".repeat(32)}-${span}-01`,
  `00-${trace}-${"0".repeat(16)}-01`,
  `00-${trace.toUpperCase()}-${span}-01`,
  `00-${trace}-${span}`,
])("%j is no traceparent", (text) => {
  expect(parseTraceparent(text)).toBeUndefined();
});

test("what an agent is given names the span of its run, in the caller's trace where there is one", () => {
  const own = parseTraceparent(traceparentOf("s", 1));
  expect(own).toEqual(parseTraceparent(traceparentOf("s", 1)));
  expect(own?.traceId).not.toBe(parseTraceparent(traceparentOf("s", 2))?.traceId);
  const below = parseTraceparent(traceparentOf("s", 1, { traceId: trace, parentSpanId: span }));
  expect(below).toEqual({ traceId: trace, parentSpanId: own?.parentSpanId });
});
