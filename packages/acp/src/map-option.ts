import { untyped as read, type PermissionDecision } from "@agentstream/adapter-kit";
import type { PermissionOption } from "@agentstream/schema/written";

import type { Quirks } from "./quirks.ts";
import type { Fields } from "./state.ts";

type Kind = PermissionOption["kind"];

const kinds: ReadonlyMap<unknown, Kind> = new Map<unknown, Kind>([
  ["allow_once", "allow"],
  ["allow_always", "allowSession"],
  ["reject_once", "deny"],
  ["reject_always", "deny"],
]);

/** The answers that can be given. Refusing for ever comes last: a plain denial is for once. */
export function mapOptions(options: unknown, { optionKinds }: Quirks): PermissionOption[] {
  const known = read.list(options).map(read.fields);
  const lasting = ({ kind }: Fields): boolean => kind === "reject_always";
  return [...known.filter((one) => !lasting(one)), ...known.filter(lasting)].flatMap((option) => {
    const optionId = read.string(option["optionId"]);
    const label = read.string(option["name"]);
    const kind = optionKinds?.get(optionId ?? "") ?? kinds.get(option["kind"]);
    if (optionId === undefined || kind === undefined) return [];
    return [{ optionId, kind, ...(label !== undefined && { label }) }];
  });
}

/** The agent's word for a decision. */
export function outcomeOf(
  decision: PermissionDecision,
  options: readonly PermissionOption[],
): Fields {
  const refusal = options.find(({ kind }) => kind === "deny");
  const isRefused = decision.outcome === "denied" || decision.outcome === "expired";
  const option = isRefused ? (decision.option ?? refusal) : decision.option;
  if (decision.outcome === "cancelled" || option === undefined) return { outcome: "cancelled" };
  return { outcome: "selected", optionId: option.optionId };
}
