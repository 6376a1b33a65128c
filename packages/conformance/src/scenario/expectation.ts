import type { Difference, Direction, Expected, Scenario } from "../generated/scenario.ts";
import type { Vendor } from "../vendors/index.ts";

/** One scenario on one vendor's CLI, in one of its protocols. */
export interface Case {
  readonly scenario: Scenario;
  readonly vendor: Vendor;
  readonly direction: Direction;
}

/** Cases are made of the directions that a vendor has. */
export const protocolOf = ({ vendor, direction }: Case): string =>
  vendor.protocols[direction] ?? direction;

/** `agent/protocol`. */
export const keyOf = (one: Case): string => `${one.vendor.adapter.id}/${protocolOf(one)}`;

/** What a table of a scenario has for the case: for its protocol, its agent, or a protocol of whatever agent. */
const entryOf = <T>(table: Readonly<Record<string, T>> = {}, one: Case): T | undefined =>
  table[keyOf(one)] ?? table[one.vendor.adapter.id] ?? table[`*/${protocolOf(one)}`];

/** Why the case cannot run; undefined if it can. */
export const impossibleBecause = (one: Case): string | undefined =>
  entryOf(one.scenario.impossible, one);

export const differenceOf = (one: Case): Difference | undefined =>
  entryOf(one.scenario.differences, one);

/** What the case must come to: what every vendor's does, but for what is known to differ. */
export function expectationOf(one: Case): Expected {
  const { because: _, calls: __, ...differs } = differenceOf(one) ?? { because: "" };
  return { ...one.scenario.expected, ...differs };
}
