import { createDispatcher, read, type NativeLine } from "@agentstream/adapter-kit/author";
import { expect, test } from "vitest";

import { createExplainer } from "../src/translate/explain-lines.ts";

test("a handler is named as in its source, though a bundler has numbered it", () => {
  const handle = Object.defineProperty(() => {}, "name", { value: "handleText$2" });
  const table = createDispatcher<{ type: "text" }, "type", undefined>("type", {
    text: { becomes: "`textChunk`", handle },
  });
  const line: NativeLine = read.line({ type: "text" });
  const take = (): [] => {
    table.dispatch(line, undefined);
    return [];
  };
  const explainer = createExplainer({ take, end: () => [] }, 80);
  expect(explainer.take([{ text: "{}" }])).toBe(
    "1 {}\n   text → `textChunk` (handleText)\n   no event\n",
  );
});
