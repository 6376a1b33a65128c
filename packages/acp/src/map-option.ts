import {
  present,
  read,
  type Lenient,
  type PermissionDecision,
  type Unsure,
} from "@agentstream/adapter-kit/author";
import type { AcpPermissionOption } from "@agentstream/schema/native/acp/message";
import type { PermissionOption } from "@agentstream/schema/written";

import type { Quirks } from "./quirks.ts";

const kinds = {
  allow_once: "allow",
  allow_always: "allowSession",
  reject_once: "deny",
  reject_always: "deny",
} as const;

/** The answers that can be given. Refusing for ever comes last: a plain denial is for once. */
export function mapOptions(
  options: Unsure<AcpPermissionOption[]> | undefined,
  { optionKinds }: Quirks,
): PermissionOption[] {
  const known = read.objects(options);
  const lasts = ({ kind }: Lenient<AcpPermissionOption>) => read.is(kind, "reject_always");
  return [...known.filter((one) => !lasts(one)), ...known.filter(lasts)].flatMap((option) => {
    const optionId = read.string(option.optionId);
    const kind = optionKinds?.get(optionId ?? "") ?? read.word(option.kind, kinds);
    if (optionId === undefined || kind === undefined) return [];
    return [present({ optionId, kind, label: read.string(option.name) })];
  });
}

/** The agent's word for a decision. */
export function outcomeOf(
  decision: PermissionDecision,
  options: readonly PermissionOption[],
): Readonly<Record<string, string>> {
  const refusal = options.find(({ kind }) => kind === "deny");
  const isRefused = decision.outcome === "denied" || decision.outcome === "expired";
  const option = isRefused ? (decision.option ?? refusal) : decision.option;
  if (decision.outcome === "cancelled" || option === undefined) return { outcome: "cancelled" };
  return { outcome: "selected", optionId: option.optionId };
}
