import { describe, expect, test } from "vitest";

import { prompted, stopped, text } from "./converse.ts";

const cancel = { method: "session/cancel", params: { sessionId: "n" } };

describe("questions", () => {
  const form = (fields: object, properties: object = { city: { type: "string" } }) => ({
    id: 7,
    method: "elicitation/create",
    params: {
      mode: "form",
      sessionId: "n",
      message: "Where?",
      requestedSchema: { type: "object", properties },
      ...fields,
    },
  });

  test("answered: each answer in its property's type", () => {
    const { agent, host, written, all, end } = prompted();
    const properties = {
      city: { type: "string", title: "City", description: "Which city?" },
      size: { type: "string", oneOf: [{ const: "s", title: "Small" }] },
      days: { type: "integer" },
      sure: { type: "boolean" },
      tags: { type: "array", items: { type: "string", enum: ["a", "b"] } },
    };
    agent(form({}, properties));
    expect(all("questionAsked")).toMatchObject([
      {
        requestId: "7",
        message: "Where?",
        questions: [
          { id: "city", header: "City", question: "Which city?" },
          { id: "size", options: [{ label: "Small" }] },
          { id: "days", question: "days" },
          { id: "sure" },
          { id: "tags", multiSelect: true, options: [{ label: "a" }, { label: "b" }] },
        ],
      },
    ]);
    const answers = { city: "Rome", size: "Small", days: "3", sure: "yes", tags: ["a", "b"] };
    host({ type: "questionAnswer", requestId: "7", answer: { answers } });
    expect(written()).toMatchObject([
      {
        id: 7,
        result: {
          action: "accept",
          content: { city: "Rome", size: "s", days: 3, sure: true, tags: ["a", "b"] },
        },
      },
    ]);
    expect(all("questionAnswered")).toMatchObject([{ outcome: "answered", answers }]);
    agent(text("Done."), stopped(3));
    end();
  });

  test("options have their descriptions; the message is the question that has no words of its own", () => {
    const { agent, all, end } = prompted();
    const oneOf = [{ const: "r", title: "Red", description: "Like fire" }, { const: "g" }];
    const properties = {
      colour: { type: "string", title: "Choice", oneOf },
      other: { type: "string", title: "Other", description: "Type your own." },
    };
    agent({ ...form({}, properties), id: 8 }, form({}, { ...properties, size: {} }));
    const [first, second] = all("questionAsked");
    expect(first?.questions).toEqual([
      {
        id: "colour",
        header: "Choice",
        question: "Where?",
        options: [{ label: "Red", description: "Like fire" }, { label: "g" }],
      },
      { id: "other", header: "Other", question: "Type your own." },
    ]);
    expect(second?.questions.map(({ question }) => question)).toEqual([
      "Choice",
      "Type your own.",
      "size",
    ]);
    agent(stopped(3));
    end();
  });

  test("declined, expired, cancelled", () => {
    const { agent, host, written, all, end } = prompted({ answerTimeoutMs: 10 });
    agent(form({}));
    host({ type: "questionAnswer", requestId: "7", answer: { answers: {}, declined: true } });
    agent({ ...form({}), id: 8 });
    expect(host({ type: "tick", now: 5 }).wakeAt).toBe(10);
    host({ type: "tick", now: 10 });
    agent({ ...form({}), id: 9 });
    host({ type: "interrupt" });
    expect(written()).toMatchObject([
      { id: 7, result: { action: "decline" } },
      { id: 8, result: { action: "cancel" } },
      cancel,
      { id: 9, result: { action: "cancel" } },
    ]);
    expect(all("questionAnswered").map(({ outcome }) => outcome)).toEqual([
      "declined",
      "expired",
      "cancelled",
    ]);
    agent(stopped(3, "cancelled"));
    end();
  });

  test("a page to open: accepted; or done without an answer of ours", () => {
    const { agent, host, written, all, end } = prompted();
    const page = (id: number, elicitationId: string) => ({
      id,
      method: "elicitation/create",
      params: {
        mode: "url",
        url: "https://a.test",
        elicitationId,
        sessionId: "n",
        message: "Log in",
      },
    });
    const complete = (elicitationId: string) => ({
      method: "elicitation/complete",
      params: { elicitationId },
    });
    agent(page(7, "e"));
    expect(all("questionAsked")).toMatchObject([{ url: "https://a.test" }]);
    host({ type: "questionAnswer", requestId: "e", answer: { answers: {} } });
    expect(written()).toMatchObject([{ id: 7, result: { action: "accept" } }]);
    agent(complete("e"), page(8, "f"), complete("f"));
    expect(written()).toEqual([]);
    expect(all("questionAnswered").map(({ outcome }) => outcome)).toEqual(["answered", "answered"]);
    agent(text("Done."), stopped(3));
    end();
  });
});
