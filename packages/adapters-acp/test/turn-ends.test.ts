import { describe, expect, test } from "vitest";

import { createAcpAgent } from "../src/index.ts";
import { prompted, ready, stopped, text, update } from "./converse.ts";

describe("the end of a turn", () => {
  test.each([
    ["end_turn", "completed", undefined],
    ["max_tokens", "completed", undefined],
    ["max_turn_requests", "failed", "maxTurns"],
    ["refusal", "failed", "refusal"],
    ["cancelled", "cancelled", "interrupted"],
    ["of_its_own", "completed", undefined],
  ])("%s is %s", (stopReason, reason, detail) => {
    const { agent, end } = prompted();
    agent(text("Well."), stopped(3, stopReason));
    const ended = end();
    expect([ended?.reason, ended?.detail]).toEqual([reason, detail]);
  });

  // the agent is of version 1.2.3
  test.each([
    ["1.3.0", "cancelled", "interrupted", true],
    ["1.2.3", "completed", undefined, undefined],
    [undefined, "completed", undefined, undefined],
  ])(
    "of a cancelled turn that ends as if all were well, where versions before %s do so",
    (hidesCancelUntil, reason, detail, interrupted) => {
      const hiding = createAcpAgent({
        id: "hiding",
        name: "Hiding",
        command: "hiding",
        modes: {},
        quirks: hidesCancelUntil === undefined ? {} : { hidesCancelUntil },
      });
      const { agent, host, all, end } = prompted({}, hiding);
      agent(text("Once upon"));
      host({ type: "interrupt" });
      agent(stopped(3));
      expect(all("textChunk").at(-1)?.interrupted).toBe(interrupted);
      const ended = end();
      expect([ended?.reason, ended?.detail]).toEqual([reason, detail]);
    },
  );

  test.each([
    [{ code: 401, message: "no" }, "authenticationFailed", 401],
    [{ code: 400, message: "API key not valid" }, "authenticationFailed", 400],
    [{ code: 429, message: "slow" }, "rateLimited", 429],
    [{ code: 500, message: "?" }, "serverError", 500],
    [{ code: -32_000, message: "?" }, "authenticationFailed", undefined],
    [{ code: -32_602, message: "?" }, "invalidRequest", undefined],
    [{ code: -32_603, message: "Internal error" }, "serverError", undefined],
    [{ code: -32_603, message: "?", data: { statusCode: 503 } }, "overloaded", 503],
    [
      { code: -32_603, message: "Internal error", data: { details: "fetch failed" } },
      "connectionFailed",
      undefined,
    ],
    [
      { code: -32_603, message: "Internal error", data: { error: { code: 401, message: "Bad" } } },
      "authenticationFailed",
      401,
    ],
    [{ code: -1, message: "?" }, "unknown", undefined],
  ])("%j is %s", (error, errorCode, httpStatus) => {
    const { agent, all, end } = prompted();
    agent({ id: 3, error });
    expect(all("error")).toMatchObject([{ errorCode, fatal: true }]);
    expect(all("error")[0]?.httpStatus).toBe(httpStatus);
    expect(end()).toMatchObject({ reason: "failed", errorCode });
  });

  test("usage: parts inside of input and output, or beside them", () => {
    const { agent, host, all, end } = prompted();
    const inside = {
      inputTokens: 100,
      outputTokens: 30,
      totalTokens: 130,
      thoughtTokens: 10,
      cachedReadTokens: 40,
    };
    const beside = {
      inputTokens: 60,
      outputTokens: 20,
      totalTokens: 130,
      thoughtTokens: 10,
      cachedReadTokens: 40,
    };
    // what came from a cache is beside the input, and thoughts are in the output
    const mixed = { ...beside, outputTokens: 30 };
    agent(text("a"), stopped(3, "end_turn", { usage: inside }));
    host({ type: "prompt", prompt: "b" });
    agent(text("b"), stopped(4, "end_turn", { usage: beside }));
    host({ type: "prompt", prompt: "c" });
    agent(text("c"), stopped(5, "end_turn", { usage: mixed }));
    const usage = {
      inputTokens: 100,
      outputTokens: 30,
      totalTokens: 130,
      reasoningTokens: 10,
      cachedTokens: 40,
      completeness: "reported",
    };
    expect(all("turnCompleted").map((turn) => turn.usage)).toEqual([usage, usage, usage]);
    expect(end()?.usage).toMatchObject({ totalTokens: 390 });
  });

  test("the cost of a turn is what the session's has grown by", () => {
    const { agent, host, all, end } = prompted();
    const cost = (amount: number) =>
      update({
        sessionUpdate: "usage_update",
        used: 1,
        size: 9,
        cost: { amount, currency: "USD" },
      });
    agent(cost(0.25), text("a"), stopped(3));
    host({ type: "prompt", prompt: "b" });
    agent(cost(0.75), text("b"), stopped(4));
    expect(all("turnCompleted").map(({ costUsd }) => costUsd)).toEqual([0.25, 0.5]);
    expect(end()).toMatchObject({ costUsd: 0.75, costSource: "reported" });
    const later = ready({ opening: { resume: "n" }, resumed: true });
    later.host({ type: "prompt", prompt: "c" });
    later.agent(cost(2), text("c"), stopped(3));
    expect(later.all("turnCompleted")[0]).not.toHaveProperty("costUsd");
    later.end();
  });
});
