import type { PermissionAnswer } from "@agentstream/schema";
import { expect, test } from "vitest";

import { allowed, answered, decide, denied, reply } from "./answers.ts";
import { askedCommand, began, call, command, ended, inTurn, turnEnded } from "./converse.ts";

test("a command asks with all that it is offered, and can always be refused", () => {
  const talk = inTurn();
  talk.hear(...askedCommand());
  expect(talk.only("permissionRequested")).toEqual([
    {
      type: "permissionRequested",
      requestId: "0",
      toolName: "command_execution",
      toolKind: "execute",
      toolId: "c1",
      title: "rm x",
      reason: "why",
      arguments: { command: "rm x", cwd: "/w" },
      canChangeArguments: false,
      options: [
        { optionId: "accept", kind: "allow", label: "Allow" },
        { optionId: "acceptForSession", kind: "allowSession", label: "Allow in this session" },
        {
          optionId: "acceptWithExecpolicyAmendment",
          kind: "allowRule",
          label: "Allow, and always allow rm",
        },
        { optionId: "cancel", kind: "denyAndStop", label: "Deny and stop" },
        { optionId: "decline", kind: "deny", label: "Deny" },
      ],
    },
  ]);
});

const rule = { acceptWithExecpolicyAmendment: { execpolicy_amendment: ["rm"] } };

test.each([
  ["allowed once", allowed, "accept", "accept"],
  ["allowed by its option", { ...allowed, optionId: "accept" }, "accept", "accept"],
  [
    "allowed in the session",
    { ...allowed, optionId: "acceptForSession" },
    "acceptForSession",
    "acceptForSession",
  ],
  [
    "allowed always",
    { ...allowed, optionId: "acceptWithExecpolicyAmendment" },
    rule,
    "acceptWithExecpolicyAmendment",
  ],
  ["denied", denied, "decline", "decline"],
  ["denied and stopped", { ...denied, stop: true }, "cancel", "cancel"],
] satisfies [string, PermissionAnswer, unknown, string][])(
  "%s",
  (_, answer, decision, optionId) => {
    const talk = inTurn();
    talk.hear(...askedCommand());
    decide(talk, answer);
    expect(talk.written()).toEqual([answered({ decision })]);
    expect(talk.only("permissionResolved")).toEqual([
      {
        type: "permissionResolved",
        requestId: "0",
        outcome: answer.outcome,
        optionId,
        by: "user",
      },
    ]);
  },
);

test("a denied command is reported as denied and counted once, though the server says so too", () => {
  const talk = inTurn();
  talk.hear(...askedCommand());
  decide(talk, { ...denied, message: "no" });
  talk.hear(call("serverRequest/resolved", { requestId: 0 }));
  talk.hear(ended({ ...command(), status: "declined" }), turnEnded());
  talk.say({ type: "exit", code: 0 });
  expect(talk.only("toolFailed")).toMatchObject([{ toolId: "c1", reason: "denied" }]);
  expect(talk.events.at(-1)).toMatchObject({
    reason: "completed",
    permissionDenials: [
      { toolId: "c1", toolName: "command_execution", source: "answer", message: "no" },
    ],
  });
});

test("a patch that was denied and stopped has no end of its own", () => {
  const talk = inTurn();
  const changes = [{ path: "/w/a", kind: { type: "add" }, diff: "x\n" }];
  talk.hear(
    began({ type: "fileChange", id: "p1", changes, status: "inProgress" }),
    call("item/fileChange/requestApproval", { itemId: "p1", grantRoot: "/w" }, 0),
  );
  expect(talk.only("permissionRequested")).toMatchObject([
    {
      toolName: "apply_patch",
      arguments: { changes, grantRoot: "/w" },
      changes: [{ filePath: "/w/a", changeType: "created", after: "x\n" }],
    },
  ]);
  decide(talk, { ...denied, stop: true });
  expect(talk.written()).toEqual([answered({ decision: "cancel" })]);
  talk.hear(turnEnded("interrupted"));
  expect(talk.only("toolFailed", "turnFailed")).toMatchObject([
    { toolId: "p1", reason: "denied" },
    { errorCode: "permissionDenied" },
  ]);
});

test("what nobody answers in time is refused, and counts as a denial", () => {
  let now = 1000;
  const talk = inTurn({ answerTimeoutMs: 500, now: () => now });
  talk.hear(...askedCommand());
  expect(talk.say({ type: "tick", now: 1499 }).wakeAt).toBe(1500);
  expect(talk.written()).toEqual([]);
  now = 1500;
  expect(talk.say({ type: "tick", now }).wakeAt).toBeUndefined();
  expect(talk.written()).toEqual([answered({ decision: "decline" })]);
  expect(talk.only("permissionRequested", "permissionResolved")).toMatchObject([
    { expiresAt: new Date(1500).toISOString() },
    { outcome: "expired" },
  ]);
  talk.hear(turnEnded());
  talk.say({ type: "exit", code: 0 });
  expect(talk.events.at(-1)).toMatchObject({ permissionDenials: [{ source: "expired" }] });
});

test("an interrupt cancels what is asked: the server needs no answer", () => {
  const talk = inTurn();
  talk.hear(...askedCommand());
  talk.say({ type: "interrupt" });
  expect(talk.written()).toMatchObject([
    { method: "turn/interrupt", params: { threadId: "main", turnId: "t1" } },
  ]);
  talk.hear({ id: 4, result: {} }, turnEnded("interrupted"));
  talk.hear(call("serverRequest/resolved", { requestId: 0 }));
  expect(talk.only("permissionResolved", "toolFailed", "turnFailed")).toMatchObject([
    { outcome: "cancelled" },
    { reason: "notRun" },
    { errorCode: "cancelled" },
  ]);
  decide(talk, allowed);
  expect(talk.written()).toEqual([]);
  expect(talk.only("log")).toMatchObject([{ level: "warn", source: "host" }]);
});

test("two at once are distinguished, whichever is answered first", () => {
  const talk = inTurn();
  talk.hear(...askedCommand(0, "c1"), ...askedCommand(1, "c2"));
  decide(talk, denied, "1");
  decide(talk, allowed, "0");
  expect(talk.written()).toEqual([
    answered({ decision: "decline" }, 1),
    answered({ decision: "accept" }, 0),
  ]);
  talk.hear(ended({ ...command("c2"), status: "declined" }));
  talk.hear(ended({ ...command("c1"), status: "completed", exitCode: 0 }));
  expect(talk.only("toolCompleted", "toolFailed")).toMatchObject([
    { toolId: "c2", reason: "denied" },
    { toolId: "c1", success: true },
  ]);
});

test("what a sub-agent asks is its own", () => {
  const talk = inTurn();
  const inChild = { threadId: "child", turnId: "u1" };
  talk.hear(...askedCommand(7, "c1", inChild));
  expect(talk.only("subagentStarted", "permissionRequested")).toMatchObject([
    { subagentId: "child" },
    { requestId: "7", subagentId: "child", toolId: "c1" },
  ]);
  decide(talk, allowed, "7");
  expect(talk.written()).toEqual([answered({ decision: "accept" }, 7)]);
});

test("an answer that fits nothing is not used, and its caller learns of it", () => {
  const talk = inTurn();
  talk.hear(...askedCommand());
  decide(talk, allowed, "99");
  decide(talk, { ...allowed, optionId: "decline" });
  decide(talk, { ...allowed, optionId: "perhaps" });
  reply(talk, { answers: {} });
  expect(talk.written()).toEqual([]);
  decide(talk, allowed);
  decide(talk, denied);
  expect(talk.written()).toEqual([answered({ decision: "accept" })]);
  talk.hear(turnEnded());
  talk.say({ type: "exit", code: 0 });
  decide(talk, allowed);
  expect(talk.written()).toEqual([]);
  expect(talk.only("log").length).toBe(5);
});

test("a request for a call that has not begun begins it, and its item does so no more", () => {
  const talk = inTurn();
  const [item, request] = askedCommand();
  talk.hear(request ?? {}, item ?? {}, ended({ ...command(), status: "completed", exitCode: 0 }));
  expect(talk.only("toolStarted", "permissionRequested", "toolCompleted")).toMatchObject([
    { type: "toolStarted", toolId: "c1", arguments: { command: "rm x" } },
    { toolId: "c1" },
    { toolId: "c1" },
  ]);
});

test("a host may grant less than is asked for", () => {
  const permissions = { network: { enabled: true }, fileSystem: { write: ["/a", "/b"] } };
  const less = { fileSystem: { write: ["/a"] } };
  const ask = (answer: PermissionAnswer): unknown => {
    const talk = inTurn();
    talk.hear(call("item/permissions/requestApproval", { itemId: "i", permissions }, 0));
    decide(talk, answer);
    return talk.written();
  };
  expect(ask(allowed)).toEqual([answered({ permissions, scope: "turn" })]);
  expect(ask({ ...allowed, optionId: "session" })).toEqual([
    answered({ permissions, scope: "session" }),
  ]);
  expect(ask({ ...allowed, arguments: { permissions: less } })).toEqual([
    answered({ permissions: less, scope: "turn" }),
  ]);
  expect(ask(denied)).toEqual([answered({ permissions: {}, scope: "turn" })]);
  expect(ask({ ...denied, stop: true })).toMatchObject([
    answered({ permissions: {}, scope: "turn" }),
    { method: "turn/interrupt" },
  ]);
});

test("a command that is allowed only with other arguments is not run as it was asked for", () => {
  const talk = inTurn();
  talk.hear(...askedCommand());
  decide(talk, { ...allowed, arguments: { command: "ls" } });
  expect(talk.written()).toEqual([]);
  expect(talk.only("log")).toMatchObject([{ level: "warn", source: "host" }]);
  decide(talk, denied);
  expect(talk.written()).toEqual([answered({ decision: "decline" })]);
  talk.hear(...askedCommand(1, "c2"));
  decide(talk, { ...allowed, arguments: { command: "rm x", cwd: "/w" } }, "1");
  expect(talk.written()).toEqual([answered({ decision: "accept" }, 1)]);
});
