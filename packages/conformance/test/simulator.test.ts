import { afterEach, describe, expect, test } from "vitest";

import type { Scenario } from "../src/generated/scenario.ts";
import { startSimulator, type Simulator } from "../src/simulator/start-simulator.ts";
import { vendors } from "../src/vendors/index.ts";
import { askModel, type Asked } from "./ask-model.ts";

const scenario: Scenario = {
  name: "simulated",
  description: "A call and an answer.",
  prompt: "Do it, please.",
  answers: [
    {
      send: [
        { do: "think", text: "Let me think about it." },
        { do: "say", text: "Wörld 👋🏽" },
        { do: "call", id: "one", tool: "shell", arguments: { command: "echo hi" } },
      ],
      usage: { input: 1200, output: 60, cached: 200, reasoning: 20 },
    },
    { expect: [{ call: "one", contains: "hi" }], send: [{ do: "say", text: "Done." }] },
  ],
  expected: { text: "", tools: [], reason: "completed" },
};

let simulator: Simulator | undefined;
afterEach(async () => {
  await simulator?.close();
  simulator = undefined;
});

const shells = {
  claude: "Bash",
  codex: "exec_command",
  gemini: "run_shell_command",
  opencode: "bash",
};

describe.each(vendors)("$adapter.id", (vendor) => {
  const id = vendor.adapter.id;
  const shell = Reflect.get(shells, id);
  const start = async (given: Scenario = scenario): Promise<Simulator> => {
    simulator = await startSimulator({ vendor, scenario: given, cwd: "/workspace" });
    return simulator;
  };
  const ask = (asked: Partial<Asked> = {}): ReturnType<typeof askModel> =>
    askModel(id, simulator?.url ?? "", {
      model: vendor.model,
      tools: [String(shell)],
      prompt: scenario.prompt,
      ...asked,
    });

  test("the model thinks, speaks in pieces, and calls the vendor's tool", async () => {
    const { play } = await start();
    const first = await ask();
    expect(first.status).toBe(200);
    expect(first.text).toBe("Wörld 👋🏽");
    expect(first.thinking).toBe("Let me think about it.");
    expect(first.calls).toEqual([{ id: "call_one", name: shell, command: "echo hi" }]);
    expect(first.tokens).toEqual({ input: 1200, output: 60 });

    const second = await ask({ earlier: "Wörld 👋🏽", result: { id: "call_one", text: "hi\n" } });
    expect(second.text).toBe("Done.");
    expect(play.faults(false)).toEqual([]);
    expect(play.calls()).toBe(2);
  });

  test("it notes a wrong result, a text that is gone, another model, and calls too many or too few", async () => {
    const { play } = await start();
    await ask();
    expect(play.faults(false)).toEqual(["the model was called 1 times, not 2"]);
    expect(play.faults(true)).toEqual([]);
    await ask({ earlier: "Other", model: "other", result: { id: "call_one", text: "no" } });
    await ask();
    expect(play.faults(false)).toEqual([
      expect.stringContaining("asked of the model other"),
      expect.stringContaining('the result of "one" does not contain "hi"'),
      expect.stringContaining("the earlier text"),
      "the model was called 3 times; it has 2 answers",
    ]);
  });

  test("what has no tools is answered, and uses nothing up", async () => {
    const { play } = await start();
    const side = await ask({ tools: [] });
    expect(side.text).not.toBe("");
    expect(play.calls()).toBe(0);
  });

  test("it refuses with a status and headers, and the next answer follows", async () => {
    await start({
      ...scenario,
      answers: [
        {
          send: [{ do: "fail", status: 429, message: "Slowly.", headers: { "retry-after": "1" } }],
        },
        { send: [{ do: "say", text: "Now." }] },
      ],
    });
    const refused = await ask();
    expect([refused.status, refused.retryAfter]).toEqual([429, "1"]);
    expect(refused.body).toContain("Slowly.");
    expect((await ask()).text).toBe("Now.");
  });

  test("it cuts the stream", async () => {
    await start({ ...scenario, answers: [{ send: [{ do: "say", text: "Half" }, { do: "cut" }] }] });
    await expect(ask()).rejects.toThrow(/terminated|fetch failed/);
  });

  test("it stalls, and calls back", async () => {
    const running = await start({
      ...scenario,
      answers: [
        {
          send: [
            { do: "stall", ms: 50 },
            { do: "say", text: "Late." },
          ],
        },
      ],
    });
    let stalls = 0;
    running.onStall(() => void stalls++);
    expect((await ask()).text).toBe("Late.");
    expect(stalls).toBe(1);
  });

  test("a sub-agent has answers of its own", async () => {
    const { play } = await start({
      ...scenario,
      answers: [
        {
          send: [
            {
              do: "call",
              id: "sub",
              tool: "subagent",
              arguments: { label: "look", prompt: "Look around." },
              answers: [{ send: [{ do: "say", text: "Seen." }] }],
            },
          ],
        },
      ],
    });
    expect((await ask()).calls.map((call) => call.id)).toEqual(["call_sub"]);
    expect((await ask({ prompt: "Look around." })).text).toBe("Seen.");
    expect(play.faults(false)).toEqual([]);
  });
});
