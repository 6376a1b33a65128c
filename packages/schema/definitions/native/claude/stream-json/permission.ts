import * as t from "../../../vocabulary.ts";
import { permissionModes } from "./system-session.ts";

const destination = t.words(
  ["session", "localSettings", "projectSettings", "userSettings"],
  "Where it is kept.",
);

/** Changes to what needs no asking: suggested by the CLI, and made by the answer of a host. */
export const permissionUpdates: t.Definitions = {
  ...t.unionOf("ClaudePermissionUpdate", "A change to what is allowed from now on.", {
    ClaudeAddRules: t.open("Allow, deny or ask for certain calls of a tool.", {
      type: t.literal("addRules"),
      rules: t.list(t.ref("ClaudePermissionRule")),
      behavior: t.words(["allow", "deny", "ask"]),
      destination,
    }),
    ClaudeAddDirectories: t.open("Allow work in further directories.", {
      type: t.literal("addDirectories"),
      directories: t.list(t.string()),
      destination,
    }),
    ClaudeSetMode: t.open("Change the permission mode.", {
      type: t.literal("setMode"),
      mode: t.words(permissionModes),
      destination,
    }),
    ClaudeUnknownPermissionUpdate: t.unknownMember(
      "A change of a type that this version does not know.",
    ),
  }),
  ClaudePermissionRule: t.open("The calls of a tool that a rule applies to.", {
    toolName: t.string(),
    ruleContent: t.maybe(t.string(), "Absent: all calls."),
  }),
};
