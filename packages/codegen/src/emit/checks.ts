/**
 * What validators are made of: emit-validators.ts bundles each with the checks that it calls. A check gets a value, the
 * key that it stands at, and whether it may be missing there. A valid value allocates nothing: the path of a fault is
 * put together on the way back. The code that ajv writes is twice as large (10.6 kB for events, gzip, and not 5.3) and no
 * faster; packages/schema/test/validators.test.ts holds verdicts and faults to ajv's.
 */

interface Fault {
  instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A field's name; the index of an item, or the key of a map's entry in a list; undefined for the value itself. */
type Key = string | number | readonly [string] | undefined;
type Check = (value: unknown, key?: Key, optional?: boolean) => void;
type Fields = Readonly<Record<string, unknown>>;

interface Entry {
  (value: unknown): boolean;
  errors?: readonly Fault[] | null;
}

/** As many faults as anybody reads: a large wrong array would have millions. create-validator.ts explains no more. */
const mostFaults = 20;

let faults: Fault[] = [];

/** A check, as it is called from outside. */
export function entry(check: Check): Entry {
  const validate: Entry = (value) => {
    // a new list, as the last one may still be read; left over, too, where a getter of a value threw
    if (faults.length > 0) faults = [];
    check(value);
    const valid = faults.length === 0;
    validate.errors = valid ? null : faults;
    return valid;
  };
  return validate;
}

const pathOf = (key: Key): string =>
  key === undefined ? "" : `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`;

function fault(key: Key, keyword: string, params: Fault["params"] = {}): void {
  faults.push({ instancePath: pathOf(key), keyword, params });
}

/** A field that is not there has no other fault than that. */
function wrong(
  value: unknown,
  key: Key,
  optional: boolean | undefined,
  keyword: string,
  params: Fault["params"],
): void {
  if (value !== undefined || typeof key !== "string") fault(key, keyword, params);
  else if (!optional) fault(undefined, "required", { missingProperty: key });
}

const wrongType = (value: unknown, key: Key, optional: boolean | undefined, type: string): void =>
  wrong(value, key, optional, "type", { type });

/** Moves the faults from `start` on below the key; what is missing comes first. */
function settle(start: number, key: Key): void {
  const found = faults.splice(start);
  const isMissing = ({ instancePath, keyword }: Fault): boolean =>
    instancePath === "" && keyword === "required";
  faults.push(...found.filter(isMissing), ...found.filter((one) => !isMissing(one)));
  for (const one of found) one.instancePath = pathOf(key) + one.instancePath;
}

export const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An object with named fields, each of which `check` checks. */
export const object =
  (check: (value: Fields) => void): Check =>
  (value, key, optional) => {
    if (!isObject(value)) return wrongType(value, key, optional, "object");
    const start = faults.length;
    check(value);
    if (faults.length > start) settle(start, key);
  };

/** No fields but these. */
export function closed(value: Fields, names: ReadonlySet<string>): void {
  const end = faults.length + mostFaults;
  for (const name in value) {
    if (faults.length >= end) break;
    if (!names.has(name)) fault(undefined, "additionalProperties", { additionalProperty: name });
  }
}

/** None of these fields. */
export function absent(value: Fields, ...names: readonly string[]): void {
  if (names.some((name) => value[name] !== undefined))
    fault(undefined, "absent", { keys: names.join(", ") });
}

export const any: Check = (value, key, optional) => {
  if (value === undefined && typeof key === "string") wrongType(value, key, optional, "");
};

// most fields of most values may be missing, and are: the test stands here, where V8 inlines it
export const string: Check = (value, key, optional) => {
  if (typeof value !== "string" && (value !== undefined || !optional))
    wrongType(value, key, optional, "string");
};

export const boolean: Check = (value, key, optional) => {
  if (typeof value !== "boolean" && (value !== undefined || !optional))
    wrongType(value, key, optional, "boolean");
};

export const isNull: Check = (value, key, optional) => {
  if (value !== null) wrongType(value, key, optional, "null");
};

export function constant(value: unknown, key: Key, optional: boolean, allowedValue: string): void {
  if (value !== allowedValue) wrong(value, key, optional, "const", { allowedValue });
}

/** One of the words. */
export function words(
  value: unknown,
  key: Key,
  optional: boolean,
  allowedValues: readonly unknown[],
): void {
  if (allowedValues.includes(value)) return;
  string(value, key, optional);
  if (value !== undefined || typeof key !== "string") fault(key, "enum", { allowedValues });
}

/** Any word: it is not empty. */
export const word: Check = (value, key, optional) => {
  string(value, key, optional);
  if (value === "") fault(key, "nonEmpty");
};

export function pattern(value: unknown, key: Key, optional: boolean, expected: RegExp): void {
  if (typeof value !== "string") wrongType(value, key, optional, "string");
  else if (!expected.test(value)) fault(key, "pattern", { pattern: expected.source });
}

export function maxLength(value: unknown, key: Key, _: boolean, limit: number): void {
  if (typeof value !== "string" || value.length <= limit) return;
  // a character has one or two units
  if (value.length > 2 * limit || Array.from(value).length > limit)
    fault(key, "maxLength", { limit });
}

/** None of the words: other members of a union have them. */
export function not(value: unknown, key: Key, _: boolean, known: ReadonlySet<unknown>): void {
  if (known.has(value)) fault(key, "not");
}

type Limit = number | undefined;

function limited(value: number, key: Key, minimum: Limit, maximum: Limit, above?: Limit): void {
  if (maximum !== undefined && value > maximum) fault(key, "maximum", { limit: maximum });
  if (minimum !== undefined && value < minimum) fault(key, "minimum", { limit: minimum });
  if (above !== undefined && value <= above) fault(key, "exclusiveMinimum", { limit: above });
}

export function number(
  value: unknown,
  key: Key,
  optional: boolean,
  minimum?: number,
  maximum?: number,
  above?: number,
): void {
  if (typeof value === "number" && Number.isFinite(value))
    limited(value, key, minimum, maximum, above);
  else wrongType(value, key, optional, "number");
}

export function integer(
  value: unknown,
  key: Key,
  optional: boolean,
  minimum = -Infinity,
  maximum = Infinity,
  above = -Infinity,
): void {
  const right =
    typeof value === "number"
      ? Number.isInteger(value) && value >= minimum && value <= maximum && value > above
      : value === undefined && optional;
  if (!right) noInteger(value, key, optional, minimum, maximum, above);
}

function noInteger(
  value: unknown,
  key: Key,
  optional: boolean,
  ...limits: readonly [minimum: number, maximum: number, above: number]
): void {
  if (!Number.isInteger(value)) wrongType(value, key, optional, "integer");
  if (typeof value === "number" && Number.isFinite(value)) limited(value, key, ...limits);
}

export function list(value: unknown, key: Key, optional: boolean, item: Check, minItems = 0): void {
  if (!Array.isArray(value)) return wrongType(value, key, optional, "array");
  const start = faults.length;
  if (value.length < minItems) fault(undefined, "minItems", { limit: minItems });
  for (let index = 0; index < value.length && faults.length < start + mostFaults; index++)
    item(value[index], index);
  if (faults.length > start) settle(start, key);
}

export function map(value: unknown, key: Key, optional: boolean, item: Check): void {
  if (!isObject(value)) return wrongType(value, key, optional, "object");
  const start = faults.length;
  for (const name in value) {
    if (faults.length >= start + mostFaults) break;
    item(value[name], [name]);
  }
  if (faults.length > start) settle(start, key);
}

/** Of none of the JSON types that decide which check a value gets. */
export function noType(value: unknown, key: Key, optional: boolean, allowed: string): void {
  wrong(value, key, optional, "dispatchType", { allowed });
}

/** With none of the keys that decide which check a value gets. */
export function noKey(value: unknown, key: Key, optional: boolean, allowed: string): void {
  if (isObject(value)) fault(key, "dispatchKey", { allowed });
  else wrongType(value, key, optional, "object");
}

type Checks = Readonly<Record<string, Check>>;

/** The tag of a value decides which check it gets, and none else: a fault is that of the member that was meant. */
export function tagged(
  property: string,
  members: Checks,
  unknown?: Check,
  extension?: Check,
  extensionTag?: RegExp,
): Check {
  // a Map, not an object: a tag may be `__proto__`
  const checks = new Map<unknown, Check>(Object.entries(members));
  const checkOther = (tag: string): Check | undefined =>
    extensionTag?.test(tag) ? extension : unknown;
  return (value, key, optional) => {
    if (!isObject(value)) return wrongType(value, key, optional, "object");
    const tag = value[property];
    const check = checks.get(tag) ?? (typeof tag === "string" ? checkOther(tag) : undefined);
    if (check) check(value, key, optional);
    else fault(key, "dispatchTag", { property, allowed: Object.keys(members).join("|") });
  };
}
