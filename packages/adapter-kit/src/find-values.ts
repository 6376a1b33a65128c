/** A text or a whole number in JSON. */
export interface ValuePlace {
  /** Of a text, between its quotes. */
  readonly start: number;
  readonly end: number;
  readonly isText: boolean;
  readonly path: readonly (string | number)[];
}

const wholeNumber = /^(?:0|[1-9]\d{0,14})$/;

/** The texts and whole numbers of JSON that is known to be valid; undefined if an object has a key twice, or `__proto__`. */
export function findValues(json: string): ValuePlace[] | undefined {
  const places: ValuePlace[] = [];
  const open: OpenValue[] = [];
  for (const match of json.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g)) {
    const [token] = match;
    const value = open.at(-1);
    if (token === "{" || token === "[") open.push(token === "{" ? openObject() : { key: 0 });
    else if (token === "}" || token === "]") open.pop();
    else if (token === ",") passComma(value);
    else if (token !== ":" && value !== undefined) {
      const isText = token.startsWith('"');
      if (value.key === undefined) {
        if (!takeKey(value, token)) return undefined;
      } else if (isText || wholeNumber.test(token)) {
        const start = match.index + (isText ? 1 : 0);
        const end = match.index + token.length - (isText ? 1 : 0);
        places.push({ start, end, isText, path: open.map(({ key = "" }) => key) });
      }
    }
  }
  return places;
}

interface OpenValue {
  /** The key of the value that comes; undefined: the key comes. */
  key: string | number | undefined;
  /** Of an object: those that were there. */
  readonly keys?: Set<string>;
}

const openObject = (): OpenValue => ({ key: undefined, keys: new Set() });

function passComma(value: OpenValue | undefined): void {
  if (value !== undefined) value.key = typeof value.key === "number" ? value.key + 1 : undefined;
}

function takeKey(value: OpenValue, token: string): boolean {
  const key: unknown = JSON.parse(token);
  if (typeof key !== "string" || key === "__proto__" || value.keys?.has(key) === true) return false;
  value.keys?.add(key);
  value.key = key;
  return true;
}
