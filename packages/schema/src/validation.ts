export type ValidationResult<T = unknown> =
  /** `value` is the value itself, with its type. */
  | { readonly ok: true; readonly value: T }
  /** At most 20 errors. */
  | { readonly ok: false; readonly errors: readonly ValidationError[] };

export interface ValidationError {
  /** Where, as a JSON Pointer; `""` is the value itself. */
  readonly path: string;
  /** What is wrong there, and what would be right. */
  readonly message: string;
  /** What would be right: a JSON type, the allowed words, a limit. */
  readonly expected: string;
  /** What is there; `undefined` if nothing is. */
  readonly got: unknown;
}

/** Checks a value that came from outside, such as the result of `JSON.parse`. */
export type Validate<T = unknown> = (value: unknown) => ValidationResult<T>;

/** The type of the values that a validator accepts. */
export type ValidatedBy<V extends Validate> = V extends Validate<infer T> ? T : never;

/** A generated function. Its faults stay on it until the next call. */
export interface CompiledValidator {
  (value: unknown): boolean;
  errors?: readonly Fault[] | null;
}

/** A fault, as ajv would report it. */
export interface Fault {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}
