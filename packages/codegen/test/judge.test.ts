import { describe, expect, test } from "vitest";

import { explain, judge } from "../src/compat/judge.ts";
import { loadSchemas } from "../src/load-models.ts";
import { isObject } from "../src/read-json.ts";
import { readModel } from "../src/read-model.ts";

const schemas = await loadSchemas();

/** A place in `$defs`, and what becomes of what is there. */
type Edit = readonly [pointer: string, change: (old: unknown) => unknown];

const gone = (): undefined => undefined;
const put = (value: unknown) => (): unknown => value;
const plus =
  (item: unknown) =>
  (old: unknown): unknown[] => [...(Array.isArray(old) ? old : []), item];
const minus =
  (item: unknown) =>
  (old: unknown): unknown[] =>
    (Array.isArray(old) ? old : []).filter((one) => one !== item);

/** What is said of a change to a committed schema. */
function changed(name: string, ...edits: readonly Edit[]): string[] {
  const json = schemas.find((schema) => schema.name === name)?.json;
  const copy: unknown = structuredClone(json);
  for (const [pointer, change] of edits) apply(copy, `$defs/${pointer}`.split("/"), change);
  return judge([readModel(name, json)], [readModel(name, copy)]).map(explain);
}

function apply(at: unknown, [key = "", ...rest]: readonly string[], change: Edit[1]): void {
  if (typeof at !== "object" || at === null) throw new Error(`nothing at ${key}`);
  if (rest.length > 0) return apply(Reflect.get(at, key), rest, change);
  const value = change(Reflect.get(at, key));
  if (value === undefined) Reflect.deleteProperty(at, key);
  else Reflect.set(at, key, value);
}

test("no change, no verdict", () => {
  expect(schemas.flatMap(({ name }) => changed(name))).toEqual([]);
  expect(schemas.length).toBe(54);
});

describe("what we emit", () => {
  test("a new optional field and a new event are no incompatibility", () => {
    const voice = schemas.flatMap(({ json }) =>
      isObject(json) && isObject(json["$defs"]) ? [json["$defs"]] : [],
    )[0]?.["TextChunkEvent"];
    expect(
      changed(
        "unified",
        ["TextChunkEvent/properties/language", put({ type: "string" })],
        ["VoiceChunkEvent", () => structuredClone(voice)],
        ["VoiceChunkEvent/properties/type/const", put("voiceChunk")],
        ["KnownEvent/oneOf", plus({ $ref: "#/$defs/VoiceChunkEvent" })],
        ["UnknownEvent/properties/type/not/enum", plus("voiceChunk")],
      ),
    ).toEqual([]);
  });

  const readers = "incompatible for readers of the released version";
  const writers = "incompatible for writers of the released version";

  test.each<[string, Edit, string]>([
    [
      "a required field that may now be missing",
      ["TextChunkEvent/required", minus("content")],
      `TextChunkEvent.content may now be missing; ${readers}`,
    ],
    [
      "a field that is gone",
      ["TextChunkEvent/properties/text", gone],
      `TextChunkEvent.text is gone; ${readers}`,
    ],
    [
      "a field that is now required",
      ["TextChunkEvent/required", plus("blockId")],
      `TextChunkEvent.blockId is now required; ${writers}`,
    ],
    [
      "a field of another type",
      ["LogEvent/properties/message", put({ type: "integer" })],
      `LogEvent.message was string and is number; ${readers} and writers`,
    ],
    ["a word more of ours", ["SessionEndedEvent/properties/reason/enum", plus("paused")], readers],
    [
      "a word less of ours",
      ["SessionEndedEvent/properties/reason/enum", minus("timeout")],
      writers,
    ],
    [
      "a narrower limit",
      ["TurnStartedEvent/properties/turnNumber/minimum", put(2)],
      "with other limits",
    ],
    [
      "an event that is gone",
      ["KnownEvent/oneOf", (old) => (Array.isArray(old) ? old.slice(1) : old)],
      "UnifiedEvent has no `sessionStarted` (SessionStartedEvent) any more",
    ],
    [
      "anything that became something",
      ["ExtensionEvent/properties/data", put({ type: "string" })],
      writers,
    ],
    [
      "an open object that is closed",
      ["Origin/additionalProperties", put(false)],
      `Origin may no longer have unknown fields; ${writers}`,
    ],
  ])("%s breaks v1", (_, edit, words) => {
    const verdicts = changed("unified", edit);
    expect(verdicts).toEqual([expect.stringContaining(words)]);
    expect(verdicts[0]).toMatch(/^BREAKING unified: /);
  });

  test("a union distinguished by another property breaks v1", () => {
    const renamed = ["QueuedNotice", "GapNotice", "PingNotice", "UnknownNotice"].flatMap(
      (name): Edit[] => [
        [
          `${name}/properties`,
          (old) => {
            const { type, ...rest } = Object(old);
            return { kind: type, ...rest };
          },
        ],
        [`${name}/required`, plus("kind")],
        [`${name}/required`, minus("type")],
      ],
    );
    expect(changed("connection", ...renamed)).toContain(
      `BREAKING connection: ConnectionEvent was distinguished by \`type\`, and is by \`kind\`; ${readers} and writers of the released version`,
    );
  });

  test("another $id breaks v1", () => {
    const json = schemas.find(({ name }) => name === "unified")?.json;
    const moved = { ...Object(json), $id: "https://example.org/unified.schema.json" };
    const verdicts = judge([readModel("unified", json)], [readModel("unified", moved)]);
    expect(verdicts.map(explain)).toEqual([
      expect.stringMatching(/^BREAKING unified: unified had the \$id https:.* and has https:/),
    ]);
  });

  const next = "SessionPage/properties/next/anyOf";
  test.each<[string, readonly Edit[], string]>([
    ["goes", [[next, () => [{ type: "string" }]]], writers],
    [
      "comes",
      [["SessionPage/properties/sessions", (old) => ({ anyOf: [old, { type: "null" }] })]],
      readers,
    ],
    ["may be missing", [["SessionPage/required", minus("next")]], "may now be missing"],
    ["is something else", [[`${next}/1`, put({ type: "boolean" })]], readers],
  ])("a required null that %s breaks v1", (_, edits, words) => {
    const verdicts = changed("responses/sessions", ...edits);
    expect(verdicts).toEqual([expect.stringContaining(words)]);
    expect(verdicts[0]).toMatch(/^BREAKING /);
  });

  test("a new word of ours is no incompatibility, where it is read", () => {
    const words: Edit = ["ErrorEvent/properties/errorCode/anyOf/0/enum", plus("quotaShared")];
    expect(changed("unified", words)).toEqual([]);
    const states: Edit = ["Session/properties/state/anyOf/0/enum", plus("paused")];
    expect(changed("responses/session", states)).toEqual([]);
  });

  test("an open list that is closed breaks v1, and a closed one that is opened", () => {
    const close: Edit = [
      "LogEvent/properties/level",
      put({ type: "string", enum: ["debug", "info", "warn", "error"] }),
    ];
    expect(changed("unified", close)).toEqual([expect.stringMatching(/^BREAKING .*writers/)]);
    const open: Edit = [
      "RawOutputEvent/properties/stream",
      put({ anyOf: [{ type: "string", enum: ["stdout"] }, { type: "string" }] }),
    ];
    expect(changed("unified", open)).toEqual([expect.stringMatching(/^BREAKING .*readers/)]);
  });

  test("a vendor's new word is no incompatibility", () => {
    expect(
      changed("unified", ["RateLimitUpdatedEvent/properties/status/anyOf/0/enum", plus("x")]),
    ).toEqual([]);
  });
});

describe("what is asked of us", () => {
  test("a new optional field is allowed", () => {
    expect(
      changed("requests/turn", ["TurnRequest/properties/note", put({ type: "string" })]),
    ).toEqual([]);
  });

  test("a new word is allowed, one that goes is not", () => {
    const policies = "TurnRequest/properties/ifBusy/enum";
    expect(changed("requests/turn", [policies, plus("wait")])).toEqual([
      expect.stringMatching(/^allowed .*incompatible for readers/),
    ]);
    expect(changed("requests/turn", [policies, minus("queue")])).toEqual([
      expect.stringMatching(/^BREAKING .*incompatible for writers/),
    ]);
  });

  test("a limit that goes is allowed, one that comes is not", () => {
    expect(changed("requests/execute", ["ExecuteRequest/properties/task/maxLength", gone])).toEqual(
      [expect.stringMatching(/^allowed .*incompatible for readers/)],
    );
    expect(
      changed("requests/execute", ["ExecuteRequest/properties/driver/maxLength", put(3)]),
    ).toEqual([expect.stringMatching(/^BREAKING .*incompatible for writers/)]);
  });
});

test("a native schema follows its vendor: reported, never breaking", () => {
  expect(changed("native/codex/exec", ["CodexTurnFailed/required", minus("error")])).toEqual([
    expect.stringMatching(/^allowed native\/codex\/exec: CodexTurnFailed.error may now be missing/),
  ]);
});

test("a schema that is gone breaks", () => {
  const before = readModel("unified", schemas[0]?.json);
  expect(judge([before], []).map(explain)).toEqual([
    expect.stringContaining("is no longer a schema"),
  ]);
});
