import { budgets, type Budget } from "./budgets.ts";

/** A figure that was measured. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  /** The least and the most of the rounds. */
  readonly spread?: readonly [least: number, most: number];
  /** What the value is: a ratio unless it says otherwise. */
  readonly unit: string;
  readonly note?: string;
}

/** A table of the page: figures that were measured together. */
export interface Group {
  readonly title: string;
  readonly method: string;
  readonly figures: readonly Figure[];
  /** Why what belongs here was not measured, by its name. */
  readonly skipped?: Readonly<Record<string, string>>;
  /** The load average when it was measured. */
  readonly load?: number;
  /** How the figures grow with what is measured, for a plot. */
  readonly plot?: Plot;
}

/** Lines over an axis of powers of ten; a cost that does not grow is a level line. */
export interface Plot {
  readonly x: string;
  readonly y: string;
  readonly lines: Readonly<Record<string, readonly (readonly [x: number, y: number])[]>>;
}

export interface Verdict {
  readonly name: string;
  readonly budget: string;
  readonly measured: number;
  readonly met: boolean;
}

/** Each budget of a group with the figure of its name. Throws where nothing was measured for one, and nobody says why. */
export const verdictsOf = ({ title, figures, skipped = {} }: Group): Verdict[] =>
  Object.entries(budgets[title] ?? {})
    .filter(([name]) => skipped[name] === undefined)
    .map(([name, budget]) => {
      const figure = figures.find((one) => one.name === name);
      if (figure === undefined) throw new Error(`${title}: nothing was measured for "${name}".`);
      return verdictOf(title, figure, budget);
    });

function verdictOf(title: string, { name, value, unit }: Figure, budget: Budget): Verdict {
  const { atLeast = -Infinity, atMost = Infinity } = budget;
  return {
    name: `${title}: ${name}`,
    budget: atLeast === -Infinity ? `≤ ${atMost} ${unit}` : `≥ ${atLeast} ${unit}`,
    measured: value,
    met: value >= atLeast && value <= atMost,
  };
}
