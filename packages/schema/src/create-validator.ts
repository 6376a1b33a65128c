import { explainFaults } from "./explain-faults.ts";
import type { CompiledValidator, Fault, Validate, ValidationError } from "./validation.ts";

/** A validator of one definition. */
export function createValidator<T>(compiled: CompiledValidator): Validate<T> {
  // what it accepts has the type of its schema
  const accepts = (value: unknown): value is T => compiled(value);
  return (value) => (accepts(value) ? { ok: true, value } : invalid(value, compiled.errors));
}

export interface TaggedUnion {
  readonly tag: string;
  readonly members: Readonly<Record<string, CompiledValidator>>;
  readonly extension?: { readonly pattern: RegExp; readonly validator: CompiledValidator };
  readonly unknown?: CompiledValidator;
}

/** A validator of a union: one look at the tag, then that member alone, so that its faults are the right ones. */
export function createUnionValidator<T>(union: TaggedUnion): Validate<T> {
  // a Map, not an object: a tag may be `__proto__`
  const members = new Map(Object.entries(union.members));
  const choose = (tag: string): CompiledValidator | undefined =>
    members.get(tag) ??
    (union.extension?.pattern.test(tag) ? union.extension.validator : union.unknown);

  const accepts = (validator: CompiledValidator, value: unknown): value is T => validator(value);

  return (value) => {
    const tag = isObject(value) ? value[union.tag] : undefined;
    const validator = typeof tag === "string" ? choose(tag) : undefined;
    if (validator === undefined) return invalid(value, [untagged(value, union)]);
    return accepts(validator, value) ? { ok: true, value } : invalid(value, validator.errors);
  };
}

function untagged(value: unknown, { tag, members }: TaggedUnion): Fault {
  return isObject(value)
    ? {
        instancePath: "",
        keyword: "dispatchTag",
        params: { property: tag, allowed: Object.keys(members).join("|") },
      }
    : { instancePath: "", keyword: "type", params: { type: "object" } };
}

const invalid = (
  value: unknown,
  faults: readonly Fault[] | null | undefined,
): { readonly ok: false; readonly errors: readonly ValidationError[] } => ({
  ok: false,
  errors: explainFaults(value, faults ?? []),
});

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
