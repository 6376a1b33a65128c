import {
  list,
  literal,
  nullable,
  open,
  optional,
  ref,
  string,
  union,
  unknownMember,
  words,
  type Definitions,
} from "../../../vocabulary.ts";
import { permissionModes } from "./system-session.ts";

const destination = words(
  ["session", "localSettings", "projectSettings", "userSettings"],
  "Where it is kept.",
);

/** Changes to what needs no asking: suggested by the CLI, and made by the answer of a host. */
export const permissionUpdates: Definitions = {
  ClaudePermissionUpdate: union("A change to what is allowed from now on.", [
    "ClaudeAddRules",
    "ClaudeAddDirectories",
    "ClaudeSetMode",
    "ClaudeUnknownPermissionUpdate",
  ]),
  ClaudeAddRules: open("Allow, deny or ask for certain calls of a tool.", {
    type: literal("addRules"),
    rules: list(ref("ClaudePermissionRule")),
    behavior: words(["allow", "deny", "ask"]),
    destination,
  }),
  ClaudePermissionRule: open("Which calls of a tool are meant.", {
    toolName: string(),
    ruleContent: optional(nullable(string(), "Absent: all of them.")),
  }),
  ClaudeAddDirectories: open("Allow work in further directories.", {
    type: literal("addDirectories"),
    directories: list(string()),
    destination,
  }),
  ClaudeSetMode: open("Change the permission mode.", {
    type: literal("setMode"),
    mode: words(permissionModes),
    destination,
  }),
  ClaudeUnknownPermissionUpdate: unknownMember(
    "A change of a type that this version does not know.",
    "type",
    ["addRules", "addDirectories", "setMode"],
  ),
};
