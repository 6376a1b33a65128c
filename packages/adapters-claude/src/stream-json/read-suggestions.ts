import { read, type Lenient, type TagsOf, type Unsure } from "@agentstream/adapter-kit/author";
import type {
  ClaudePermissionRule,
  ClaudePermissionUpdate,
} from "@agentstream/schema/native/claude/stream-json";

type Suggestion = Lenient<ClaudePermissionUpdate>;

/** Whether a suggestion has what its type needs. */
const checks: Readonly<
  Record<TagsOf<ClaudePermissionUpdate, "type">, (suggestion: Suggestion) => boolean>
> = {
  addRules: ({ rules, behavior }) =>
    Array.isArray(rules) &&
    read.objects(rules).every(isRule) &&
    read.string(behavior) !== undefined,
  addDirectories: ({ directories }) =>
    Array.isArray(directories) && read.strings(directories).length === directories.length,
  setMode: ({ mode }) => read.string(mode) !== undefined,
};

const isRule = ({ toolName, ruleContent }: Lenient<ClaudePermissionRule>): boolean =>
  read.string(toolName) !== undefined &&
  ((ruleContent ?? null) === null || read.string(ruleContent) !== undefined);

/**
 * Changes to the rules that the CLI suggests. They are returned to it unchanged, so a broken one is left out; those of
 * Qwen Code are only labels of buttons, which have no destination.
 */
export const readSuggestions = (
  suggestions: Unsure<readonly ClaudePermissionUpdate[] | null | undefined> | undefined,
): Suggestion[] =>
  read.objects(suggestions).filter((one) => {
    const isKept =
      read.string(one.type) !== undefined && read.string(one.destination) !== undefined;
    return isKept && (read.word(one.type, checks)?.(one) ?? true);
  });
