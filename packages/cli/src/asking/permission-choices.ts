import { checkPermissionAnswer } from "@agentstream/adapter-kit";
import {
  isListed,
  permissionOptionKinds,
  type PermissionAnswer,
  type PermissionOptionKind as Kind,
  type PermissionRequestedEvent,
} from "@agentstream/schema/core";

/** One way to answer a permission, and what is typed for it. */
export interface Choice {
  readonly key: string;
  readonly label: string;
  readonly answer: PermissionAnswer;
}

const words: Readonly<Record<Kind, readonly [key: string, label: string]>> = {
  allow: ["y", "yes"],
  allowSession: ["a", "always, in this session"],
  allowRule: ["r", "always, by a rule"],
  deny: ["n", "no"],
  denyAndStop: ["s", "no, and stop"],
};

const outcomes = {
  allow: "allowed",
  allowSession: "allowed",
  allowRule: "allowed",
  deny: "denied",
  denyAndStop: "denied",
} as const satisfies Record<Kind, PermissionAnswer["outcome"]>;

/** The options of a request, and the plain answers that it takes. Each has a key of its own. */
export function permissionChoices(
  request: Pick<PermissionRequestedEvent, "options" | "arguments" | "canChangeArguments">,
): Choice[] {
  const { options = [] } = request;
  const has = (kind: Kind): boolean => options.some((option) => option.kind === kind);
  const keyOf = (kind: Kind): string =>
    kind === "allowRule" && !has("allowSession") ? words.allowSession[0] : words[kind][0];
  const choices: Choice[] = [];
  const add = (kind: Kind, label: string | undefined, answer: PermissionAnswer): void => {
    const key = keyOf(kind);
    const same = choices.filter((choice) => choice.key.startsWith(key)).length;
    choices.push({
      key: same === 0 ? key : `${key}${same + 1}`,
      label: label ?? words[kind][1],
      answer,
    });
  };
  for (const { kind, label, optionId } of options) {
    // an option of a kind that is not known here might allow more than is meant
    if (isListed(permissionOptionKinds, kind)) {
      add(kind, label, { outcome: outcomes[kind], optionId });
    }
  }
  const plain: readonly (readonly [Kind, PermissionAnswer])[] = [
    ["allow", { outcome: "allowed" }],
    ["deny", { outcome: "denied" }],
    ["denyAndStop", { outcome: "denied", stop: true }],
  ];
  for (const [kind, answer] of plain)
    if (!has(kind) && checkPermissionAnswer(request, answer) === undefined)
      add(kind, undefined, answer);
  return choices;
}

const longForms: Readonly<Record<string, string>> = {
  yes: "y",
  no: "n",
  always: "a",
  rule: "r",
  stop: "s",
};

/** The typed answer: a key or its word, and for a no a message to the agent; undefined: neither. */
export function readPermissionAnswer(
  line: string,
  choices: readonly Choice[],
): PermissionAnswer | undefined {
  const [, word = "", message = ""] = /^\s*(\S*)\s*(.*?)\s*$/s.exec(line) ?? [];
  const typed = word.toLowerCase();
  const key = Object.hasOwn(longForms, typed) ? longForms[typed] : typed;
  const answer = choices.find((choice) => choice.key === key)?.answer;
  if (answer === undefined || message === "") return answer;
  // a message after a yes would be lost
  return answer.outcome === "denied" ? { ...answer, message } : undefined;
}
