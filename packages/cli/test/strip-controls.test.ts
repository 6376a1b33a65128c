import { expect, test } from "vitest";

import {
  createControlStripper,
  inOneLine,
  stripControls,
} from "../src/terminal-view/strip-controls.ts";

const samples: readonly (readonly [what: string, text: string, shown: string])[] = [
  ["colours", "\u001B[1;31mred\u001B[0m", "red"],
  ["cursor movements", "a\u001B[2K\u001B[1Ab\u001B[10;20Hc", "abc"],
  ["private modes", "\u001B[?1049hx\u001B[?25l", "x"],
  ["a title", "\u001B]0;owned\u0007after", "after"],
  ["a link of OSC 8", "\u001B]8;;https://evil.example\u001B\\text\u001B]8;;\u001B\\", "text"],
  ["the clipboard of OSC 52", "\u001B]52;c;cm0gLXJm\u0007x", "x"],
  ["a device string", "\u001BP+q544e\u001B\\x", "x"],
  ["C1 for CSI and OSC", "\u009B31mred\u009B0m \u009D0;t\u009Cx", "red x"],
  ["a reset", "\u001Bcx", "x"],
  ["a character set", "\u001B(0x", "x"],
  ["bells, backspaces, form feeds and DEL", "a\u0007b\u0008c\u000Cd\u007Fe\u0000f", "abcdef"],
  ["a line that overwrites another", "rm -rf /\rls       ", "rm -rf /\nls       "],
  ["CRLF", "a\r\nb\r\n", "a\nb\n"],
  ["text that would read backwards", "a\u202Egpj.exe\u2066b\u2069", "agpj.exeb"],
  ["new lines and tabs stay", "a\n\tb\n", "a\n\tb\n"],
  ["letters beyond ASCII stay", "Grüße 你好 🎉\u2028 é", "Grüße 你好 🎉\u2028 é"],
];

test.each(samples)("%s", (_, text, shown) => {
  expect(stripControls(text)).toBe(shown);
});

test("a sequence without an end hides nothing that stands behind it", () => {
  expect(stripControls("\u001B]0;all of this\nstays")).toBe("0;all of this\nstays");
  expect(stripControls("end \u001B")).toBe("end ");
});

test.each(samples)("%s, in pieces of every size: the same", (_, text, shown) => {
  for (let size = 1; size <= text.length; size++) {
    const stripper = createControlStripper();
    let printed = "";
    for (let at = 0; at < text.length; at += size)
      printed += stripper.push(text.slice(at, at + size));
    expect(printed + stripper.end(), `in pieces of ${size}`).toBe(shown);
  }
});

test("nothing waits that cannot be a sequence", () => {
  const stripper = createControlStripper();
  expect(stripper.push("plain")).toBe("plain");
  expect(stripper.push("\u001B[3")).toBe("");
  expect(stripper.push("1mred")).toBe("red");
  expect(stripper.end()).toBe("");
});

test("whatever characters come, none is left that a terminal obeys", () => {
  let seed = 1;
  const random = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const alphabet = [
    "\u001B",
    "[",
    "]",
    "\u0007",
    "\\",
    "\r",
    "\n",
    "m",
    "3",
    ";",
    "\u009B",
    "P",
    "x",
  ];
  for (let round = 0; round < 5000; round++) {
    const text = Array.from({ length: random(30) }, () => alphabet[random(alphabet.length)]).join(
      "",
    );
    expect(stripControls(text)).not.toMatch(/[^\P{Cc}\n\t]/u);
  }
});

test("one line is one line, and no longer than it may be", () => {
  expect(inOneLine("a\n  b\u001B[2J\tc", 20)).toBe("a b c");
  expect(inOneLine("abcdefgh", 5)).toBe("abcd…");
  expect(inOneLine("🎉🎉🎉", 3)).toBe("🎉🎉🎉");
});
