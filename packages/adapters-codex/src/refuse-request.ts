import {
  mcpServersFault,
  refuseFields,
  type ReadRequest,
  type Refusal,
} from "@agentstream/adapter-kit";

export type Refused = Refusal["refusals"][number];

/** Why each field that Codex has nothing for is refused, whichever protocol is spoken. */
const unsupported: readonly (readonly [keyof ReadRequest, string])[] = [
  ["maxTurns", "codex has no limit of turns"],
  ["maxBudgetUsd", "codex tells no costs, and has no limit of them"],
  ["allowedTools", "codex cannot limit its tools: limit what they can do by sandboxMode"],
  ["disallowedTools", "codex cannot limit its tools: limit what they can do by sandboxMode"],
  ["autoApproveTools", "codex decides by its own rules what it asks for, not by the tool"],
];

/** A list without tools asks for nothing, unless it is the list of all that exist. */
const isAsked = (field: string, value: unknown): boolean =>
  value !== undefined && !(Array.isArray(value) && value.length === 0 && field !== "allowedTools");

export const refuseUnsupported = (asked: ReadRequest): readonly Refused[] => [
  ...unsupported
    .filter(([field]) => isAsked(field, asked[field]))
    .map(([field, reason]) => ({ field, reason })),
  ...refuseFields([["mcpServers", mcpServersFault]], asked),
];

/** Values that no protocol can say; what stands in an argument of its own must be no flag either. */
export function refuseValues(
  { cwd, model, resume }: ReadRequest,
  areArguments: boolean,
): Refused[] {
  const values = Object.entries({ cwd, model, resume });
  return values.flatMap(([field, value]) => {
    if (value === undefined) return [];
    if (value === "") return [{ field, reason: "it is empty" }];
    if (value.includes("\0")) return [{ field, reason: "it has a NUL character" }];
    return areArguments && value.startsWith("-")
      ? [{ field, reason: "it begins with - and would be taken for a flag" }]
      : [];
  });
}
