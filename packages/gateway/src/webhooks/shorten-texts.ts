/** The characters of a text that a message keeps. */
const mostCharacters = 16_384;

interface Shortened<T> {
  readonly value: T;
  readonly isShortened: boolean;
}

/** A copy in which no text is longer than a message may have it. */
export function shortenTexts<T>(value: T): Shortened<T> {
  let isShortened = false;
  const text = JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner !== "string" || inner.length <= mostCharacters) return inner;
    isShortened = true;
    return `${inner.slice(0, mostCharacters - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
  });
  return isShortened ? { value: JSON.parse(text), isShortened } : { value, isShortened };
}
