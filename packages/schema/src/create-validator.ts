import { explainFaults } from "./explain-faults.ts";
import type { CompiledValidator, Validate } from "./validation.ts";

/** A validator of one definition. */
export function createValidator<T>(compiled: CompiledValidator): Validate<T> {
  // what it accepts has the type of its schema
  const accepts = (value: unknown): value is T => compiled(value);
  return (value) =>
    accepts(value)
      ? { ok: true, value }
      : { ok: false, errors: explainFaults(value, compiled.errors ?? []) };
}
