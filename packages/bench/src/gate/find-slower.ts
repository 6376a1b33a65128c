import { readFileSync } from "node:fs";

import type { Group } from "../result.ts";

/** A figure may be so far below the committed one: machines are busy at times. */
const leastPart = 0.85;

type Committed = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The rows of the pipeline that are too far below their committed figures. Throws where one was not measured. */
export function findSlower(file: string, groups: readonly Group[]): string[] {
  const committed: Committed = JSON.parse(readFileSync(file, "utf8"));
  return Object.entries(committed).flatMap(([title, figures]) =>
    Object.entries(figures).flatMap(([name, expected]) => {
      const found = groups.find((group) => group.title === title)?.figures;
      const measured = found?.find((figure) => figure.name === name)?.value;
      if (measured === undefined) throw new Error(`${title}: "${name}" was not measured.`);
      return measured >= leastPart * expected
        ? []
        : [`${title}: ${name} is ${measured.toFixed(2)}, committed is ${expected}.`];
    }),
  );
}
