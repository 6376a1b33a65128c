import type {
  PermissionAnswer,
  PermissionOption,
  PermissionRequestedEvent,
} from "@agentstream/schema";

const labels: ReadonlyMap<string, string> = new Map([
  ["allow", "Allow once"],
  ["allowSession", "Allow for this session"],
  ["allowRule", "Always allow"],
  ["deny", "Deny"],
  ["denyAndStop", "Deny and stop"],
]);

const plain: readonly PermissionOption[] = [
  { optionId: "", kind: "allow" },
  { optionId: "", kind: "deny" },
];

/** The ways to answer, with a label each. An agent that offers none can be allowed or denied. */
export const optionsOf = ({ options = [] }: PermissionRequestedEvent): PermissionOption[] =>
  (options.length === 0 ? plain : options).map((option) => ({
    ...option,
    label: labels.get(option.kind) ?? option.label ?? option.kind,
  }));

/** The answer of an option. */
export function answerOf({ optionId, kind }: PermissionOption): PermissionAnswer {
  const answer: PermissionAnswer = {
    outcome: kind === "deny" || kind === "denyAndStop" ? "denied" : "allowed",
  };
  if (optionId !== "") answer.optionId = optionId;
  else if (kind === "denyAndStop") answer.stop = true;
  return answer;
}
