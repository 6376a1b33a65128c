import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";

type Check = (suggestion: NativeObject) => boolean;

/** What a suggestion must have for its type. */
const checks: ReadonlyMap<string, Check> = new Map<string, Check>([
  [
    "addRules",
    ({ rules, behavior }) => Array.isArray(rules) && rules.every(isRule) && isText(behavior),
  ],
  ["addDirectories", ({ directories }) => Array.isArray(directories) && directories.every(isText)],
  ["setMode", ({ mode }) => isText(mode)],
]);

const isText = (value: unknown): value is string => typeof value === "string";

function isRule(value: unknown): boolean {
  const { toolName, ruleContent = null } = read.fields(value);
  return isText(toolName) && (ruleContent === null || isText(ruleContent));
}

/**
 * Changes to what needs no asking, as the CLI proposes them. They are handed back as they are, so a broken one is
 * none; and Qwen Code's are but labels of buttons, which say nothing of where they are kept.
 */
export const readSuggestions = (value: unknown): NativeObject[] =>
  read
    .list(value)
    .map((one) => read.fields(one))
    .filter((one) => {
      const type = read.string(one["type"]);
      const isKept = type !== undefined && isText(one["destination"]);
      return isKept && (checks.get(type)?.(one) ?? true);
    });
