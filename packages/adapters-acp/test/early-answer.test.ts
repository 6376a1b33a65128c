import { describe, expect, test } from "vitest";

import { createAcpAgent } from "../src/index.ts";
import { converse, initialized, opened, prompted, stopped, text, update } from "./converse.ts";

/** The agent of `initialized` is of version 1.2.3. */
const early = createAcpAgent({
  id: "early",
  name: "Early",
  command: "early",
  modes: {},
  quirks: { answersEarlyUntil: "1.3.0" },
});
const full = update({ sessionUpdate: "usage_update", used: 100, size: 1000 });

describe("a prompt that is answered before the last text of its turn", () => {
  test("the turn of a host ends when the agent is silent", () => {
    let now = 1000;
    const { agent, host, all, end } = prompted({ now: () => now }, early);
    const tick = () => host({ type: "tick", now });
    agent(text("The f"), stopped(3), full);
    now = 1200;
    agent(text("ile"));
    expect(host({ type: "emit", events: [] })).toMatchObject({ wakeAt: 2200, idle: false });
    now = 2199;
    tick();
    expect(all("turnCompleted")).toEqual([]);
    now = 2200;
    expect(tick()).toMatchObject({ wakeAt: undefined, idle: true });
    expect(all("turnCompleted").length).toBe(1);
    expect(all("textChunk").at(-1)).toMatchObject({ isComplete: true, text: "The file" });
    expect(end()).toMatchObject({ reason: "completed" });
  });

  test("an interrupt, the next prompt or the end of the process do not lose it", () => {
    const { agent, host, all, written, end } = prompted({}, early);
    agent(text("One."), stopped(3));
    host({ type: "prompt", prompt: "More." });
    host({ type: "interrupt" });
    expect(all("turnCompleted").length).toBe(1);
    expect(written()).toMatchObject([{ method: "session/prompt" }]);
    agent(text("Two."), stopped(4));
    expect(end()).toMatchObject({ reason: "completed" });
    expect(all("turnCompleted").length).toBe(2);
  });

  test("for an observer, the rest of the same message belongs to it and other content does not", () => {
    const { agent, all, end } = converse({}, early);
    const content = { type: "text", text: "Hm." };
    const part = (words: string, messageId: string) => text(words, { messageId });
    const thinks = update({ sessionUpdate: "agent_thought_chunk", messageId: "m1", content });
    agent(initialized, opened, thinks, stopped(3), full, part("The f", "m1"), part("ile", "m1"));
    expect(all("turnCompleted")).toEqual([]);
    agent(part("Other", "m2"), stopped(4));
    expect(end()).toMatchObject({ reason: "completed" });
    const whole = all("textChunk").filter(({ isComplete }) => isComplete);
    expect(whole.map((chunk) => chunk.text)).toEqual(["The file", "Other"]);
    expect(all("turnCompleted").length).toBe(2);
  });

  test("agents of other versions are not waited for", () => {
    const later = { ...initialized, result: { agentInfo: { name: "early", version: "1.3.0" } } };
    const { agent, all, end } = converse({}, early);
    agent(later, opened, text("Whole."), stopped(3));
    expect(all("turnCompleted").length).toBe(1);
    end();
  });
});
