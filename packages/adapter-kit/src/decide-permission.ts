import type { PermissionAnswer, PermissionOption } from "@agentstream/schema";

/** What became of a permission: somebody answered, or nobody can any more. */
export interface PermissionDecision {
  readonly outcome: "allowed" | "denied" | "expired" | "cancelled";
  readonly option?: PermissionOption | undefined;
  readonly message?: string | undefined;
  /** Run the tool with these instead. */
  readonly arguments?: Readonly<Record<string, unknown>> | undefined;
  /** End the turn as well. */
  readonly stop?: boolean;
}

const kinds = {
  allowed: ["allow", "allowSession", "allowRule"],
  denied: ["deny", "denyAndStop"],
} as const satisfies Record<PermissionAnswer["outcome"], readonly PermissionOption["kind"][]>;

/** What was asked, as far as an answer must fit it. */
interface Asked {
  readonly options: readonly PermissionOption[] | undefined;
  readonly arguments: Readonly<Record<string, unknown>> | undefined;
  readonly canChange: boolean;
}

/** The option that an answer means; or, in words, why it can mean none. */
export function decidePermission(
  answer: PermissionAnswer,
  { options = [], arguments: given, canChange }: Asked,
): PermissionDecision | { readonly fault: string } {
  const { outcome, optionId, message, arguments: updated, stop } = answer;
  const isChanged = updated !== undefined && JSON.stringify(updated) !== JSON.stringify(given);
  // what was allowed only with other arguments must not run with these
  if (isChanged && !canChange) return { fault: "the agent cannot run it with other arguments" };
  const allowed: readonly PermissionOption["kind"][] = kinds[outcome];
  const wanted = stop === true && outcome === "denied" ? "denyAndStop" : allowed[0];
  const option =
    optionId === undefined
      ? options.find(({ kind }) => kind === wanted)
      : options.find((one) => one.optionId === optionId);
  const names = options.map((one) => one.optionId).join(", ");
  if (optionId !== undefined && option === undefined)
    return { fault: `"${optionId}" is none of its options: ${names}` };
  if (option !== undefined && !allowed.includes(option.kind))
    return { fault: `its option "${option.optionId}" does not mean ${outcome}` };
  // it must not be allowed for longer than somebody said
  if (option === undefined && outcome === "allowed" && options.length > 0)
    return { fault: `it cannot be allowed just once: name one of its options: ${names}` };
  return {
    outcome,
    option,
    message,
    arguments: updated,
    stop: stop === true || option?.kind === "denyAndStop",
  };
}
