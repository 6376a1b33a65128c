import type { SandboxMode } from "@agentstream/schema";
import { expect, test } from "vitest";

import { exceedsConfines, type ConfinedPermission } from "../src/exceeds-confines.ts";

const cwd = "/home/me/project";

type Row = readonly [Omit<ConfinedPermission, "toolName">, SandboxMode | undefined, boolean];

test.each<Row>([
  [{ toolKind: "edit" }, "readOnly", true],
  [{ toolKind: "execute" }, "readOnly", true],
  [{ toolKind: "mcp" }, "readOnly", true],
  [{}, "readOnly", true],
  [{ toolKind: "read" }, "readOnly", false],
  [{ toolKind: "fetch" }, "readOnly", false],
  // a plan that is allowed is carried out
  [{ toolKind: "think", plan: "Write." }, "readOnly", true],
  [{ toolKind: "edit", locations: [{ path: "/home/me/project/a.txt" }] }, "workspaceWrite", false],
  [{ toolKind: "edit", locations: [{ path: "a/../b.txt" }] }, "workspaceWrite", false],
  [{ toolKind: "edit", locations: [{ path: "../b.txt" }] }, "workspaceWrite", true],
  [{ toolKind: "edit", locations: [{ path: "/home/me/project2/b.txt" }] }, "workspaceWrite", true],
  [{ toolKind: "delete", locations: [{ path: "/home/me/project/../x" }] }, "workspaceWrite", true],
  [{ toolKind: "execute", locations: [{ path: "/etc" }] }, "workspaceWrite", false],
  [{ toolKind: "edit", locations: [{ path: "/etc/passwd" }] }, "none", false],
  [{ toolKind: "edit", locations: [{ path: "/etc/passwd" }] }, undefined, false],
])("%j in %s exceeds: %s", (asked, sandboxMode, exceeds) => {
  const message = exceedsConfines({ toolName: "tool", ...asked }, { sandboxMode, cwd });
  const remedy = /sandboxMode is \w+, which no answer exceeds.*Ask for/;
  expect(remedy.test(message ?? "")).toBe(exceeds);
  expect(message !== undefined).toBe(exceeds);
});

test("a patch is held by the files that it changes", () => {
  const asked = { toolName: "apply_patch", toolKind: "edit" } as const;
  const of = (filePath: string) =>
    exceedsConfines(
      { ...asked, changes: [{ filePath, changeType: "created" }] },
      { sandboxMode: "workspaceWrite", cwd },
    );
  expect(of("/home/me/project/new.txt")).toBeUndefined();
  expect(of("../new.txt")).toContain("../new.txt");
});
