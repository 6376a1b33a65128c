import type { Direction, Scenario } from "../generated/scenario.ts";
import { requireKnown } from "../require-known.ts";
import { knownVendors, vendors } from "../vendors/index.ts";
import type { Case } from "./expectation.ts";

export interface Choice {
  /** Absent: the vendors, without the agents that speak ACP alone. */
  readonly agents?: readonly string[];
  /** Absent: both, where the scenario has both. */
  /** `first`: of those that a scenario has. Absent: all of them. */
  readonly direction?: Direction | "first" | undefined;
}

const directions: readonly Direction[] = ["oneWay", "twoWay"];

/** The cases of scenarios, also those that are impossible. */
export function chooseCases(
  scenarios: readonly Scenario[],
  { agents = [], direction }: Choice,
): readonly Case[] {
  requireKnown(
    "agent",
    agents,
    knownVendors.map(({ adapter }) => adapter.id),
  );
  const chosen =
    agents.length === 0
      ? vendors
      : knownVendors.filter(({ adapter }) => agents.includes(adapter.id));
  return scenarios.flatMap((scenario) =>
    directions
      .filter((one) => (scenario.directions ?? directions).includes(one))
      .filter((one, index) =>
        direction === "first" ? index === 0 : direction === undefined || one === direction,
      )
      .flatMap((one) =>
        chosen
          .filter(({ protocols }) => protocols[one] !== undefined)
          .map((vendor) => ({ scenario, vendor, direction: one })),
      ),
  );
}
