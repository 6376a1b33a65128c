import type { RunRequest } from "@agentstream/schema";
import { describe, expect, test } from "vitest";

import { plansOf } from "../../adapter-kit/test/plans-of.ts";
import { opencode } from "../src/index.ts";

const { planOf, refusedFields } = plansOf(opencode, { prompt: "say hello" });

describe("the prompt", () => {
  test.each(["--auto", "-m x", "--", "/init", "two\nlines", "--dangerously-skip-permissions"])(
    "%j is no flag",
    (text) => {
      const { args, stdin } = planOf({ prompt: text });
      expect(stdin).toBe(text);
      expect(args).toEqual(planOf({}).args);
    },
  );

  test("parts of text are one text", () => {
    const parts: RunRequest["prompt"] = [
      { type: "text", text: "one" },
      { type: "text", text: "two" },
    ];
    expect(planOf({ prompt: parts }).stdin).toBe("one\n\ntwo");
  });

  test("images and files go by their paths, which stay values", () => {
    const { args, stdin } = planOf({
      prompt: [
        { type: "image", path: "a, b.png" },
        { type: "text", text: "Look." },
        { type: "file", path: "--auto" },
      ],
    });
    expect(args.slice(-2)).toEqual(["--file=a, b.png", "--file=--auto"]);
    expect(stdin).toBe("Look.");
  });

  test.each([
    ["an image alone", [{ type: "image", path: "a.png" }]],
    [
      "an image without a file",
      [
        { type: "text", text: "Look." },
        { type: "image", data: "aGk=", mimeType: "image/png" },
      ],
    ],
    [
      "a file without a name",
      [
        { type: "text", text: "Look." },
        { type: "file", path: "" },
      ],
    ],
    ["a NUL", "a\0b"],
    ["nothing", " \n"],
  ] as const)("%s is refused", (_, given) => {
    expect(refusedFields({ prompt: typeof given === "string" ? given : [...given] })).toEqual([
      "prompt",
    ]);
  });
});
