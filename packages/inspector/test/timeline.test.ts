import { isEvent, type UnifiedEvent } from "@agentstream/schema";
import { expect, test } from "vitest";

import { agentTree, type AgentNode } from "../src/page/model/agent-tree.ts";
import { filterItems, noFilter } from "../src/page/model/filter-items.ts";
import { openRequests } from "../src/page/model/open-requests.ts";
import { placeOf } from "../src/page/model/selection.ts";
import { createTimeline, extended } from "../src/page/model/timeline.ts";
import { linesOfEvents } from "../src/page/recording/lines-of-events.ts";
import { readUnified } from "../src/page/recording/read-unified.ts";
import { translateRecordings } from "./translate-recordings.ts";

const recordings = translateRecordings();

test("every event of every recording is in an item, and every text is there once", () => {
  expect(recordings.length).toBeGreaterThanOrEqual(200);
  let [texts, tools, natives] = [0, 0, 0];
  for (const { name, events } of recordings) {
    const timeline = createTimeline();
    timeline.push(events);
    const placed = new Set(timeline.items.flatMap(({ places }) => places));
    events.forEach((event, place) => {
      const item = timeline.itemAt(place);
      expect(item, `${name}: ${event.type}`).toBeDefined();
      expect(item?.places, `${name}: ${event.type}`).toContain(place);
      const hasLine = event.origin?.line !== undefined;
      if (hasLine) natives++;
      expect(!hasLine || timeline.natives.of(event) !== undefined, `${name}: ${event.id}`).toBe(
        true,
      );
    });
    expect(placed.size).toBe(events.length);
    expect(new Set(timeline.items.map(({ key }) => key)).size).toBe(timeline.items.length);
    const told = events
      .filter((event) => isEvent(event, "textChunk"))
      .map(({ content }) => content);
    const shown = timeline.items.flatMap((item) => (item.kind === "text" ? [item.text] : []));
    expect(shown.join("").length, name).toBe(told.join("").length);
    for (const tool of timeline.items.filter((item) => item.kind === "tool")) {
      tools++;
      expect(["input", "running"], `${name}: ${tool.toolId}`).not.toContain(tool.state);
    }
    texts += shown.length;
    expect(openRequests(timeline.items), name).toEqual([]);
  }
  expect(texts).toBeGreaterThan(150);
  expect(tools).toBeGreaterThan(80);
  expect(natives).toBeGreaterThan(1000);
});

test("events that come one by one make the same timeline as all at once", () => {
  for (const { name, events } of recordings.slice(0, 60)) {
    const [whole, pieces] = [createTimeline(), createTimeline()];
    whole.push(events);
    for (const event of events) pieces.push([event]);
    expect(pieces.items, name).toEqual(whole.items);
  }
});

test("a file of events is read as it was written; a file of an agent is not taken for one", () => {
  for (const { name, bytes, events } of recordings) {
    const text = new TextEncoder().encode(linesOfEvents(events));
    expect(readUnified(name, text)?.events, name).toEqual(events);
    expect(readUnified(name, bytes), name).toBeUndefined();
  }
});

test("sub-agents are below the one that started them", () => {
  const found = recordings.filter(({ events }) =>
    events.some((event) => event.type === "subagentStarted"),
  );
  expect(found.length).toBeGreaterThan(5);
  for (const { name, events } of found) {
    const timeline = createTimeline();
    timeline.push(events);
    const countOf = (nodes: readonly AgentNode[]): number =>
      nodes.reduce((sum, { children }) => sum + 1 + countOf(children), 0);
    const jobs = timeline.items.filter(({ kind }) => kind === "subagent" || kind === "task");
    expect(countOf(agentTree(timeline.items)), name).toBe(jobs.length);
  }
});

const base = { sessionId: "s", timestamp: "2026-03-02T10:15:27.412Z", run: 1 };

/** Events of a session with numbers. */
const chunks = (count: number): UnifiedEvent[] =>
  Array.from({ length: count }, (_, index) => ({
    ...base,
    id: `s.${index + 1}`,
    seq: index + 1,
    type: "textChunk",
    content: "x",
    blockId: `b${Math.floor(index / 100)}`,
  }));

test("of a session without end the newest part is kept", () => {
  let timeline = createTimeline();
  for (let start = 0; start < 5000; start += 500)
    timeline = extended(timeline, chunks(5000).slice(start, start + 500), 1000);
  expect(timeline.events.length).toBeLessThanOrEqual(1000);
  expect(timeline.events.at(-1)?.seq).toBe(5000);
  expect(timeline.dropped + timeline.events.length).toBe(5000);
});

test("a request waits until it is answered, or its run ends", () => {
  const asked: UnifiedEvent = {
    ...base,
    id: "s.1",
    type: "permissionRequested",
    requestId: "r",
    toolName: "Bash",
  };
  const timeline = createTimeline();
  timeline.push([asked]);
  expect(openRequests(timeline.items)).toHaveLength(1);
  timeline.push([{ ...base, id: "s.2", type: "sessionEnded", reason: "failed", detail: "spawn" }]);
  expect(openRequests(timeline.items)).toEqual([]);
  const [, end] = timeline.items;
  expect(end).toMatchObject({ kind: "notice", tone: "bad", title: "Run failed" });
  expect(end).toHaveProperty("remedy", expect.stringContaining("agentstream doctor"));
});

test("error and remedy stand once where the failure of a turn ends the run", () => {
  const timeline = createTimeline();
  const error = "Too many requests.";
  timeline.push([
    {
      ...base,
      id: "s.1",
      type: "turnFailed",
      turnNumber: 1,
      error,
      errorCode: "rateLimited",
      usage: { inputTokens: 0, outputTokens: 0, totalTokens: 0, completeness: "unknown" },
    },
    { ...base, id: "s.2", type: "sessionEnded", reason: "failed", errorCode: "rateLimited", error },
    { ...base, id: "s.3", type: "sessionEnded", reason: "failed", errorCode: "overloaded" },
  ]);
  const remedies = timeline.items.map((item) => (item.kind === "notice" ? item.remedy : "none"));
  expect(remedies).toEqual([
    expect.stringContaining("limit"),
    undefined,
    expect.stringContaining("overloaded"),
  ]);
  const texts = timeline.items.map((item) => (item.kind === "notice" ? item.text : "none"));
  expect(texts).toEqual([error, "", ""]);
});

test("the filter finds words in any field, and hides groups", () => {
  const [recording] = recordings.filter(({ name }) => name.endsWith("tool-bash-fail"));
  const timeline = createTimeline();
  timeline.push(recording?.events ?? []);
  const { items } = timeline;
  const shell = filterItems(items, { ...noFilter, hidden: new Set(), onlyFailures: true });
  expect(shell.map(({ kind }) => kind)).toContain("tool");
  expect(filterItems(items, { ...noFilter, words: "no-such-word-at-all" })).toEqual([]);
  const withoutTools = filterItems(items, { ...noFilter, hidden: new Set(["tools"]) });
  expect(withoutTools.length).toBeLessThan(items.length);
  expect(withoutTools.some(({ kind }) => kind === "tool")).toBe(false);
});

test("of a selected call its start is shown, and any of its events that was chosen", () => {
  const timeline = createTimeline();
  const call = { ...base, toolId: "t", toolName: "Bash" };
  timeline.push([
    { ...call, id: "s.1", type: "toolInputChunk", content: "{" },
    { ...call, id: "s.2", type: "toolStarted" },
    { ...call, id: "s.3", type: "toolCompleted", success: true },
  ]);
  const { events, itemAt } = timeline;
  const item = itemAt(0);
  if (item === undefined) throw new Error("Expected an item.");
  const { key } = item;
  expect(item.places).toEqual([0, 1, 2]);
  expect(placeOf(item, { key }, events)).toBe(1);
  expect(placeOf(item, { key, place: 2 }, events)).toBe(2);
  expect(placeOf(item, { key, place: 7 }, events)).toBe(1);
});
