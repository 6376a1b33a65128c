import type { Shapes } from "./shapes-of.ts";

/** What differs between the lines of two versions. */
export interface ShapeDrift {
  readonly what: "type" | "field" | "values";
  readonly change: "came" | "went" | "changed";
  readonly type: string;
  readonly field?: string;
  readonly before?: string;
  readonly after?: string;
}

/** The types and fields that came and went; the fields of a type that is new or gone are not listed. */
export function compareShapes(before: Shapes, after: Shapes): readonly ShapeDrift[] {
  const types = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return types.flatMap((type): ShapeDrift[] => {
    const [old, young] = [before.get(type), after.get(type)];
    if (old === undefined) return [{ what: "type", change: "came", type }];
    if (young === undefined) return [{ what: "type", change: "went", type }];
    const fields = [...new Set([...old.keys(), ...young.keys()])].toSorted();
    return fields.flatMap((field): ShapeDrift[] => {
      const [had, has] = [old.get(field), young.get(field)];
      if (had === undefined) return [{ what: "field", change: "came", type, field }];
      if (has === undefined) return [{ what: "field", change: "went", type, field }];
      const [left, right] = [wordsOf(had), wordsOf(has)];
      return left === right
        ? []
        : [{ what: "values", change: "changed", type, field, before: left, after: right }];
    });
  });
}

const wordsOf = (kinds: ReadonlySet<string>): string => [...kinds].toSorted().join("|");
