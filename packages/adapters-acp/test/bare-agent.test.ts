import { isRefusal } from "@agentstream/adapter-kit";
import { expect, test } from "vitest";

import { createAcpAgent } from "../src/index.ts";

const bare = createAcpAgent({ id: "mine", name: "Mine", command: "my-agent" });
const half = createAcpAgent({
  id: "mine",
  name: "Mine",
  command: "my-agent",
  modes: { autoAll: "yolo" },
});

test.each(["ask", "askDangerous", "autoEdit"] as const)(
  "an agent without modes is taken for one that asks, where %s is wanted",
  (approvalMode) => {
    const plan = bare.plan({ prompt: "go", approvalMode, sandboxMode: "workspaceWrite" });
    if (isRefusal(plan)) throw new Error(JSON.stringify(plan));
    expect(plan.opening).not.toHaveProperty("mode");
    expect(plan.config).toMatchObject({ approvalMode: "ask", sandboxMode: "workspaceWrite" });
    expect(plan.config.notGuaranteed).toContain(
      "No mode of the agent is registered: it is taken for one that asks.",
    );
  },
);

test.each([
  [bare, { sandboxMode: "readOnly" }, "--agent-mode mine:readOnly=MODE"],
  [half, { approvalMode: "ask" }, "--agent-mode mine:ask=MODE"],
] as const)("a refusal names the flag", (agent, request, flag) => {
  const plan = agent.plan({ prompt: "go", ...request });
  expect(JSON.stringify(plan)).toContain(flag);
  expect(isRefusal(plan)).toBe(true);
});

test("an agent without session/set_mode fails with what to do", () => {
  const agent = createAcpAgent({
    id: "mine",
    name: "Mine",
    command: "my-agent",
    modes: { ask: "default" },
  });
  const plan = agent.plan({ prompt: "go", approvalMode: "ask" });
  if (isRefusal(plan)) throw new Error(JSON.stringify(plan));
  const { config, opening, protocol } = plan;
  const translator = agent.translator({ sessionId: "s", now: () => 0, config, opening, protocol });
  translator.handle({ type: "start" });
  const answer = (id: number, rest: object): ReturnType<typeof translator.handle> =>
    translator.handle({ type: "line", text: JSON.stringify({ jsonrpc: "2.0", id, ...rest }) });
  const ids = (writes: readonly string[]): number[] =>
    writes.map((text) => Number(Object(JSON.parse(text)).id));
  const created = answer(1, { result: { protocolVersion: 1 } });
  const moded = answer(ids(created.writes)[0] ?? 0, { result: { sessionId: "n" } });
  expect(moded.writes.join()).toContain("session/set_mode");
  const { events } = answer(ids(moded.writes)[0] ?? 0, {
    error: { code: -32601, message: "Method not found" },
  });
  expect(events.find(({ type }) => type === "error")).toMatchObject({
    message: expect.stringContaining("--agent-mode"),
    fatal: true,
  });
});
