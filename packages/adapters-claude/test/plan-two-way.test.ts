import { expect, test } from "vitest";

import { plansOf } from "../../adapter-kit/test/plans-of.ts";
import { claude } from "../src/index.ts";

const { planOf } = plansOf(claude, { prompt: "Do it." });
const { refusedFields } = plansOf(claude, { prompt: "Do it.", interactive: true });

const base = [
  "--print",
  "--output-format",
  "stream-json",
  "--verbose",
  "--include-partial-messages",
  "--input-format",
  "stream-json",
  "--permission-prompt-tool",
  "stdio",
];

test("who can answer gets the protocol that asks; the prompt is the translator's to write", () => {
  const plan = planOf({ interactive: true });
  expect(plan).toMatchObject({
    command: "claude",
    args: base,
    env: { CLAUDE_CODE_EMIT_SESSION_STATE_EVENTS: "1" },
    files: {},
    protocol: "stream-input",
    opening: { initialize: { forwardSubagentText: true } },
    config: { agentType: "claude", protocol: "stream-input" },
  });
  expect(plan.stdin).toBeUndefined();
  expect(JSON.stringify(plan)).not.toContain("Do it.");
});

test("the caller's word on the protocol stands", () => {
  const protocols = [
    planOf({}),
    planOf({ interactive: false }),
    planOf({ interactive: true, protocol: "stream-json" }),
    planOf({ deltas: true }),
    planOf({ protocol: "stream-input" }),
  ].map(({ protocol }) => protocol);
  expect(protocols).toEqual([
    "stream-json",
    "stream-json",
    "stream-json",
    "stream-json",
    "stream-input",
  ]);
  expect(planOf({}).opening).toBeUndefined();
  expect(refusedFields({ protocol: "session-event" })).toEqual(["protocol"]);
});

const sandboxModes = ["readOnly", "workspaceWrite", "none", "fullAccess"] as const;
const approvalModes = ["ask", "askDangerous", "autoEdit", "autoAll"] as const;
const pairs = sandboxModes.flatMap((sandboxMode) =>
  approvalModes.map((approvalMode) => ({ sandboxMode, approvalMode })),
);

test("the modes become the same flags; that nobody is asked is no longer so", () => {
  const allowed = pairs.filter((modes) => refusedFields(modes).length === 0);
  expect(allowed.length).toBe(15);
  for (const modes of allowed) {
    const oneWay = planOf(modes);
    const twoWay = planOf({ ...modes, interactive: true });
    expect(twoWay.args.slice(base.length)).toEqual(oneWay.args.slice(base.length - 4));
    expect(twoWay.notes).toEqual(
      oneWay.notes.filter((note) => !note.startsWith("Nobody is asked")),
    );
    const { approvalMode, sandboxMode } = oneWay.config;
    expect(twoWay.config).toMatchObject({ approvalMode, sandboxMode });
  }
});

test("a conversation is resumed, with a model and limits", () => {
  const request = { interactive: true, resume: "0b1c", model: "opus", maxTurns: 3 };
  expect(planOf(request).args).toEqual([
    ...base,
    "--resume",
    "0b1c",
    "--model",
    "opus",
    "--max-turns",
    "3",
  ]);
});

test("the environment of the request stands before ours", () => {
  const env = { CLAUDE_CODE_EMIT_SESSION_STATE_EVENTS: "0", A: "b" };
  expect(planOf({ interactive: true, env }).env).toEqual(env);
});

test("images, documents and files by path are taken; other content is refused by name", () => {
  expect(
    planOf({
      interactive: true,
      prompt: [
        { type: "text", text: "What is it?" },
        { type: "image", path: "a.png" },
        { type: "image", data: "iVBO", mimeType: "image/png" },
        { type: "file", path: "c.txt", mimeType: "text/plain" },
        { type: "file", data: "JVBE", mimeType: "application/pdf" },
      ],
    }).protocol,
  ).toBe("stream-input");
  expect(
    refusedFields({
      prompt: [
        { type: "image", data: "PHN2", mimeType: "image/svg+xml" },
        { type: "file", data: "aGk=", mimeType: "text/plain" },
      ],
    }),
  ).toEqual(["prompt[0]", "prompt[1]"]);
  expect(refusedFields({ prompt: " " })).toEqual(["prompt"]);
  expect(refusedFields({ prompt: "a\0b" })).toEqual(["prompt"]);
  expect(refusedFields({ approvalMode: "autoAll", sandboxMode: "workspaceWrite" })).toEqual([
    "approvalMode",
  ]);
});
