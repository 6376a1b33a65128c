import { jsonTypeOf } from "../json-type.ts";
import type { NumberType, StringType, Type, Words } from "../model.ts";
import { both, narrower, other, same, wider, type Shift } from "./change.ts";

/** Which way a type went. */
export function compareTypes(before: Type, after: Type): Shift {
  if (before.kind === "any") return after.kind === "any" ? same : narrower;
  if (after.kind === "any") return wider;
  if (before.kind === "either" || after.kind === "either") {
    return compareOptions(optionsOf(before), optionsOf(after));
  }
  if (before.kind === "enum" && after.kind === "enum") return compareWords(before, after);
  if (before.kind === "string" && after.kind === "string") return compareStrings(before, after);
  if (isNumber(before) && isNumber(after)) return compareNumbers(before, after);
  if (before.kind === "list" && after.kind === "list") {
    return both(compareTypes(before.of, after.of), compareLeast(before.minItems, after.minItems));
  }
  if (before.kind === "map" && after.kind === "map") return compareTypes(before.of, after.of);
  if (before.kind === "string" && (after.kind === "enum" || after.kind === "const"))
    return narrower;
  if (after.kind === "string" && (before.kind === "enum" || before.kind === "const")) return wider;
  return JSON.stringify(before) === JSON.stringify(after) ? same : other;
}

const optionsOf = (type: Type): readonly Type[] => (type.kind === "either" ? type.options : [type]);

function compareOptions(before: readonly Type[], after: readonly Type[]): Shift {
  let shift = same;
  const find = (options: readonly Type[], wanted: Type): Type | undefined =>
    options.find((option) => jsonTypeOf(option) === jsonTypeOf(wanted));
  for (const option of before) {
    const counterpart = find(after, option);
    shift = both(shift, counterpart === undefined ? narrower : compareTypes(option, counterpart));
  }
  return after.every((option) => find(before, option)) ? shift : both(shift, wider);
}

function compareWords(before: Words, after: Words): Shift {
  if (before.open || after.open) {
    if (before.open && after.open) return compareEmpty(before, after);
    return after.open ? wider : narrower;
  }
  return {
    wider: after.values.some((value) => !before.values.includes(value)),
    narrower: before.values.some((value) => !after.values.includes(value)),
  };
}

/** A vendor's word may be empty, one of ours may not. */
function compareEmpty(before: Words, after: Words): Shift {
  const isOurs = ({ list }: Words): boolean => list !== undefined;
  if (isOurs(before) === isOurs(after)) return same;
  return isOurs(after) ? narrower : wider;
}

function compareStrings(before: StringType, after: StringType): Shift {
  const pattern =
    before.pattern === after.pattern
      ? same
      : before.pattern === undefined
        ? narrower
        : after.pattern === undefined
          ? wider
          : other;
  return both(pattern, compareMost(before.maxLength, after.maxLength));
}

const isNumber = (type: Type): type is NumberType =>
  type.kind === "integer" || type.kind === "number";

function compareNumbers(before: NumberType, after: NumberType): Shift {
  const kind = before.kind === after.kind ? same : after.kind === "number" ? wider : narrower;
  return [
    compareLeast(before.minimum, after.minimum),
    compareLeast(before.exclusiveMinimum, after.exclusiveMinimum),
    compareMost(before.maximum, after.maximum),
  ].reduce(both, kind);
}

function compareLeast(before = -Infinity, after = -Infinity): Shift {
  return { wider: after < before, narrower: after > before };
}

function compareMost(before = Infinity, after = Infinity): Shift {
  return { wider: after > before, narrower: after < before };
}
