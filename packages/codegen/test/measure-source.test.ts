import { expect, test } from "vitest";

import { measureSource } from "../src/measure/measure-source.ts";

const source = `// a comment
import { a } from "b"; /* another */

/** A comment
 * of two lines. */
export function told(url = "http://x//y"): object {
  return { ...(a && { a }), ...(a ? { b: 1 } : {}), ...a, c: /\\/\\/ tell/ };
}
const telling = () => \`// \${a} told\`;
const intelligent = "retelling is one word, tellTale and untold are two more";
`;

test("a source is measured by its syntax", () => {
  expect(measureSource(source)).toEqual({
    lines: 10,
    codeLines: 6,
    conditionalSpreads: 2,
    functions: [
      { name: "(anonymous)", lines: 1 },
      { name: "told", lines: 3 },
    ],
    tellWords: 6,
  });
});
