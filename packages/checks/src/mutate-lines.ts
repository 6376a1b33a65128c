import fc, { type Arbitrary } from "fast-check";

import { changeField, fieldChanges } from "./change-field.ts";

/** Ways in which a stream of lines goes wrong on its way. */
type Mutation =
  | { readonly kind: "cut"; readonly at: number }
  | { readonly kind: "drop" | "double"; readonly at: number }
  | { readonly kind: "swap"; readonly at: number; readonly with: number }
  | {
      readonly kind: "corrupt";
      readonly at: number;
      readonly byte: number;
      readonly value: number;
    }
  | {
      readonly kind: "field";
      readonly at: number;
      readonly field: number;
      readonly change: (typeof fieldChanges)[number];
    };

const position = fc.nat({ max: 0xffff_ffff });

const ofLines = fc.oneof(
  fc.record({ kind: fc.constant("cut" as const), at: position }),
  fc.record({ kind: fc.constantFrom("drop" as const, "double" as const), at: position }),
  fc.record({ kind: fc.constant("swap" as const), at: position, with: position }),
  fc.record({
    kind: fc.constant("corrupt" as const),
    at: position,
    byte: position,
    value: fc.nat({ max: 255 }),
  }),
);

const ofFields = fc.record({
  kind: fc.constant("field" as const),
  at: position,
  field: position,
  change: fc.constantFrom(...fieldChanges),
});

const several = { minLength: 1, maxLength: 4 };

export const mutations: Arbitrary<readonly Mutation[]> = fc.array(ofLines, several);

/** Also in fields, as a later version has them. Rules that count lines by their type do not hold then. */
export const allMutations: Arbitrary<readonly Mutation[]> = fc.array(
  fc.oneof(ofLines, ofFields),
  several,
);

/** The bytes of a recording, gone wrong. */
export function mutate(lines: readonly string[], changes: readonly Mutation[]): string[] {
  let result = [...lines];
  for (const change of changes) {
    if (result.length === 0) return result;
    const at = change.at % result.length;
    const line = result[at] ?? "";
    switch (change.kind) {
      case "cut":
        result = cutAt(result, change.at);
        break;
      case "drop":
        result.splice(at, 1);
        break;
      case "double":
        result.splice(at, 0, line);
        break;
      case "swap": {
        const other = change.with % result.length;
        result[at] = result[other] ?? "";
        result[other] = line;
        break;
      }
      case "field":
        result[at] = changeField(line, change.field, change.change);
        break;
      case "corrupt":
        result[at] = corrupt(line, change.byte, change.value);
    }
  }
  return result;
}

/** What is left of the lines if their bytes end at a place. */
function cutAt(lines: readonly string[], place: number): string[] {
  const text = lines.map((line) => `${line}\n`).join("");
  const kept = text.slice(0, place % (text.length + 1)).split("\n");
  return kept.at(-1) === "" ? kept.slice(0, -1) : kept;
}

const corrupt = (line: string, byte: number, value: number): string => {
  const at = byte % (line.length + 1);
  return line.slice(0, at) + String.fromCharCode(value).replace(/[\r\n]/, " ") + line.slice(at + 1);
};
