import type { UIMessage } from "ai";
import { expect, test } from "vitest";

import { promptOfMessages } from "../src/ai-sdk/prompt-of-messages.ts";

const user = (...parts: UIMessage["parts"]): UIMessage => ({ id: "m", role: "user", parts });
const text = (content: string): UIMessage["parts"][number] => ({ type: "text", text: content });
const file = (mediaType: string, url: string, filename?: string): UIMessage["parts"][number] => ({
  type: "file",
  mediaType,
  url,
  ...(filename !== undefined && { filename }),
});

test("the last message of the user is the prompt", () => {
  expect(promptOfMessages([user(text("old")), user(text("new"))])).toBe("new");
  expect(promptOfMessages([user(text("a"), text("b"))])).toEqual([text("a"), text("b")]);
});

test("files are parts of the prompt", () => {
  const message = user(
    text("Look."),
    file("image/png", "data:image/png;base64,AAAA"),
    file("text/plain", "data:text/plain;charset=utf-8;base64,QUJD", "a.txt"),
  );
  expect(promptOfMessages([message])).toEqual([
    { type: "text", text: "Look." },
    { type: "image", data: "AAAA", mimeType: "image/png" },
    { type: "file", data: "QUJD", mimeType: "text/plain", name: "a.txt" },
  ]);
});

test("what the gateway cannot fetch, and what is no message of the user, is refused", () => {
  const remote = user(file("image/png", "https://example.com/a.png"));
  expect(() => promptOfMessages([remote])).toThrow("Expected files as data: URLs");
  expect(() => promptOfMessages([])).toThrow("Expected a message of the user");
  expect(() => promptOfMessages([{ ...user(text("x")), role: "assistant" }])).toThrow("user");
});
